import { stepUpJourney } from '../../graph/calls-above.ts';
import { soundJourneys, stepsOf, type SoundJourney } from '../../graph/journeys.ts';
import { reachableFrom, reachableSteps, shortestPath } from '../../graph/reachability.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** A way from one journey into another, and where it stands. */
type Call = { from: string; to: string; name: string; pointer: string; journey: SoundJourney };

/** Finds journeys that can run themselves, so that one stands above the other without end. */
export function* journeyRecursive(sources: Sources): Generator<Problem> {
  const calls = soundJourneys(sources).flatMap(callsOf);
  const rounds = calls.flatMap((call): Round[] => {
    if (!reachableFrom([call.to], calls).has(call.from)) return [];
    const way = shortestPath([call.to], calls, (journey) => journey === call.from);
    return way ? [{ call, journeys: [call.from, ...way.map(({ step }) => step)] }] : [];
  });
  for (const { call, journeys } of rounds.filter((round) => isTold(round, rounds))) {
    const way = journeys.join(' → ');
    yield {
      document: call.journey.document,
      pointer: call.pointer,
      message: {
        en: `Here "${call.from}" can come to run itself: ${way}.`,
        it: `Da qui "${call.from}" può arrivare a eseguire sé stesso: ${way}.`,
      },
    };
  }
}

/** A way by which a journey comes back to itself: the journeys that it leads through. */
type Round = { call: Call; journeys: readonly string[] };

/** Returns whether a round is told here: of the journeys on it, in the one that has the fewest calls that close it. */
function isTold({ call, journeys }: Round, rounds: readonly Round[]): boolean {
  const same = rounds.filter((round) => nameOf(round) === nameOf({ call, journeys }));
  const counts = [...Map.groupBy(same, (round) => round.call.from)].map(
    ([from, { length }]) => [from, length] as const,
  );
  const [fewest] = counts.toSorted(([, one], [, other]) => one - other);
  return fewest?.[0] === call.from;
}

const nameOf = ({ journeys }: Round): string => [...new Set(journeys)].toSorted().join(' ');

function callsOf(journey: SoundJourney): Call[] {
  const { definition } = journey;
  const from = definition.id;
  const reached = reachableSteps(definition);
  const runs = stepsOf(definition, 'journey').map(({ name, step, pointer }) => ({
    name,
    to: step.journey,
    pointer: `${pointer}/journey`,
  }));
  const stepUps = stepsOf(definition, 'call')
    .filter(({ step }) => step.stepUp !== undefined)
    .map(({ name, pointer }) => ({ name, to: stepUpJourney, pointer: `${pointer}/stepUp` }));
  return [...runs, ...stepUps]
    .filter(({ name }) => reached.has(name))
    .map((call) => ({ ...call, from, journey }));
}
