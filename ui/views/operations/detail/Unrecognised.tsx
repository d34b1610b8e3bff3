import { formatDate, formatMaskedPan, formatMoney, useTranslation } from '#i18n';
import type { Operation } from '#schemas';
import { useApp } from '#ui/state';
import { Link } from '#ui/kit';
import { amountOf } from '../operation-rules.ts';

// Only the subject: what stands in an address must not tell whose money went where.
const helpDesk = '/userSupport/writeMessage?about=OPERAZIONE_NON_RICONOSCIUTA';

/** Leads to the help desk, where the message has begun already: which operation it is. */
export function Unrecognised({ operation }: { operation: Operation }) {
  const { t } = useTranslation('operation-detail');
  const { stores } = useApp();
  const amount = amountOf(operation);
  const parts = [
    operation.merchant.merchantName,
    ...(amount ? [formatMoney(amount.amount, amount.currency)] : []),
    formatDate(operation.transactionDate),
    t('ofCard', { pan: formatMaskedPan(operation.cardIdValue) }),
  ];
  const message = t('unrecognisedMessage', { operation: parts.join(', ') });
  return (
    <Link href={helpDesk} onFollow={() => stores.carried.getState().carry(helpDesk, { message })}>
      {t('unrecognised')}
    </Link>
  );
}
