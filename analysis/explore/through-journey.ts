import type { ScenarioExpectation, ScenarioMove } from '#schemas';
import type { Playing } from '../scenario/playing.ts';
import type { Sources } from '../source/sources.ts';

/** A way through a journey that another runs: what is met on coming into it, its moves, and how they are told. */
export type WayThrough = { met: ScenarioExpectation; moves: readonly ScenarioMove[]; told: string };

/** Lists the ways through the journey that a run waits in, where another runs it: those that its own scenarios go. */
export function waysThrough(playing: Playing, { journeys }: Sources): WayThrough[] {
  const { frames, ended } = playing.state();
  const top = ended === undefined && frames.length > 1 ? frames.at(-1) : undefined;
  if (!top) return [];
  const at = `${top.journey}/${top.step}`;
  const operation = playing.call()?.request.operation;
  const met = operation === undefined ? { at } : { calls: { operation } };
  const scenarios = [...(journeys.get(top.journey)?.scenarios.values() ?? [])];
  return scenarios.flatMap(({ value }) => {
    if (value?.do.at(-1)?.expect?.outcome === undefined) return [];
    return [{ met, moves: value.do.map(bare), told: `${at} ${value.do.map(nameOf).join(' → ')}` }];
  });
}

/** Leaves of what is expected the places alone: all else hangs on what the scenario begins with. */
function bare({ expect, note: _note, ...move }: ScenarioMove): ScenarioMove {
  if (expect?.at !== undefined) return { ...move, expect: { at: expect.at } };
  const operation = expect?.calls?.operation;
  return operation === undefined ? move : { ...move, expect: { calls: { operation } } };
}

const nameOf = ({ action, answer, wait }: ScenarioMove): string =>
  action ?? answer?.operation ?? (wait === undefined ? 'reload' : `${wait} s`);
