import type { JourneyFile } from '#schemas';
import { edgesOf, entriesOf } from './control-flow.ts';
import { screensOf } from './journeys.ts';
import { reach } from './worklist.ts';

/** A screen that says how far the holder has come. */
export type Counted = { name: string; pointer: string; step: number; of: number };

/** Lists the screens that say how far the holder has come. */
export function countedScreens(definition: JourneyFile): Counted[] {
  return screensOf(definition).flatMap(({ name, pointer, step: { progress } }) =>
    progress ? [{ name, pointer: `${pointer}/progress`, ...progress }] : [],
  );
}

/** A screen that every run reaches from further on than the screen says. */
export type Fallen = { screen: Counted; from: number };

/** Finds the screens to which no way leads but past one that counts further. */
export function fallenScreens(definition: JourneyFile, screens: readonly Counted[]): Fallen[] {
  const counted = new Map(screens.map(({ name, step }) => [name, step]));
  const next = Map.groupBy(edgesOf(definition), ({ from }) => from);
  const levels = [0, ...new Set(counted.values())].toSorted((one, other) => one - other);
  const reached = levels.map((level) => {
    const isBelow = (name: string) => (counted.get(name) ?? 0) <= level;
    const onward = (name: string) => (next.get(name) ?? []).flatMap(({ to }) => (isBelow(to) ? [to] : []));
    return { level, steps: reach(entriesOf(definition).filter(isBelow), onward) };
  });
  return screens.flatMap((screen) => {
    const { level = 0 } = reached.find(({ steps }) => steps.has(screen.name)) ?? {};
    return level > screen.step ? [{ screen, from: level }] : [];
  });
}
