import { togetherWith } from '#engine';
import type { CallStep, JourneyFile } from '#schemas';
import { stepsOf, type PlacedStep } from '../../graph/journeys.ts';
import { slotsOf, type Slot } from '../../values/expression-sites.ts';
import { operationsIn, readsIn } from '../../values/expressions.ts';
import { eachJourney } from '../each-journey.ts';
import type { Found } from '../rule.ts';

/** Finds calls that cannot be sent at once with others: they change something, or wait for what another of them writes. */
export const togetherUnfit = eachJourney(function* ({ definition }, sources) {
  const { operations } = sources.language.contract;
  for (const call of stepsOf(definition, 'call')) {
    const others = togetherWith(call.name, Object.keys(definition.steps)).filter(
      (name) => name !== call.name,
    );
    if (others.length === 0) continue;
    const { operation } = call.step;
    const facts = operations.get(operation);
    if (facts && facts.reads !== true) yield changing(call);
    yield* waitingIn(definition, call, others);
  }
});

const changing = ({ pointer, step: { operation } }: PlacedStep<'call'>): Found => ({
  pointer: `${pointer}/operation`,
  message: {
    en: `"${operation}" does more than read, and cannot be called at once with others.`,
    it: `"${operation}" non legge soltanto, e non si può chiamare insieme ad altre.`,
  },
  hint: { en: 'Call it in a step of its own.', it: 'Chiamala in un passo a parte.' },
});

/** What one of the calls asks with, and what time its answer sets, must be known without the others. */
function* waitingIn(
  definition: JourneyFile,
  { name }: PlacedStep<'call'>,
  others: readonly string[],
): Generator<Found> {
  const slots = slotsOf(definition).filter(({ step }) => step === name);
  for (const slot of slots) {
    for (const { path, pointer } of isAsked(slot) ? readsIn(slot.expression, slot.pointer) : []) {
      const writer = others.find((other) => writtenBy(definition.steps[other]).has(path.split('.')[1] ?? ''));
      if (writer !== undefined && path.startsWith('data.')) yield awaited(pointer, path, writer);
    }
    for (const { name: operator, pointer } of operationsIn(slot.expression, slot.pointer))
      if (operator === 'fromNow') yield { pointer, ...late };
  }
}

const isAsked = ({ role }: Slot): boolean => role === 'body' || role === 'query' || role === 'headers';

function writtenBy(step: JourneyFile['steps'][string] | undefined): Set<string> {
  const { ok, errors = {} }: Partial<CallStep> = step?.kind === 'call' ? step : {};
  const ways = [ok ?? [], ...Object.values(errors).map((route) => [route, route.cases ?? []].flat())].flat();
  return new Set(ways.flatMap(({ sets = {} }) => Object.keys(sets).map((key) => key.replace(/^data\./, ''))));
}

function awaited(pointer: string, path: string, writer: string): Found {
  const other = writer.split(' › ').at(-1) ?? writer;
  return {
    pointer,
    message: {
      en: `"${path}" is written by "${other}", which is sent at once with this call.`,
      it: `"${path}" lo scrive "${other}", che parte insieme a questa chiamata.`,
    },
    hint: { en: 'Call this in a step behind it.', it: 'Chiama questa in un passo che segue.' },
  };
}

const late = {
  message: {
    en: 'An answer of a call that is sent at once with others may have come before its turn: "fromNow" would count too late.',
    it: 'La risposta di una chiamata inviata insieme ad altre può essere arrivata prima del suo turno: "fromNow" conterebbe da troppo tardi.',
  },
  hint: { en: 'Call it in a step of its own.', it: 'Chiamala in un passo a parte.' },
};
