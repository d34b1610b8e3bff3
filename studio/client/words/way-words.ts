import type { TFunction } from '#i18n';
import type { WayView } from '../../protocol.ts';
import { conditionWords } from './condition.ts';
import { named } from './named.ts';

type Wording = (t: TFunction, way: WayView, condition: string | undefined) => string;

const fixed: Wording = (t, { kind }) => t(`way.${kind}`);
const ofName: Wording = (t, { kind, name }) => t(`way.${kind}`, { name });

const wording: { readonly [Kind in WayView['kind']]: Wording } = {
  action: (t, { name, words }, condition) => {
    const button = words ?? named(t, { key: `way.action.${name}`, otherwise: name });
    return condition === undefined ? button : `${button} (${t('way.when', { condition })})`;
  },
  ok: (t, _way, condition) => (condition === undefined ? t('way.ok') : t('way.okWhen', { condition })),
  case: (t, _way, condition) => (condition === undefined ? t('way.otherwise') : t('way.when', { condition })),
  next: fixed,
  exit: (t, { name }) => t('way.exit', { outcome: outcomeName(t, name) }),
  'step-up': (t, { name }) => named(t, { key: `way.stepUp.${name}`, otherwise: name }),
  limit: ofName,
  back: ofName,
  unsure: fixed,
  timer: fixed,
  error: (t, way) => refusalWords(t, way),
};

/** Words a way as a newcomer reads it: the button, the condition, the refusal. */
export const wayWords = (t: TFunction, way: WayView): string =>
  wording[way.kind](t, way, way.when === undefined ? undefined : conditionWords(t, way.when));

/** Words a way with what a refusal does there. */
export const wholeWords = (t: TFunction, way: WayView): string =>
  [wayWords(t, way), ...(way.meaning ? [way.meaning] : [])].join(' · ');

/** Words a refusal: its code, and what the holder reads. */
export function refusalWords(t: TFunction, { name, words }: Pick<WayView, 'name' | 'words'>): string {
  if (name === 'unreachable') return t('way.unreachable');
  if (name === '*') return t('way.anyCode');
  const code = t('way.code', { code: name });
  return words === undefined ? code : `${code}: ${words}`;
}

/** Names an outcome of a journey. */
export const outcomeName = (t: TFunction, outcome: string): string =>
  named(t, { key: `outcome.${outcome}`, otherwise: outcome });
