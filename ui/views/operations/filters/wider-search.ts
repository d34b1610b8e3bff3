import { type FilterForm, selectableDays } from './filter-form.ts';
import { mostCents, readAmount } from './filter-rules.ts';

/** A search that finds more than the one that stands, by what it lets go. */
export type WiderSearch = {
  lets: 'days' | 'amount';
  form: FilterForm;
  fields: readonly (keyof FilterForm)[];
};

/** Returns what may be asked for instead of a search that finds nothing, what it asks for already left out. */
export function widerSearches(form: FilterForm, today: string): readonly WiderSearch[] {
  return [...inAllMonths(form, today), ...aboutTheAmount(form)];
}

function inAllMonths(form: FilterForm, today: string): readonly WiderSearch[] {
  const { first: startDate, last: endDate } = selectableDays(today);
  if (form.dates.startDate === startDate && form.dates.endDate === endDate) return [];
  return [{ lets: 'days', form: { ...form, dates: { startDate, endDate } }, fields: ['dates'] }];
}

const centsOfEuro = 100;

function aboutTheAmount(form: FilterForm): readonly WiderSearch[] {
  const [from, to] = [readAmount(form.amountFrom), readAmount(form.amountTo)];
  const isOneAmount = typeof from === 'number' && typeof to === 'number' && to - from < centsOfEuro;
  if (!isOneAmount) return [];
  return [
    { lets: 'amount', form: { ...form, ...amountsAbout(from, to) }, fields: ['amountFrom', 'amountTo'] },
  ];
}

/** Returns the whole euros a tenth below and above some cents, and at least two: so far off does one remember them. */
export function amountsAbout(from: number, to: number): Pick<FilterForm, 'amountFrom' | 'amountTo'> {
  const apart = Math.max(2 * centsOfEuro, to / 10);
  return {
    amountFrom: String(Math.max(0, Math.floor((from - apart) / centsOfEuro))),
    amountTo: String(Math.ceil(Math.min(mostCents, to + apart) / centsOfEuro)),
  };
}
