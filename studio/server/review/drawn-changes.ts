import { isScreen } from '#engine';
import type { JourneyView, WayView } from '../../protocol.ts';
import type { Compared, Mark, ReviewPart, ReviewScreen } from '../../review.ts';

type Sides = { was: JourneyView | undefined; is: JourneyView | undefined };

/** Puts what is gone of a journey beside what it is, and marks what has come, gone and changed. */
export function drawnChanges(
  { was, is }: Sides,
  parts: readonly ReviewPart[],
): Pick<Compared, 'drawn' | 'marks' | 'screens'> | undefined {
  const base = is ?? was;
  if (!base) return undefined;
  const [were, are] = [was?.steps ?? [], is?.steps ?? []];
  const known = new Set(are.map(({ name }) => name));
  const gone = were.filter(({ name }) => !known.has(name)).map((step) => ({ ...step, isStart: false }));
  const steps = [...are, ...gone];
  const { ways, marks } = marked(was?.ways ?? [], is?.ways ?? []);
  const stepMarks = {
    ...changedSteps(parts),
    ...Object.fromEntries(gone.map(({ name }) => [name, 'removed'] as const)),
    ...addedSteps({ was, is }),
  };
  return {
    drawn: { ...base, steps, ways },
    marks: { steps: stepMarks, ways: marks },
    screens: steps.flatMap((step): ReviewScreen[] => {
      const { name, title } = step;
      const mark = stepMarks[name];
      return isScreen(step) && mark ? [{ step: name, title: title ?? name, mark }] : [];
    }),
  };
}

function addedSteps({ was, is }: Sides): Record<string, Mark> {
  const before = new Set(was?.steps.map(({ name }) => name));
  const added = is?.steps.filter(({ name }) => !before.has(name)) ?? [];
  return Object.fromEntries(added.map(({ name }) => [name, 'added']));
}

/** A step of which only ways differ is as it was: the ways are marked. */
function changedSteps(parts: readonly ReviewPart[]): Record<string, Mark> {
  const told = parts.filter(({ part }) => part !== 'ways').flatMap(({ changes }) => changes);
  return Object.fromEntries(told.flatMap(({ steps }) => steps).map((step) => [step, 'changed']));
}

const placeOf = ({ from, kind, name, to }: WayView): string => [from, kind, name, to].join(' ');

const contentOf = ({ when, type }: WayView): string => JSON.stringify([when, type]);

/** Ways are the same where they lead from the same to the same for the same reason, whatever their place in a list. */
function marked(were: readonly WayView[], are: readonly WayView[]) {
  const marks: Record<string, Mark> = {};
  const before = Map.groupBy(were, placeOf);
  for (const [place, ways] of Map.groupBy(are, placeOf)) {
    const left = [...(before.get(place) ?? [])];
    const others = ways.filter((way) => !taken(left, (each) => contentOf(each) === contentOf(way)));
    for (const way of others) marks[way.id] = taken(left, () => true) ? 'changed' : 'added';
    before.set(place, left);
  }
  const gone = [...before.values()].flat().map((way) => ({ ...way, id: `gone ${way.id}` }));
  for (const { id } of gone) marks[id] = 'removed';
  return { ways: [...are, ...gone], marks };
}

/** Takes the first that is sought out of a list, and answers whether there was one. */
function taken<Each>(list: Each[], isSought: (each: Each) => boolean): boolean {
  const at = list.findIndex(isSought);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
