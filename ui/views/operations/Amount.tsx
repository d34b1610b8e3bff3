import type { ComponentProps } from 'react';
import { formatMoneyParts } from '#i18n';
import type { Amount as BankAmount } from '#schemas';
import { Money } from '#ui/kit';

type AmountProps = Pick<ComponentProps<typeof Money>, 'size' | 'tone'> & {
  amount: BankAmount;
  isIncoming?: boolean | undefined;
};

/** Shows an amount of an operation in its own currency (OPS-05), with a plus when it comes in. */
export function Amount({ amount, isIncoming, ...look }: AmountProps) {
  const parts = formatMoneyParts(amount.amount, amount.currency);
  // Whole yen are followed by nothing, so nothing must part them from it.
  const separator = parts.decimals === '' ? '' : undefined;
  return <Money parts={isIncoming ? { ...parts, sign: '+' } : parts} separator={separator} {...look} />;
}
