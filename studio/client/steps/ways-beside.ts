import type { TFunction } from '#i18n';
import type { JourneyView, StepView, WayView } from '../../protocol.ts';
import { stepTitle } from '../words/step-words.ts';
import { wayWords } from '../words/way-words.ts';

/** A way on which a step can be put: the place that says where it leads, and how it is told. */
export type WayBeside = { pointer: string; words: string; isBefore: boolean };

/** Lists the ways beside a step on which another can be put: first those that leave it, the usual ones before refusals. */
export function waysBeside(t: TFunction, { steps, ways }: JourneyView, step: StepView): WayBeside[] {
  const titles = new Map(steps.map((each) => [each.name, stepTitle(t, each)]));
  const title = (name: string): string => titles.get(name) ?? name;
  // What leads back to a screen of before has no place that says where.
  const usable = ways.filter(({ kind, stays }) => kind !== 'back' && stays === undefined);
  const after = usable.filter(({ from }) => from === step.name);
  const before = usable.filter(({ from, to }) => to === step.name && from !== step.name);
  const told = (way: WayView, isBefore: boolean): WayBeside => ({
    pointer: way.id.slice(way.from.length),
    words: isBefore
      ? t('add.from', { step: title(way.from), way: wayWords(t, way) })
      : t('add.to', { step: title(way.to), way: wayWords(t, way) }),
    isBefore,
  });
  const all = [
    ...usualFirst(after).map((way) => told(way, false)),
    ...(step.isStart ? [{ pointer: '/start', words: t('remove.lead.start'), isBefore: true }] : []),
    ...usualFirst(before).map((way) => told(way, true)),
  ];
  return [...new Map(all.map((way) => [way.pointer, way])).values()];
}

const usualFirst = (ways: readonly WayView[]): WayView[] =>
  ways.toSorted((one, other) => Number(one.isRefusal) - Number(other.isRefusal));
