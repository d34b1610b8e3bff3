import type { TFunction } from '#i18n';
import type { ReadableView } from '../../protocol.ts';
import { variableName } from './condition.ts';

/** Names what can be read as the screen does that asks for it; its own name stands beside. */
export function readableName(t: TFunction, { path, words }: ReadableView): string {
  const name = variableName(t, path);
  return words === undefined ? name : t('condition.asked', { words, name });
}
