import { beginningOf, libraryOf, makeMove, play, type Sources } from '#analysis';
import type { ScenarioFile, ScenarioMove } from '#schemas';
import type { ScenarioMoment, ScenarioWalk } from '../../protocol.ts';

/** Plays the scenarios of a journey, and keeps the run as it was after each move; one that breaks is kept as far as it went. */
export function walksOf(sources: Sources, id: string): ScenarioWalk[] {
  const library = libraryOf(sources);
  return [...(sources.journeys.get(id)?.scenarios ?? [])].flatMap(([name, { value }]) =>
    value ? [{ name, title: value.title, moments: momentsOf(value, { sources, id, library }) }] : [],
  );
}

type Ground = { sources: Sources; id: string; library: ReturnType<typeof libraryOf> };

function momentsOf(scenario: ScenarioFile, { sources, id, library }: Ground): ScenarioMoment[] {
  const moments: ScenarioMoment[] = [];
  try {
    const playing = play(library, beginningOf(scenario, id, sources.language));
    moments.push({ state: playing.state() });
    for (const move of scenario.do) {
      if (makeMove(move, playing, sources.language) !== undefined) break;
      moments.push({ state: playing.state(), move: nameOf(move) });
    }
  } catch {
    // What breaks a scenario is told among the findings; what came before it can be looked at.
  }
  return moments;
}

const nameOf = ({ action, answer, wait }: ScenarioMove): string =>
  action ?? answer?.operation ?? (wait === undefined ? 'typed' : 'wait');
