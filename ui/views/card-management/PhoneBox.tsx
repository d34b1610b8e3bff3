import { useId, useState } from 'react';
import { formatMaskedPhone, useTranslation } from '#i18n';
import type { CardContextData } from '#schemas';
import { Button, Dialog, Heading, Surface, VisuallyHidden } from '#ui/kit';
import { InsertCode } from './InsertCode.tsx';
import { phoneBoxState, type PhoneBoxState } from './phone-box.ts';
import styles from './PhoneBox.module.css';
import { TileHindrance } from './TileHindrance.tsx';

type PhoneBoxProps = {
  context: CardContextData;
  isOpening: boolean;
  onEdit: () => void;
};

/** Shows the masked reference number and the way to change it (MGMT-01, MGMT-09). */
export function PhoneBox({ context, isOpening, onEdit }: PhoneBoxProps) {
  const { t } = useTranslation('card-management');
  const titleId = useId();
  const state = phoneBoxState(context);
  return (
    <Surface labelledBy={titleId}>
      <div className={styles['box']}>
        <Heading level={2} size="section" id={titleId}>
          {t('phone.title')}
        </Heading>
        <div className={styles['line']}>
          <MaskedNumber phone={context.contact} />
          {state.kind === 'editable' && (
            <Button
              variant="secondary"
              icon="edit"
              aria-label={t('phone.editLabel')}
              isLoading={isOpening}
              loadingLabel={t('phone.opening')}
              onPress={onEdit}
            >
              {t('phone.edit')}
            </Button>
          )}
        </div>
        <p className={styles['text']}>{t('phone.text')}</p>
        <Hindrance state={state} />
        <SingleNumber />
      </div>
    </Surface>
  );
}

function MaskedNumber({ phone }: { phone: string }) {
  const { t } = useTranslation('card-management');
  return (
    <p className={styles['number']}>
      <span aria-hidden="true">{formatMaskedPhone(phone)}</span>
      <VisuallyHidden>{t('phone.spoken', { digits: phone.slice(-2) })}</VisuallyHidden>
    </p>
  );
}

function Hindrance({ state }: { state: PhoneBoxState }) {
  const { t } = useTranslation('card-management');
  if (!('hindrance' in state)) return null;
  const { hindrance } = state;
  return (
    <div>
      <TileHindrance hindrance={hindrance} />
      {hindrance.kind === 'limited' && (
        <div className={styles['why']}>
          <InsertCode service={t('phone.title')} />
        </div>
      )}
    </div>
  );
}

/** Explains, when asked, why there is one mobile number for everything (PHONE-06). */
function SingleNumber() {
  const { t } = useTranslation('card-management');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles['why']}>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t('phone.why')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        closeLabel={t('singleNumber.closeIcon')}
        title={t('singleNumber.title')}
        footer={<Button onPress={close}>{t('singleNumber.close')}</Button>}
      >
        <p>{t('singleNumber.text')}</p>
      </Dialog>
    </div>
  );
}
