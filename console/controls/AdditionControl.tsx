import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { useState } from 'react';
import { useBank } from '../server/bank.ts';
import { additionWords } from './order-words.ts';
import { OrderPanel } from './OrderPanel.tsx';

/** Has replies of the bank carry a notice. */
export function AdditionControl() {
  const { t } = useTranslation('console');
  const { live } = useBank();
  const [id, setId] = useState('');
  const [card, setCard] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <OrderPanel
      path="additions"
      orders={live.additions}
      lines={live.additions.map((addition) => additionWords(t, addition))}
      make={(common) => {
        setMissing(id === '');
        if (id === '') return undefined;
        return { ...common, adds: { triggerTimeline: { id }, ...(card !== '' && { TTLCardId: card }) } };
      }}
    >
      {() => (
        <>
          <TextField
            label={t('additions.what')}
            description={t('additions.whatHelp')}
            error={isMissing && id === '' ? t('additions.whatMissing') : undefined}
            value={id}
            onChange={(typed) => setId(typed.toUpperCase().replaceAll(/[^A-Z0-9_]/gu, ''))}
            autoComplete="off"
          />
          <TextField
            label={t('additions.card')}
            value={card}
            onChange={setCard}
            accepts="digits"
            maxLength={18}
            autoComplete="off"
          />
        </>
      )}
    </OrderPanel>
  );
}
