import { isDay } from '#i18n';
import type { FilterForm } from './filter-form.ts';
import { typedAmount } from './typed-amount.ts';

/** What an address says of filters, apart from the words searched for: those may name people, and stay out of it. */
type Written = Omit<FilterForm, 'search'>;

/** Writes a form into the parameters of an address, so that it may be kept, sent and gone back to. */
export function writeFilters({ dates, categories, amountFrom, amountTo, ...form }: Written): URLSearchParams {
  const { currency, paymentType, operationType } = form;
  const parts = {
    from: dates.startDate,
    to: dates.endDate,
    category: categories.join('.'),
    min: amountFrom,
    max: amountTo,
    currency: namesOf(currency),
    payment: namesOf(paymentType),
    type: namesOf(operationType),
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}

/** Reads a form out of the parameters of an address; what they leave out stays as in `empty`. */
export function readFilters(parameters: URLSearchParams, empty: FilterForm): FilterForm {
  const text = (name: string) => parameters.get(name) ?? '';
  const names = (name: string) => text(name).split('.').filter(Boolean);
  const [currency, payment, type] = [names('currency'), names('payment'), names('type')];
  return {
    ...empty,
    dates: {
      startDate: text('from') || empty.dates.startDate,
      endDate: text('to') || empty.dates.endDate,
    },
    categories: names('category'),
    amountFrom: typedAmount(text('min')),
    amountTo: typedAmount(text('max')),
    currency: { euro: currency.includes('euro'), other: currency.includes('other') },
    paymentType: { card: payment.includes('card'), phone: payment.includes('phone') },
    operationType: { in: type.includes('in'), out: type.includes('out') },
  };
}

/** Leaves out of the parameters of an address the days that no calendar has, and amounts without a figure. */
export function withSense(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...parameters].filter(makesSense));
}

function makesSense([name, value]: [string, string]): boolean {
  if (name === 'from' || name === 'to') return isDay(value);
  return (name !== 'min' && name !== 'max') || typedAmount(value) !== '';
}

const ours = ['from', 'to', 'category', 'min', 'max', 'currency', 'payment', 'type'];

/** Returns whether an address says anything of filters. */
export function hasFilters(parameters: URLSearchParams): boolean {
  return ours.some((name) => parameters.has(name));
}

function namesOf(choices: Readonly<Record<string, boolean>>): string {
  return Object.keys(choices)
    .filter((name) => choices[name])
    .join('.');
}
