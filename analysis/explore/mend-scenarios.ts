import type { Screen } from '#engine';
import type { ScenarioFile, ScenarioMove } from '#schemas';
import { past } from '../scenario/pass-through.ts';
import { play, type Playing } from '../scenario/playing.ts';
import { invalidFields } from '../scenario/refusal-words.ts';
import { beginningOf, makeMove, runScenario } from '../scenario/run-scenario.ts';
import { runnableOf } from '../scenario/runnable.ts';
import type { Sources } from '../source/sources.ts';
import { decidingValues } from './deciding-values.ts';
import { answersOn, type MoveGround } from './moves.ts';
import { waysThrough, type WayThrough } from './through-journey.ts';

/** A scenario that stopped at a screen and passes now; `given` says what it does there that it did not. */
export type MendedScenario = {
  journey: string;
  path: string;
  scenario: ScenarioFile;
  given: readonly string[];
};

/** A way on from where a scenario stops: its moves, how many there are more, and what was given. */
type Way = { moves: ScenarioMove[]; added: number; given: string };

/**
 * Mends the scenarios that stop at a screen because it asks what they do not answer, or because nothing in them leads past
 * it, or through a journey that is run there: they get the first answer, or the first way of that journey's own scenarios,
 * with which they pass. One that nothing lets pass stays as it is. Of journeys that are
 * named, those are mended that belong to them or stop in them.
 */
export function mendScenarios(
  sources: Sources,
  { only = [] }: { only?: readonly string[] } = {},
): MendedScenario[] {
  const { library } = runnableOf(sources);
  const ground: MoveGround = { sources, library, deciding: decidingValues(sources) };
  const isWanted = (id: string, given: readonly string[]): boolean =>
    only.length === 0 ||
    only.some((name) => name === id || given.some((told) => told.startsWith(`${name}/`)));
  return [...sources.journeys.values()].flatMap(({ id, journey, scenarios }) =>
    [...scenarios.values()].flatMap(({ document: { path }, value, violations }) => {
      // What a misspelt key was to say is not known.
      const isClear = violations.length === 0 && library.journeys.has(journey?.value?.id ?? '');
      const mended = isClear && value && mend(value, id, ground);
      return mended && isWanted(id, mended.given) ? [{ journey: id, path, ...mended }] : [];
    }),
  );
}

function mend(
  scenario: ScenarioFile,
  id: string,
  ground: MoveGround,
): Pick<MendedScenario, 'scenario' | 'given'> | undefined {
  const given: string[] = [];
  let mended = scenario;
  let stop = stopOf(mended, id, ground);
  while (stop !== undefined) {
    const next = furthest(mended, { stop, id, ground });
    if (!next) return undefined;
    given.push(next.way.given);
    mended = { ...mended, do: next.way.moves };
    ({ stop } = next);
  }
  return given.length > 0 ? { scenario: mended, given } : undefined;
}

/** Tells at which move a scenario stops, counted from 0; nothing when it passes, or lacks an input and cannot begin. */
function stopOf(scenario: ScenarioFile, id: string, { library, sources }: MoveGround): number | undefined {
  const result = runScenario(scenario, id, { library, language: sources.language, seen: new Set() });
  return result.passed || result.pointer === '/given' ? undefined : result.move - 1;
}

type Stop = { stop: number; id: string; ground: MoveGround };

/** Finds the way on that comes furthest, the first of those that come as far. */
function furthest(
  scenario: ScenarioFile,
  { stop, id, ground }: Stop,
): { way: Way; stop: number | undefined } | undefined {
  let best: { way: Way; stop: number | undefined } | undefined;
  for (const way of waysOn(scenario, { stop, id, ground })) {
    const next = stopOf({ ...scenario, do: way.moves }, id, ground);
    if (next === undefined) return { way, stop: next };
    const isFurther = next > Math.max(stop, best?.stop ?? 0) + way.added;
    if (isFurther) best = { way, stop: next };
  }
  return best;
}

function* waysOn(scenario: ScenarioFile, { stop, id, ground }: Stop): Generator<Way> {
  const { library, sources } = ground;
  const playing = play(library, beginningOf(scenario, id, sources.language));
  const done = scenario.do.slice(0, stop);
  const [move = {}, ...rest] = scenario.do.slice(stop);
  for (const each of done) makeMove(each, playing, sources.language);
  const before = shownBy(playing);
  if (before && move.action !== undefined)
    for (const values of filled(move, before, ground))
      yield {
        moves: [...done, { ...move, values }, ...rest],
        added: 0,
        given: tell(before, move.action, values),
      };
  for (const { moves, told } of [...waysPast(playing, ground), ...waysThrough(playing, sources)])
    yield { moves: [...done, ...moves, move, ...rest], added: moves.length, given: told };
  makeMove(move, playing, sources.language);
  if (playing.refusal() !== undefined) return;
  for (const { met, moves, told } of [...waysPast(playing, ground), ...waysThrough(playing, sources)])
    yield { moves: [...done, ...past(move, met, moves), ...rest], added: moves.length, given: told };
}

/** Lists the ways past the screen that a run has come to. */
function waysPast(playing: Playing, ground: MoveGround): WayThrough[] {
  const screen = shownBy(playing);
  if (!screen) return [];
  return stepsPast(screen, ground).map((step) => ({
    met: { at: screen.at },
    moves: [step],
    told: tell(screen, step.action, step.values),
  }));
}

/** Returns the screen that waits for the holder. */
const shownBy = (playing: Playing): (Screen & { at: string }) | undefined => {
  const screen =
    playing.call() === undefined && playing.state().ended === undefined ? playing.screen() : undefined;
  return screen && { ...screen, at: `${screen.journey}/${screen.step}` };
};

/** Lists what a move may answer instead: what it says where the form takes it, and what the form asks beside that. */
function filled(
  { values = {} }: ScenarioMove,
  screen: Screen,
  ground: MoveGround,
): Record<string, unknown>[] {
  const wrong = new Set(invalidFields(screen, values, ground.library).map(({ field }) => field));
  const right = Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name)));
  return wrong.size === 0 ? [] : answersOn(screen, ground).map((made) => ({ ...made, ...right }));
}

type StepPast = { action: string; values?: Record<string, unknown> };

function stepsPast(screen: Screen, ground: MoveGround): StepPast[] {
  const steps = screen.actions.flatMap(({ name, submits }): StepPast[] =>
    submits
      ? answersOn(screen, ground).map((values) => ({ action: name, ...(values && { values }) }))
      : [{ action: name }],
  );
  return [...steps, { action: 'back' }];
}

const tell = ({ at }: { at: string }, action = '', values?: Record<string, unknown>): string =>
  [at, action, ...(values ? [JSON.stringify(values)] : [])].join(' ');
