import type { ScenarioFile, Step } from '#schemas';
import { onceFor } from '../source/memoize.ts';
import type { JourneySource } from '../source/sources.ts';
import { renamedAmong, type RenamedDeclaration } from './renamed-among.ts';
import { stepUpJourney } from '../graph/calls-above.ts';
import { notAllowed, outcomesIn, type CallInterface } from '../graph/call-interface.ts';

/** How the engine itself ends a run. */
export const ownOutcomes = ['failed', 'signed-out', 'interrupted', 'not-allowed'];

type Read = { journeys: ReadonlyMap<string, JourneySource>; interfaces: ReadonlyMap<string, CallInterface> };

/**
 * Finds for each journey the one outcome that nobody names, where all that name one which it never ends with name the same,
 * more than once: those that run it, and its own scenarios.
 */
export function renamedOutcomes({ journeys, interfaces }: Read): Map<string, RenamedDeclaration> {
  const named = Map.groupBy([...journeys.values()].flatMap(outcomesNamed), ({ journey }) => journey);
  return new Map(
    [...interfaces].flatMap(([id, shown]) => {
      const names = (named.get(id) ?? []).map(({ outcome }) => outcome);
      const renamed = renamedAmong(outcomesIn(shown), names);
      return renamed ? [[id, renamed] as const] : [];
    }),
  );
}

type NamedOutcome = { journey: string; outcome: string };

/** Lists the places of a journey’s folder that name an outcome, its own or that of a journey which it runs. */
const outcomesNamed = onceFor(({ id, journey, scenarios }: JourneySource): NamedOutcome[] => [
  ...Object.values(journey?.value?.steps ?? {}).flatMap(exitsOf),
  ...[...scenarios.values()].flatMap(({ value }) =>
    (value ? outcomesExpected(value) : []).map((outcome) => ({ journey: id, outcome })),
  ),
]);

function exitsOf(step: Step): NamedOutcome[] {
  if (step.kind === 'journey')
    return Object.keys(step.exits).flatMap((outcome) =>
      outcome === notAllowed ? [] : [{ journey: step.journey, outcome }],
    );
  if (step.kind !== 'call' || !step.stepUp) return [];
  return Object.keys(step.stepUp.exits).map((outcome) => ({ journey: stepUpJourney, outcome }));
}

const outcomesExpected = ({ do: moves }: ScenarioFile): string[] =>
  moves.flatMap(({ expect }) => {
    const outcome = expect?.outcome;
    return outcome === undefined || ownOutcomes.includes(outcome) ? [] : [outcome];
  });
