import type { TFunction } from '#i18n';
import type { WayView } from '../../protocol.ts';
import { conditionWords } from './condition.ts';
import { named } from './named.ts';

/** Words a way as a newcomer reads it: the button, the condition, the refusal. */
export function wayWords(t: TFunction, way: WayView): string {
  const { kind, name, words, when } = way;
  const condition = when === undefined ? undefined : conditionWords(t, when);
  switch (kind) {
    case 'action': {
      const button = words ?? named(t, `way.action.${name}`, name);
      return condition === undefined ? button : `${button} (${t('way.when', { condition })})`;
    }
    case 'ok':
      return condition === undefined ? t('way.ok') : t('way.okWhen', { condition });
    case 'case':
      return condition === undefined ? t('way.otherwise') : t('way.when', { condition });
    case 'exit':
      return t('way.exit', { outcome: outcomeName(t, name) });
    case 'step-up':
      return named(t, `way.stepUp.${name}`, name);
    case 'limit':
    case 'back':
      return t(`way.${kind}`, { name });
    case 'unsure':
    case 'timer':
      return t(`way.${kind}`);
    case 'error':
      return refusalWords(t, way);
  }
}

/** Words a refusal: its code, and what the holder reads. */
export function refusalWords(t: TFunction, { name, words }: Pick<WayView, 'name' | 'words'>): string {
  if (name === 'unreachable') return t('way.unreachable');
  if (name === '*') return t('way.anyCode');
  const code = t('way.code', { code: name });
  return words === undefined ? code : `${code}: ${words}`;
}

/** Names an outcome of a journey. */
export const outcomeName = (t: TFunction, outcome: string): string => named(t, `outcome.${outcome}`, outcome);
