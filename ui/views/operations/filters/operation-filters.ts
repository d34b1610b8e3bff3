import type { OperationFilters } from '#ui/state';
import { endOfDay, startOfDay } from '#i18n';
import type { BankRequests, CategoryCode } from '#schemas';
import { allCategories, type FilterForm, periodStart } from './filter-form.ts';
import { readAmount } from './filter-rules.ts';

/** Returns what the list shows without filters: the last 90 days up to today (FILTER-13). */
export function usualFilters(today: string): OperationFilters {
  return { dateMin: periodStart(today), dateMax: today };
}

/** Reads the filters out of a valid form (FILTER-23 to FILTER-26). */
export function filtersOf(form: FilterForm): OperationFilters {
  const { search, dates, currency, paymentType, operationType } = form;
  const chosen = form.categories.includes(allCategories) ? [] : form.categories;
  return leaveOutEmpty({
    search: search.trim() === '' ? undefined : search.trim(),
    amountMin: amountOf(form.amountFrom),
    amountMax: amountOf(form.amountTo),
    dateMin: dates.startDate,
    dateMax: dates.endDate,
    // A valid form holds the bank’s codes alone.
    category: chosen.length === 0 ? undefined : (chosen as readonly CategoryCode[]),
    flagSign: aloneOf(['P', operationType.in], ['N', operationType.out]),
    flagPaymentType: aloneOf(['card', paymentType.card], ['phone', paymentType.phone]),
    flagCurrency: aloneOf(['euro', currency.euro], ['other', currency.other]),
  });
}

type BankFilters = Omit<BankRequests['downloadTransactions'], 'cardId' | 'ext'>;

/** Writes filters as the bank reads them: whole days become instants by the Italian clock. */
export function bankFilters(filters: OperationFilters): BankFilters {
  const { search, amountMin, amountMax, dateMin, dateMax, category, merchantCode, ...flags } = filters;
  return {
    ...(dateMin !== undefined && { dateFrom: startOfDay(dateMin) }),
    ...(dateMax !== undefined && { dateTo: endOfDay(dateMax) }),
    ...(category && { category: [...category] }),
    ...(amountMin !== undefined && { amountFrom: amountMin }),
    ...(amountMax !== undefined && { amountTo: amountMax }),
    ...(search !== undefined && { merchantName: [search] }),
    ...(merchantCode !== undefined && { merchantCode: [merchantCode] }),
    ...flags,
  };
}

/** One of two alone is a filter; both, as neither, leave everything in. */
function aloneOf<One, Other>(
  [one, isOne]: [One, boolean],
  [other, isOther]: [Other, boolean],
): One | Other | undefined {
  if (isOne === isOther) return undefined;
  return isOne ? one : other;
}

function amountOf(text: string): number | undefined {
  const cents = readAmount(text);
  return cents === 'wrong' ? undefined : cents;
}

type Wished = { [Name in keyof OperationFilters]-?: OperationFilters[Name] | undefined };

function leaveOutEmpty(wished: Omit<Wished, 'merchantCode'>): OperationFilters {
  const set = Object.entries(wished).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set);
}
