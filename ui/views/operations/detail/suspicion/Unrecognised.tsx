import { formatDate, formatMaskedPan, formatMoney, useTranslation } from '#i18n';
import type { Operation } from '#schemas';
import { amountOf } from '../../operation-rules.ts';
import { WriteLink } from './WriteLink.tsx';

/** Leads to the help desk, where the message has begun already: which operation it is. */
export function Unrecognised({ operation }: { operation: Operation }) {
  const { t } = useTranslation('operation-detail');
  const amount = amountOf(operation);
  const parts = [
    operation.merchant.merchantName,
    ...(amount ? [formatMoney(amount.amount, amount.currency)] : []),
    formatDate(operation.transactionDate),
    t('ofCard', { pan: formatMaskedPan(operation.cardIdValue) }),
  ];
  const message = t('unrecognisedMessage', { operation: parts.join(', ') });
  return (
    <WriteLink about="OPERAZIONE_NON_RICONOSCIUTA" message={message}>
      {t('unrecognised')}
    </WriteLink>
  );
}
