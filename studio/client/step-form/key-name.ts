import type { TFunction } from '#i18n';
import { named } from '../words/named.ts';

/** Calls a key of steps by its Italian name; one that names something itself, such as an action, is told as it is. */
export const keyName = (t: TFunction, key: string): string =>
  named(t, { key: `stepForm.keys.${key}`, otherwise: key });
