import type { TFunction } from '#i18n';

/** The text for one, and that for many. */
type Forms = readonly [one: string, many: string];

/** Words how many there are of something. */
export const counted = (t: TFunction, [one, many]: Forms, count: number): string =>
  t(count === 1 ? one : many, { count });
