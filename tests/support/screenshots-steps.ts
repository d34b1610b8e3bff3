import { beginningOf, libraryOf, makeMove, play, type Sources } from '#analysis';
import { isScreen, type Context, type Library } from '#engine';
import type { JourneyFile, ScenarioMove } from '#schemas';

/** What the stage plays until a step is in sight: how the journey begins, and the moves from there. */
export type Scene = {
  journey: string;
  input: Record<string, unknown>;
  context: Context;
  moves: readonly ScenarioMove[];
};

/** Finds for each step that a holder sees, named `journey/step`, the scenario that shows it soonest, up to there. */
export function scenesOf(sources: Sources): Map<string, Scene> {
  const scenes = new Map<string, Scene>();
  const library = libraryOf(sources);
  for (const { id } of sources.journeys.values()) {
    for (const [name, scene] of scenesOfJourney(id, { sources, library })) {
      const [owner] = name.split('/');
      const known = scenes.get(name);
      // What a journey shows inside another is looked at where it stands by itself.
      if (!known || (owner === id && (known.journey !== id || scene.moves.length < known.moves.length)))
        scenes.set(name, scene);
    }
  }
  return scenes;
}

/** Names every step that a holder can see: those that ask or tell, and ends that stay until they are closed. */
export function stepsInSight(sources: Sources): string[] {
  return [...sources.journeys.values()].flatMap(({ id, journey }) =>
    Object.entries(journey?.value?.steps ?? {})
      .filter(([name, step]) => isInSight(step, Object(sources.texts.get(id)?.value)[name]))
      .map(([name]) => `${id}/${name}`),
  );
}

/** An end without words is over at once. */
const isInSight = (step: JourneyFile['steps'][string], words: unknown): boolean =>
  isScreen(step) || (step.kind === 'end' && Object(words).title !== undefined);

type Ground = { sources: Sources; library: Library };

function* scenesOfJourney(id: string, { sources, library }: Ground): Generator<[string, Scene]> {
  for (const { value } of sources.journeys.get(id)?.scenarios.values() ?? []) {
    if (!value) continue;
    const beginning = beginningOf(value, id, sources.language);
    const playing = play(library, beginning);
    const moves: ScenarioMove[] = [];
    for (const move of [{}, ...value.do]) {
      // The stage begins a run once and takes none up.
      if (move.reload === true) break;
      if (makeMove(move, playing, sources.language) !== undefined) break;
      if (playing.refusal() === undefined) moves.push(move);
      const screen = playing.screen();
      if (screen && playing.call() === undefined && playing.state().ended === undefined)
        yield [`${screen.journey}/${screen.step}`, { ...beginning, moves: [...moves] }];
    }
  }
}
