import { join } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './CategoryMark.module.css';

/** Numbers the categories of operations as the bank does, from 1 (other) to 12 (tolls). */
export type CategoryNumber = keyof typeof drawings;

const drawings = {
  1: 'category-other',
  2: 'category-airlines',
  3: 'category-car-rental',
  4: 'category-cash',
  5: 'category-hotels',
  6: 'category-supermarkets',
  7: 'category-clothing',
  8: 'category-restaurants',
  9: 'category-fuel',
  10: 'category-telephone',
  11: 'category-department-stores',
  12: 'category-tolls',
} as const satisfies Record<number, IconName>;

/** Marks an operation with the icon and the hue of its category, beside the words that name it. */
export function CategoryMark({ category }: { category: CategoryNumber }) {
  return (
    <span className={join(styles['mark'], styles[`hue${category}`])}>
      <Icon name={drawings[category]} />
    </span>
  );
}
