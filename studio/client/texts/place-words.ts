import type { TFunction } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import { named } from '../words/named.ts';
import { stepTitle } from '../words/step-words.ts';

/** Says what a text is on its screen, and after which call it is told. */
export function placeWords(t: TFunction, key: string, journey: Pick<JourneyView, 'ways' | 'steps'>): string {
  const [, part = '', name = '', ...rest] = key.split('.');
  const own = t(`texts.part.${part}`, { name });
  if (own === `texts.part.${part}`) return key;
  if (part === 'errors') return t('texts.part.errors', { name: toldAfter(t, name, journey) });
  const of = rest[0] ?? '';
  const inner = named(t, { key: `texts.of.${of}`, otherwise: of, values: { name: rest.slice(1).join('.') } });
  return inner === '' ? own : t('texts.partOf', { own, inner });
}

function toldAfter(t: TFunction, code: string, { ways, steps }: Pick<JourneyView, 'ways' | 'steps'>): string {
  const from = new Set(ways.flatMap((way) => (way.isRefusal && way.name === code ? [way.from] : [])));
  const titles = steps.filter(({ name }) => from.has(name)).map((step) => `«${stepTitle(t, step)}»`);
  return titles.length === 0 ? code : t('texts.told', { code, steps: titles.join(', ') });
}
