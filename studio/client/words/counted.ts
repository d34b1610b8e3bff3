import type { TFunction } from '#i18n';

/** Words how many there are of something: the text has a form for one and a form for many. */
export const counted = (t: TFunction, key: string, count: number): string =>
  t(`${key}.${count === 1 ? 'one' : 'many'}`, { count });
