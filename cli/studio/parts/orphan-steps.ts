import { reachableSteps } from '#analysis';
import type { JourneyFile } from '#schemas';
import type { Project } from '../../language-server/project.ts';
import { placesOfStep } from '../step-places.ts';

type Gone = { journey: string; step: string; before: JourneyFile; after: JourneyFile };

/** Names the steps that are reached no more once one is gone; not one of which the journey speaks elsewhere, as in a promise. */
export function orphanSteps(project: Project, { journey, step, before, after }: Gone): string[] {
  const reached = reachableSteps(after);
  const lost = [...reachableSteps(before)].filter(
    (name) => Object.hasOwn(after.steps, name) && !reached.has(name),
  );
  const speaking = new Map(lost.map((name) => [name, speakingOf(project, { journey, step: name })]));
  return withoutSpoken(lost, step, speaking);
}

type Keys = readonly string[];

function speakingOf(project: Project, asked: { journey: string; step: string }): Keys[] {
  const { path: own, places } = placesOfStep(project, asked);
  return places.flatMap(({ path, mention: { keys, part } }) =>
    path === own && part === 'value' ? [keys] : [],
  );
}

/** What one that stays leads to stays as well. */
function withoutSpoken(
  lost: readonly string[],
  step: string,
  speaking: ReadonlyMap<string, readonly Keys[]>,
): string[] {
  const going = new Set([step, ...lost]);
  const isGoing = ([root, name = '']: Keys): boolean => root === 'steps' && going.has(name);
  const free = lost.filter((name) => speaking.get(name)?.every(isGoing));
  return free.length === lost.length ? free : withoutSpoken(free, step, speaking);
}
