import { formatPhone, useTranslation } from '#i18n';
import type { JourneyEnd } from '#ui/journey';
import { useGoneOn, useOpenable } from '#ui/state';
import { Button, ButtonLink, RowWords, VisuallyHidden } from '#ui/kit';
import { type Payee, topUpOf } from './payee.ts';
import styles from './PayeeRow.module.css';

const popup = 'PAYEE_DELETE';

type PayeeRowProps = {
  payee: Payee;
  /** The selected card may pay for a top-up. */
  mayTopUp: boolean;
  onDeleted: () => void;
};

/** Shows one number of the book, to be topped up or taken off; the journey asks before it deletes. */
export function PayeeRow({ payee, mayTopUp, onDeleted }: PayeeRowProps) {
  const { t } = useTranslation('recharge');
  const { payeeId, name, phoneNumber } = payee;
  const ended = (end: JourneyEnd | undefined): void => {
    if (end?.outcome === 'completed') onDeleted();
  };
  const { open, isOpening, prefetch } = useOpenable(popup);
  useGoneOn(popup, (end, input) => {
    if (input['payeeId'] === payeeId) ended(end);
  });
  return (
    <>
      <RowWords title={name} note={formatPhone(phoneNumber)} />
      <span className={styles['actions']} onPointerEnter={prefetch} onFocus={prefetch}>
        {mayTopUp && (
          <ButtonLink href={topUpOf(payee)} variant="secondary">
            {t('book.topUp')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          aria-label={t('book.deleteLabel', { name })}
          isLoading={isOpening}
          loadingLabel={t('book.deleting')}
          onPress={() => void open({ payeeId, name }).then(ended)}
        >
          {t('book.delete')}
        </Button>
      </span>
    </>
  );
}
