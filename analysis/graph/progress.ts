import type { JourneyFile } from '#schemas';
import { edgesOf, entriesOf } from './control-flow.ts';
import { stepsOf } from './journeys.ts';

/** A screen that says how far the holder has come. */
export type Counted = { name: string; pointer: string; step: number; of: number };

/** Lists the screens that say how far the holder has come. */
export function countedScreens(definition: JourneyFile): Counted[] {
  return stepsOf(definition, 'form', 'view').flatMap(({ name, pointer, step: { progress } }) =>
    progress ? [{ name, pointer: `${pointer}/progress`, ...progress }] : [],
  );
}

/** A screen that every run reaches from further on than the screen says. */
export type Fallen = { screen: Counted; from: number };

/** Finds the screens to which no way leads but past one that counts further. */
export function fallenScreens(definition: JourneyFile, screens: readonly Counted[]): Fallen[] {
  const counted = new Map(screens.map((screen) => [screen.name, screen]));
  const next = Map.groupBy(edgesOf(definition), ({ from }) => from);
  const levelOf = (name: string) => counted.get(name)?.step ?? 0;
  const seen = new Set(entriesOf(definition));
  const waiting = new Set(seen);
  const fallen: Fallen[] = [];
  for (const level of [0, ...new Set(screens.map(({ step }) => step))].toSorted(
    (one, other) => one - other,
  )) {
    // What is found while this level is walked is walked too, unless it counts further.
    for (const name of waiting) {
      if (levelOf(name) > level) continue;
      waiting.delete(name);
      const screen = counted.get(name);
      if (screen && screen.step < level) fallen.push({ screen, from: level });
      for (const { to } of (next.get(name) ?? []).filter((edge) => !seen.has(edge.to))) {
        seen.add(to);
        waiting.add(to);
      }
    }
  }
  return fallen;
}
