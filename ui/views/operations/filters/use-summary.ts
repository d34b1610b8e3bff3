import { formatMoney, formatShortDay, type TFunction, useTranslation } from '#i18n';
import { allCategories, type FilterForm } from './filter-form.ts';
import { readAmount } from './filter-rules.ts';

const mostNames = 2;

/** Returns in one line which filters are set (FILTER-12). */
export function useSummary(form: FilterForm | undefined): string {
  const { t } = useTranslation('operations');
  const { t: nameOf } = useTranslation('categories');
  if (!form) return '';
  const { search, dates, categories, currency, paymentType, operationType } = form;
  const pair = (name: string, chosen: Readonly<Record<string, boolean>>) => {
    const [kind, ...others] = Object.keys(chosen).filter((each) => chosen[each]);
    return kind !== undefined && others.length === 0 ? t(`filters.${name}.${kind}`) : '';
  };
  const chosen = categories.includes(allCategories) ? [] : categories;
  const names =
    chosen.length > mostNames
      ? t('filters.categories.several', { count: chosen.length })
      : chosen.map((code) => nameOf(code)).join(', ');
  const parts = [
    search.trim() === '' ? '' : t('filters.summary.search', { search: search.trim() }),
    t('filters.period.shown', { from: formatShortDay(dates.startDate), to: formatShortDay(dates.endDate) }),
    names,
    amountWords(form, t),
    pair('currency', currency),
    pair('paymentType', paymentType),
    pair('operationType', operationType),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function amountWords(form: FilterForm, t: TFunction): string {
  const [from, to] = [readAmount(form.amountFrom), readAmount(form.amountTo)].map((cents) =>
    typeof cents === 'number' ? formatMoney(cents) : undefined,
  );
  if (from !== undefined && to !== undefined) return t('filters.summary.between', { from, to });
  if (from !== undefined) return t('filters.summary.least', { from });
  return to === undefined ? '' : t('filters.summary.most', { to });
}
