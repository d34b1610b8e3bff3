import { formatMoney, lastDigitsOfPan, useTranslation } from '#i18n';
import { useStored } from '#ui/state';
import { Button, EmptyState } from '#ui/kit';
import { cardTitle } from '../../cards/picker/card-name.ts';
import { readAmount } from '../filters/filter-rules.ts';
import type { PanelOfFilters } from '../filters/use-filter-panel.ts';
import { type WiderSearch, widerSearches } from '../filters/wider-search.ts';

type EmptyListProps = {
  /** Of the card that was looked at. */
  pan: string;
  panel: Pick<PanelOfFilters, 'today' | 'form' | 'typed' | 'apply' | 'applyTo'>;
};

/** Says that there are no operations, or that none was found, and offers what would find more (HOLDER-19). */
export function EmptyList({ pan, panel }: EmptyListProps) {
  const { t } = useTranslation('operation-filters');
  const { today, form, typed, apply, applyTo } = panel;
  const cards = useStored('cards', ({ list }) => list);
  const selectedId = useStored('cards', (state) => state.selectedId);
  if (!form) return <EmptyState icon="operations" title={t('none.text')} />;
  // It widens this search: the next begins with the usual filters again.
  const widen = (wider: WiderSearch): void =>
    apply(wider.form, { line: lineOf(wider), fields: [...typed.fields, ...wider.fields] });
  // What the words had filled in and is looked for no more goes from the line as well; the chips tell what is.
  const lineOf = ({ lets, fields }: WiderSearch): string => {
    if (lets === 'amount' && isSumAlone(typed)) return t('about', typed);
    if (!fields.some((field) => typed.fields.includes(field))) return typed.line;
    return typed.fields.includes('search') ? form.search : '';
  };
  const searches = widerSearches(form, today);
  // A family card hides its amounts, and nothing is found by them there.
  const asksAmount = form.amountFrom !== '' || form.amountTo !== '';
  const others = cards.filter(({ id, flagFamiliar }) => id !== selectedId && !(flagFamiliar && asksAmount));
  return (
    <EmptyState
      icon="search"
      title={t('none.filtered')}
      action={
        searches.length + others.length > 0 && (
          <>
            {searches.map((wider) => (
              <Button key={wider.lets} variant="secondary" onPress={() => widen(wider)}>
                {t(`none.wider.${wider.lets}`, {
                  from: euros(wider.form.amountFrom),
                  to: euros(wider.form.amountTo),
                })}
              </Button>
            ))}
            {others.map((card) => (
              <Button key={card.id} variant="secondary" onPress={() => applyTo(card.id)}>
                {t('none.otherCard', { name: cardTitle(card), digits: lastDigitsOfPan(card.pan) })}
              </Button>
            ))}
          </>
        )
      }
    >
      {t(form.search === '' ? 'none.advice' : 'none.adviceForWords', { digits: pan.slice(-4) })}
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
