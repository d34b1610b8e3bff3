import { useTranslation } from '#i18n';
import { MultiSelect, Stack } from '#ui/kit';
import { RetryNotice } from '../../cards/RetryNotice.tsx';
import { RetryPlace } from '../../cards/RetryPlace.tsx';
import { useBankRead } from '../../cards/use-bank-read.ts';
import { categoriesInOrder } from '../categories.ts';
import { allCategories } from './filter-form.ts';

type CategoryFieldProps = {
  id: string;
  cardId: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  isWrong: true | undefined;
};

/** Asks for any categories, or for all of them (FILTER-03). */
export function CategoryField({ id, cardId, chosen, onChange, isWrong }: CategoryFieldProps) {
  const { t } = useTranslation('operation-filters');
  const { t: list } = useTranslation('operations');
  const { t: nameOf } = useTranslation('categories');
  const { codes, askAgain } = useCategories(cardId);
  const known = chosen.filter((code) => code === allCategories || codes.includes(code));
  const shown = () => {
    const [first = '', ...others] = known;
    return others.length === 0 ? nameOf(first) : t('categories.several', { count: known.length });
  };
  return (
    <RetryPlace label={t('categories.label')}>
      <Stack gap={2}>
        <MultiSelect
          id={id}
          label={t('categories.label')}
          placeholder={t('categories.placeholder')}
          choices={[...codes, allCategories].map((code) => ({ value: code, label: nameOf(code) }))}
          values={known}
          shown={known.length === 0 ? '' : shown()}
          onChange={(values) => onChange(settle(known, values))}
          error={isWrong && t('wrong.categories')}
        />
        {askAgain && (
          <RetryNotice retry={list('failed.retry')} onRetry={askAgain}>
            {t('categories.failed')}
          </RetryNotice>
        )}
      </Stack>
    </RetryPlace>
  );
}

/** All stands alone: it takes the place of those chosen before, and gives way to one chosen after. */
function settle(before: readonly string[], after: readonly string[]): readonly string[] {
  if (!after.includes(allCategories)) return after;
  return before.includes(allCategories) ? after.filter((code) => code !== allCategories) : [allCategories];
}

/**
 * Returns the bank’s categories in the order of the tiles, and until they are known those of the documents; with the way
 * to ask again for those that could not be read.
 */
function useCategories(cardId: string): { codes: readonly string[]; askAgain?: () => void } {
  const { read, again } = useBankRead('listCategories', { cardId });
  if (read.status === 'failed') return { codes: categoriesInOrder, askAgain: again };
  if (read.status === 'loading') return { codes: categoriesInOrder };
  const codes = new Set(read.value.categories.map(({ code }) => code));
  return { codes: categoriesInOrder.filter((code) => codes.has(code)) };
}
