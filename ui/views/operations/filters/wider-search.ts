import { type FilterForm, selectableDays } from './filter-form.ts';
import { mostCents, readAmount } from './filter-rules.ts';

/** A search that finds more than the one that stands, by what it lets go. */
export type WiderSearch = {
  lets: 'days' | 'amount' | 'currency';
  form: FilterForm;
  fields: readonly (keyof FilterForm)[];
};

/** Returns what may be asked for instead of a search that finds nothing, what it asks for already left out. */
export function widerSearches(form: FilterForm, today: string): readonly WiderSearch[] {
  return [...inAllMonths(form, today), ...aboutTheAmount(form), ...inOtherCurrencies(form)];
}

function inAllMonths(form: FilterForm, today: string): readonly WiderSearch[] {
  const { first: startDate, last: endDate } = selectableDays(today);
  if (form.dates.startDate === startDate && form.dates.endDate === endDate) return [];
  return [{ lets: 'days', form: { ...form, dates: { startDate, endDate } }, fields: ['dates'] }];
}

const centsOfEuro = 100;

function aboutTheAmount(form: FilterForm): readonly WiderSearch[] {
  const [from, to] = oneAmountOf(form);
  if (from === undefined || to === undefined) return [];
  return [
    { lets: 'amount', form: { ...form, ...amountsAbout(from, to) }, fields: ['amountFrom', 'amountTo'] },
  ];
}

/** An amount is looked for in euro; the receipt may have it in another currency, of which there are few operations. */
function inOtherCurrencies(form: FilterForm): readonly WiderSearch[] {
  if (oneAmountOf(form).length === 0 || isSome(form.currency)) return [];
  const others = { ...form, amountFrom: '', amountTo: '', currency: { euro: false, other: true } };
  return [{ lets: 'currency', form: others, fields: ['amountFrom', 'amountTo', 'currency'] }];
}

const isSome = ({ euro, other }: FilterForm['currency']): boolean => euro || other;

function oneAmountOf(form: FilterForm): [] | [number, number] {
  const [from, to] = [readAmount(form.amountFrom), readAmount(form.amountTo)];
  const isOneAmount = typeof from === 'number' && typeof to === 'number' && to - from < centsOfEuro;
  return isOneAmount ? [from, to] : [];
}

/** Returns the whole euros a tenth below and above some cents, and at least two: so far off does one remember them. */
export function amountsAbout(from: number, to: number): Pick<FilterForm, 'amountFrom' | 'amountTo'> {
  const apart = Math.max(2 * centsOfEuro, to / 10);
  return {
    amountFrom: String(Math.max(0, Math.floor((from - apart) / centsOfEuro))),
    amountTo: String(Math.ceil(Math.min(mostCents, to + apart) / centsOfEuro)),
  };
}
