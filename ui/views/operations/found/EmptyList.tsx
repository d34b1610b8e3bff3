import { formatMoney, useTranslation } from '#i18n';
import { Button, EmptyState } from '#ui/kit';
import { readAmount } from '../filters/filter-rules.ts';
import type { PanelOfFilters } from '../filters/use-filter-panel.ts';
import { type WiderSearch, widerSearches } from '../filters/wider-search.ts';

/** Says that there are no operations, or that none was found, and offers what would find more (HOLDER-19). */
export function EmptyList({ panel }: { panel: Pick<PanelOfFilters, 'today' | 'form' | 'typed' | 'apply'> }) {
  const { t } = useTranslation('operations');
  const { today, form, typed, apply } = panel;
  if (!form) return <EmptyState icon="operations" title={t('empty.text')} />;
  // It widens this search: the next begins with the usual filters again.
  const widen = (wider: WiderSearch): void =>
    apply(wider.form, {
      // A search for this sum alone becomes one for about as much; beside other words the chips tell.
      line: isSumAlone(typed) ? lineOf(wider.lets) : typed.line,
      fields: [...typed.fields, ...wider.fields],
    });
  // What is found has other amounts than the one that was typed.
  const lineOf = (lets: WiderSearch['lets']): string =>
    ({ amount: t('search.about', typed), currency: '', days: typed.line })[lets];
  const searches = widerSearches(form, today);
  return (
    <EmptyState
      icon="search"
      title={t('empty.filtered')}
      action={
        searches.length > 0 &&
        searches.map((wider) => (
          <Button key={wider.lets} variant="secondary" onPress={() => widen(wider)}>
            {t(`empty.wider.${wider.lets}`, {
              from: euros(wider.form.amountFrom),
              to: euros(wider.form.amountTo),
            })}
          </Button>
        ))
      }
    >
      {t(form.search === '' ? 'empty.advice' : 'empty.adviceForWords')}
    </EmptyState>
  );
}

const isSumAlone = ({ line, fields }: PanelOfFilters['typed']): boolean =>
  line !== '' && fields.every((field) => field === 'amountFrom' || field === 'amountTo');

/** What was worked out is an amount that may be asked for. */
const euros = (typed: string): string => {
  const cents = readAmount(typed);
  return typeof cents === 'number' ? formatMoney(cents) : typed;
};
