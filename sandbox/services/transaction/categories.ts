import type { Category, CategoryCode } from '#schemas';
import listed from './categories.json' with { type: 'json' };

/** The 12 categories with their numbers, as the documents list them (OPS-21 to OPS-32). */
export const categories: readonly Category[] = listed.map((category) => ({
  ...category,
  // The contract's test holds the file to the codes of CategoryCode.
  code: category.code as CategoryCode,
  iconCategory: `category-${category.cssCategory}`,
}));

/**
 * Finds a category by its code.
 *
 * @throws {Error} CATEGORY_UNKNOWN when a stored operation has a code that the bank does not know.
 */
export function categoryOf(code: string): Category {
  const found = categories.find((category) => category.code === code);
  if (found === undefined) throw new Error(`CATEGORY_UNKNOWN: ${code}`);
  return found;
}
