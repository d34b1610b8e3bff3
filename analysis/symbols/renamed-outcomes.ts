import type { ScenarioFile, Step } from '#schemas';
import type { JourneySource } from '../source/sources.ts';
import { nearestName } from '../source/nearest.ts';
import { stepUpJourney } from '../graph/calls-above.ts';
import { outcomesIn, type CallInterface } from '../graph/call-interface.ts';

/** An outcome that has got another name than all have for it that run the journey, and in how many places they have it. */
export type RenamedOutcome = { name: string; meant: string; uses: number };

/** How the engine itself ends a run. */
export const ownOutcomes = ['failed', 'signed-out', 'interrupted', 'not-allowed'];

type Read = { journeys: ReadonlyMap<string, JourneySource>; interfaces: ReadonlyMap<string, CallInterface> };

/**
 * Finds for each journey the one outcome that nobody names, where all that name one which it never ends with name the same,
 * more than once: those that run it, and its own scenarios.
 */
export function renamedOutcomes({ journeys, interfaces }: Read): Map<string, RenamedOutcome> {
  const named = outcomesNamed(journeys);
  return new Map(
    [...interfaces].flatMap(([id, shown]): [string, RenamedOutcome][] => {
      const uses = named.get(id) ?? new Map<string, number>();
      const outcomes = outcomesIn(shown);
      const [meant, ...strangers] = [...uses.keys()].filter((name) => !outcomes.includes(name));
      if (meant === undefined || strangers.length > 0) return [];
      const name = theOneMeaning(
        meant,
        outcomes.filter((each) => !uses.has(each)),
      );
      if (name === undefined) return [];
      const many = uses.get(meant) ?? 0;
      // A single place may as well be what has the slip.
      return many > 1 ? [[id, { name, meant, uses: many }]] : [];
    }),
  );
}

/** The one that is left, or of several that which is clearly nearest. */
function theOneMeaning(meant: string, left: readonly string[]): string | undefined {
  if (left.length < 2) return left[0];
  const nearest = nearestName(meant, left);
  return nearest?.isClear === true ? nearest.name : undefined;
}

/** Counts the places that name an outcome of a journey. */
function outcomesNamed(journeys: Read['journeys']): Map<string, Map<string, number>> {
  const named = new Map<string, Map<string, number>>();
  const count = (id: string, outcome: string): void => {
    const known = named.get(id) ?? new Map<string, number>();
    named.set(id, known.set(outcome, (known.get(outcome) ?? 0) + 1));
  };
  for (const { id, journey, scenarios } of journeys.values()) {
    for (const step of Object.values(journey?.value?.steps ?? {}))
      for (const exit of exitsOf(step)) count(exit.journey, exit.outcome);
    for (const { value } of scenarios.values())
      for (const outcome of value ? outcomesExpected(value) : []) count(id, outcome);
  }
  return named;
}

function exitsOf(step: Step): { journey: string; outcome: string }[] {
  if (step.kind === 'journey')
    return Object.keys(step.exits).map((outcome) => ({ journey: step.journey, outcome }));
  if (step.kind !== 'call' || !step.stepUp) return [];
  return Object.keys(step.stepUp.exits).map((outcome) => ({ journey: stepUpJourney, outcome }));
}

const outcomesExpected = ({ do: moves }: ScenarioFile): string[] =>
  moves.flatMap(({ expect }) => {
    const outcome = expect?.outcome;
    return outcome === undefined || ownOutcomes.includes(outcome) ? [] : [outcome];
  });
