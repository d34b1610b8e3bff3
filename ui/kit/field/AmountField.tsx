import type { ComponentProps } from 'react';
import { KeepingField } from './KeepingField.tsx';

type AmountFieldProps = Omit<
  ComponentProps<typeof KeepingField>,
  'type' | 'inputMode' | 'autoComplete' | 'bare'
>;

/** Takes an amount, and says so when it leaves off something that was typed. */
export function AmountField(field: AmountFieldProps) {
  return <KeepingField {...field} inputMode="decimal" autoComplete="off" bare={bareAmount} />;
}

/** Leaves off how an amount is set: blanks, its currency, points and commas, and noughts before it. */
const bareAmount = (text: string): string => text.replaceAll(/[\s€.,]/gu, '').replace(/^0+(?=\d)/, '');
