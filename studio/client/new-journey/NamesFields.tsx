import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import type { Order } from './order.ts';

/** What the fields of the form are given: what has been said, the name that follows from it, and who hears what is said. */
export type OrderProps = { order: Order; name: string; onSay: (more: Partial<Order>) => void };

/** Asks what its holder calls the journey, and what its files are called, which follows from that. */
export function NamesFields({ order, name, why, onSay }: OrderProps & { why: string | undefined }) {
  const { t } = useTranslation('studio');
  return (
    <>
      <TextField
        label={t('newJourney.titleOf')}
        value={order.title}
        onChange={(title) => onSay({ title })}
        hint={t('newJourney.titleHint')}
        autoComplete="off"
      />
      <TextField
        label={t('newJourney.name')}
        value={order.name ?? name}
        onChange={(typed) => onSay({ name: typed })}
        error={why}
        hint={t('add.nameHint')}
        autoComplete="off"
        spellCheck="false"
      />
    </>
  );
}
