import type { JourneyFile, Step } from '#schemas';
import { standIns, withCallers } from '#analysis';
import { noJourney, UsageError } from '../command.ts';
import { endFor, wentWell } from './end-for.ts';
import { valuesUnder } from './held-values.ts';
import { given, needed, placesToFill, silent, type MadeStep, type StepOrder } from './made-step.ts';

/**
 * Makes a step that runs another journey. When that has done what it is for, the step leads on; its other outcomes lead to
 * the ends of the same name, or where the journey leads who gives it up.
 *
 * @throws {UsageError} when there is no such journey, or when it would come to run itself.
 */
export function journeyStep(order: StepOrder): MadeStep {
  const { sources, definition, next } = order;
  const id = needed(order, 'journey');
  const called = sources.journeys.get(id)?.journey?.value;
  if (!called) throw sources.journeys.has(id) ? unsound(id) : noJourney(id, sources);
  if (withCallers([definition.id], sources).includes(id)) throw runsItself(definition.id, id);
  const [well, ...others] = outcomesOf(called);
  const input = valuesUnder(Object.keys(called.input ?? {}), definition);
  const led = others.map((outcome) => ({ outcome, ...(endFor(outcome, definition) ?? astray(next)) }));
  const exits = [
    ...(well === undefined ? [] : [[well, { to: next }] as const]),
    // Until somebody has decided, check finds the remark.
    ...led.map(
      ({ outcome, to, isMeant }) => [outcome, isMeant ? { to } : { note: standIns.way, to }] as const,
    ),
  ];
  const step: Step = { kind: 'journey', journey: id, ...given(input), exits: Object.fromEntries(exits) };
  const toDecide = led.flatMap(({ outcome, to, isMeant }) => (isMeant ? [] : [{ way: outcome, to }]));
  return { ...silent(step), toFill: placesToFill('input', input), toDecide };
}

const astray = (to: string) => ({ to, isMeant: false });

/** Lists with what a journey ends, first the outcome with which it has done what it is for. */
function outcomesOf({ steps }: JourneyFile): string[] {
  const outcomes = new Set(
    Object.values(steps).flatMap((step) => (step.kind === 'end' ? [step.outcome] : [])),
  );
  return [...(outcomes.has(wentWell) ? [wentWell] : []), ...outcomes].filter(
    (outcome, index, all) => all.indexOf(outcome) === index,
  );
}

/** Makes the refusal of a journey that check must mend first. */
export function unsound(id: string): UsageError {
  return new UsageError({
    en: `the journey "${id}" cannot be read. Try: percorso check ${id}`,
    it: `il flusso "${id}" non si può leggere. Prova: percorso check ${id}`,
  });
}

function runsItself(caller: string, called: string): UsageError {
  if (caller === called)
    return new UsageError({
      en: `"${caller}" cannot run itself: name another journey with --journey.`,
      it: `"${caller}" non può eseguire sé stesso: indica un altro flusso con --journey.`,
    });
  return new UsageError({
    en: `"${called}" runs "${caller}", at once or through others, which would come to run itself.`,
    it: `"${called}" esegue "${caller}", subito o attraverso altri, che arriverebbe così a eseguire sé stesso.`,
  });
}
