import type { CategoryCode } from '#schemas';
import type { CategoryNumber } from '#ui/kit';

/** The documents’ number of each category (OPS-21 to OPS-32), which names its icon and its hue. */
export const categoryNumbers = {
  ALTRESPESE: 1,
  LINEEAEREE: 2,
  AUTONOLEGGI: 3,
  ANTICIPOCONTANTE: 4,
  HOTEL: 5,
  SUPERMERCATI: 6,
  ABBIGLIAMENTO: 7,
  RISTORANTI: 8,
  CARBURANTI: 9,
  SERVIZITELEFONICI: 10,
  GRANDIMAGAZZINI: 11,
  PEDAGGIAUTOSTRADALI: 12,
} as const satisfies Record<CategoryCode, CategoryNumber>;

/** The categories as they are offered: what holders spend on every week comes first, what fits nowhere else last. */
export const categoriesInOrder: readonly CategoryCode[] = [
  'SUPERMERCATI',
  'RISTORANTI',
  'CARBURANTI',
  'ABBIGLIAMENTO',
  'GRANDIMAGAZZINI',
  'SERVIZITELEFONICI',
  'PEDAGGIAUTOSTRADALI',
  'ANTICIPOCONTANTE',
  'HOTEL',
  'LINEEAEREE',
  'AUTONOLEGGI',
  'ALTRESPESE',
];
