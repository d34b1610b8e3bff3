import { listCodes } from '../../graph/control-flow.ts';
import { callsOf, routesOf, stepsOf } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Words } from '../../report/words.ts';
import { eachJourney } from '../each-journey.ts';
import type { Found, Problem } from '../rule.ts';

// Names that are no codes of the bank.
const everywhere = ['*', 'unreachable'];

/** Finds routes for codes with which the bank never refuses that operation. */
export const codeImpossible = eachJourney(function* ({ definition }, { language }) {
  // What runs behind a screen has its own routes alone.
  const steps = stepsOf(definition, 'call');
  for (const { step, code, pointer } of routesOf(definition)) {
    const callers = step === undefined ? steps : callsOf(definition).filter(({ name }) => name === step);
    const facts = callers.map((caller) => language.contract.operations.get(caller.step.operation));
    const known = facts.flatMap((operation) => Object.keys(operation?.errors ?? {}));
    const what =
      step === undefined
        ? { en: 'a call of this journey', it: 'una chiamata di questo flusso' }
        : { en: 'this call', it: 'questa chiamata' };
    if (step === undefined && listCodes(definition).has(code)) continue;
    if (!facts.includes(undefined)) yield* impossible({ code, pointer }, known, what);
  }
});

/** Finds codes of the catalogue with which the bank never refuses anything. */
export function* catalogueCodeImpossible({ catalogue, language }: Sources): Generator<Problem> {
  if (!catalogue?.value) return;
  const known = [...language.contract.operations.values()].flatMap(({ errors }) => Object.keys(errors));
  for (const code of Object.keys(catalogue.value.codes))
    for (const found of impossible({ code, pointer: pointerTo('/codes', code) }, known, anything))
      yield { document: catalogue.document, ...found };
}

const anything: Words = { en: 'anything', it: 'nulla' };

type Placed = { code: string; pointer: string };

function* impossible({ code, pointer }: Placed, known: readonly string[], what: Words): Generator<Found> {
  if ([...everywhere, ...known].includes(code)) return;
  const message = {
    en: `The bank never refuses ${what.en} with "${code}".`,
    it: `La banca non rifiuta mai ${what.it} con "${code}".`,
  };
  yield { pointer, part: 'key', message, ...suggest(code, known) };
}
