import { formatDate, formatMoney, useTranslation } from '#i18n';
import type { CardSummary, Operation } from '#schemas';
import { useApp } from '#ui/state';
import { Link } from '#ui/kit';
import { cardTitle } from '../../../cards/picker/card-name.ts';
import { amountOf } from '../../operation-rules.ts';

const dispute = '/userSupport/dispute';

export type DisputeLinksProps = { operation: Operation; card: CardSummary | undefined; canLock: boolean };

/**
 * Leads to the dispute of an operation, which it carries along: an address must not tell whose money went where. Who made it
 * and was charged wrongly finds words of their own, and the same dispute behind them. Who does not know it has answered the first
 * question of that by pressing.
 */
export function DisputeLinks({ operation, card, canLock }: DisputeLinksProps) {
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
    charged: operation.chargeCurrencyAmount?.amount ?? 0,
  };
  const carry = (reason: 'NOT_MINE' | '') => () =>
    stores.carried.getState().carry(dispute, { ...carried, reason });
  return (
    <>
      <Link href={dispute} onFollow={carry('NOT_MINE')}>
        {t('dispute')}
      </Link>
      <Link href={dispute} onFollow={carry('')}>
        {t('disputeCharge')}
      </Link>
    </>
  );
}
