import { formatDate, formatMoney, useTranslation } from '#i18n';
import type { CardSummary, Operation } from '#schemas';
import { useApp } from '#ui/state';
import { Link } from '#ui/kit';
import { cardTitle } from '../../cards/picker/card-name.ts';
import { amountOf } from '../operation-rules.ts';

const dispute = '/userSupport/dispute';

export type DisputeLinkProps = { operation: Operation; card: CardSummary | undefined; canLock: boolean };

/** Leads to the dispute of an operation, which it carries along: an address must not tell whose money went where. */
export function DisputeLink({ operation, card, canLock }: DisputeLinkProps) {
  const { t } = useTranslation('operation-detail');
  const { stores } = useApp();
  const { disputeReference = '', merchant, effectiveCardId, cardIdValue, transactionDate } = operation;
  const amount = amountOf(operation);
  const parts = [
    ...(amount ? [formatMoney(amount.amount, amount.currency)] : []),
    formatDate(transactionDate),
  ];
  const carried = {
    reference: disputeReference,
    merchant: merchant.merchantName,
    detail: parts.join(', '),
    cardId: effectiveCardId,
    card: card ? cardTitle(card) : '',
    pan: cardIdValue,
    canLock: canLock ? 'yes' : '',
  };
  return (
    <Link href={dispute} onFollow={() => stores.carried.getState().carry(dispute, carried)}>
      {t('dispute')}
    </Link>
  );
}
