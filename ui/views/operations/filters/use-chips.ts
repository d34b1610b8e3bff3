import { formatMoney, formatShortDay, type TFunction, useTranslation } from '#i18n';
import { allCategories, type FilterForm } from './filter-form.ts';
import { readAmount } from './filter-rules.ts';

/** One filter in words, and the form without it; what cannot be taken off, such as the usual period, has none. */
export type Chip = { key: string; words: string; without: FilterForm | undefined };

/** Returns which filters are set, each by itself (FILTER-12). */
export function useChips(form: FilterForm, empty: FilterForm): readonly Chip[] {
  const { t } = useTranslation('operation-filters');
  const { t: nameOf } = useTranslation('categories');
  const { search, dates, categories } = form;
  const without = (change: Partial<FilterForm>): FilterForm => ({ ...form, ...change });
  const pair = (name: 'currency' | 'paymentType' | 'operationType'): Chip[] => {
    const chosen = Object.entries(form[name]).flatMap(([kind, isChosen]) => (isChosen ? [kind] : []));
    const [kind, ...others] = chosen;
    // Both together, as neither, leave everything in.
    if (kind === undefined || others.length > 0) return [];
    return [{ key: name, words: t(`kinds.${name}.${kind}`), without: without({ [name]: empty[name] }) }];
  };
  const isUsual = dates.startDate === empty.dates.startDate && dates.endDate === empty.dates.endDate;
  const period = { from: formatShortDay(dates.startDate), to: formatShortDay(dates.endDate) };
  const amount = amountWords(form, t);
  return [
    ...only(search.trim() !== '', {
      key: 'search',
      words: t('chips.search', { search: search.trim() }),
      without: without({ search: '' }),
    }),
    {
      key: 'dates',
      words: t('chips.period', period),
      without: isUsual ? undefined : without({ dates: empty.dates }),
    },
    ...(categories.includes(allCategories) ? [] : categories).map((code) => ({
      key: code,
      words: nameOf(code),
      without: without({ categories: categories.filter((each) => each !== code) }),
    })),
    ...only(amount !== '', {
      key: 'amount',
      words: amount,
      without: without({ amountFrom: '', amountTo: '' }),
    }),
    ...pair('currency'),
    ...pair('paymentType'),
    ...pair('operationType'),
  ];
}

const only = (isSet: boolean, chip: Chip): Chip[] => (isSet ? [chip] : []);

function amountWords(form: FilterForm, t: TFunction): string {
  const [from, to] = [readAmount(form.amountFrom), readAmount(form.amountTo)].map((cents) =>
    typeof cents === 'number' ? formatMoney(cents) : undefined,
  );
  if (from !== undefined && to !== undefined)
    return t(`chips.${from === to ? 'exact' : 'between'}`, { from, to });
  if (from !== undefined) return t('chips.least', { from });
  return to === undefined ? '' : t('chips.most', { to });
}
