import { beginningOf, libraryOf, makeMove, play, type Sources } from '#analysis';
import type { ScenarioFile } from '#schemas';
import type { ScenarioMoment, ScenarioWalk } from '../../protocol.ts';

/** Plays the scenarios of a journey, and keeps the run as it was after each move; one that breaks is kept as far as it went. */
export function walksOf(sources: Sources, id: string): ScenarioWalk[] {
  const library = libraryOf(sources);
  return [...(sources.journeys.get(id)?.scenarios ?? [])].flatMap(([name, { value }]) =>
    value ? [walkOf({ name, scenario: value }, { sources, id, library })] : [],
  );
}

/** Plays one scenario of a journey. */
export function walkOf(
  { name, scenario }: { name: string; scenario: ScenarioFile },
  ground: Ground,
): ScenarioWalk {
  const { title, given } = scenario;
  return {
    name,
    title,
    input: given?.input ?? {},
    ...(given?.now !== undefined && { now: given.now }),
    moments: momentsOf(scenario, ground),
  };
}

/** What scenarios are played on. */
export type Ground = { sources: Sources; id: string; library: ReturnType<typeof libraryOf> };

function momentsOf(scenario: ScenarioFile, { sources, id, library }: Ground): ScenarioMoment[] {
  const moments: ScenarioMoment[] = [];
  try {
    const playing = play(library, beginningOf(scenario, id, sources.language));
    moments.push({ state: playing.state(), effects: playing.effects() });
    for (const { expect: _expect, note: _note, ...move } of scenario.do) {
      if (makeMove(move, playing, sources.language) !== undefined) break;
      // A scenario that only says how it begins has a move that does nothing.
      if (Object.keys(move).length > 0 && playing.refusal() === undefined)
        moments.push({ state: playing.state(), effects: playing.effects(), move });
    }
  } catch {
    // What breaks a scenario is told among the findings; what came before it can be looked at.
  }
  return moments;
}
