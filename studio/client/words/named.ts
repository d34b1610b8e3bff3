import type { TFunction } from '#i18n';

/** A text that may not be written yet, what is said without it, and what fills its placeholders. */
type Naming = { key: string; otherwise: string; values?: Record<string, unknown> };

/** Words a name that may have no words yet: then it is shown as it is. */
export function named(t: TFunction, { key, otherwise, values = {} }: Naming): string {
  const words = t(key, values);
  // A text that nobody has written is shown by its key.
  return words === key ? otherwise : words;
}
