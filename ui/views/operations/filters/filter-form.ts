import { daysBefore, monthsBefore, usualDays } from '#i18n';

/** Stands for all categories; it is never sent to the bank (FILTER-26). */
export const allCategories = 'ALL';

/** What the filters panel holds while it is filled in; amounts as they are typed, dates as calendar days (FILTER-28). */
export type FilterForm = {
  search: string;
  dates: { startDate: string; endDate: string };
  categories: readonly string[];
  amountFrom: string;
  amountTo: string;
  currency: { euro: boolean; other: boolean };
  paymentType: { card: boolean; phone: boolean };
  operationType: { in: boolean; out: boolean };
};

/** The days that the panel begins from: today in Italy, and where the bank has set the first period to end. */
export type FilterDays = { today: string; initialEnd: 'today' | 'oneMonthAgo' };

/** How many months before today may be asked for (FILTER-14). */
export const selectableMonths = 12;

/** Returns the first day of the period that the list shows without filters: the last 90 days (FILTER-13). */
export function periodStart(today: string): string {
  return daysBefore(today, usualDays);
}

/** Returns the first and the last day that may be chosen: the last 12 months up to today (FILTER-14). */
export function selectableDays(today: string): { first: string; last: string } {
  return { first: monthsBefore(today, selectableMonths), last: today };
}

/** Makes the form before anything is filled in (FILTER-13). */
export function emptyForm({ today, initialEnd }: FilterDays): FilterForm {
  return {
    search: '',
    dates: {
      startDate: periodStart(today),
      endDate: initialEnd === 'today' ? today : monthsBefore(today, 1),
    },
    categories: [],
    amountFrom: '',
    amountTo: '',
    currency: { euro: false, other: false },
    paymentType: { card: false, phone: false },
    operationType: { in: false, out: false },
  };
}

/** What a card leaves of the filters. */
export type FilterScope = {
  /** Only prepaid cards tell what comes in from what goes out (FILTER-07). */
  isPrepaid: boolean;
  /** A family card hides its amounts, so nobody may ask by them. */
  isFamily: boolean;
};

/** Leaves out of a form what cannot be asked of the card. */
export function withinScope(form: FilterForm, { isPrepaid, isFamily }: FilterScope): FilterForm {
  return {
    ...form,
    ...(!isPrepaid && { operationType: { in: false, out: false } }),
    ...(isFamily && { amountFrom: '', amountTo: '' }),
  };
}

/** Returns whether two forms, or two values of a field, ask for the same. */
export function isSame<Part>(one: Part, other: NoInfer<Part> | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
