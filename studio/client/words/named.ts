import type { TFunction } from '#i18n';

/** Words a name that may have no words yet: then it is shown as it is. */
export function named(
  t: TFunction,
  key: string,
  otherwise: string,
  values: Record<string, unknown> = {},
): string {
  const words = t(key, values);
  // A text that nobody has written is shown by its key.
  return words === key ? otherwise : words;
}
