import type { SpendingCategory, SpendingMonth } from './spending-months.ts';

/** What was spent in a category, and how much more or less than in the month before; without one, nothing is compared. */
export type ComparedCategory = SpendingCategory & { change: number | 'new' | undefined };

/** Compares the categories of a month with those of the month before; what nothing was spent on any more comes last. */
export function compareCategories(
  { categories }: SpendingMonth,
  before: SpendingMonth | undefined,
): readonly ComparedCategory[] {
  if (!before) return categories.map((entry) => ({ ...entry, change: undefined }));
  const spentBefore = new Map(before.categories.map(({ category, spent }) => [category, spent]));
  const compared = categories.map((entry): ComparedCategory => {
    const earlier = spentBefore.get(entry.category);
    return { ...entry, change: earlier === undefined ? 'new' : entry.spent - earlier };
  });
  const named = new Set(categories.map(({ category }) => category));
  const gone = before.categories.filter(({ category }) => !named.has(category));
  return [
    ...compared,
    ...gone.map(({ category, spent }) => ({ category, spent: 0, percent: 0, change: -spent })),
  ];
}
