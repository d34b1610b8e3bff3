import { callsOf, routesOf, stepsOf, type SoundJourney } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Problem, Found } from '../rule.ts';

// Names that are no codes of the bank.
const everywhere = ['*', 'unreachable'];

/** Finds routes for codes with which the bank never refuses that operation. */
export function* codeImpossible({ definition }: SoundJourney, sources: Sources): Generator<Found> {
  const { operations } = sources.language.contract;
  // What runs behind a screen has its own routes alone.
  const steps = stepsOf(definition, 'call');
  for (const { step, code, pointer } of routesOf(definition)) {
    const callers = step === undefined ? steps : callsOf(definition).filter(({ name }) => name === step);
    const facts = callers.map((caller) => operations.get(caller.step.operation));
    const known = facts.flatMap((operation) => Object.keys(operation?.errors ?? {}));
    if (facts.includes(undefined) || [...everywhere, ...known].includes(code)) continue;
    const message = {
      en: `The bank never refuses ${step === undefined ? 'a call of this journey' : 'this call'} with "${code}".`,
      it: `La banca non rifiuta mai ${step === undefined ? 'una chiamata di questo flusso' : 'questa chiamata'} con "${code}".`,
    };
    yield { pointer, part: 'key', message, ...suggest(code, known) };
  }
}

/** Finds codes of the catalogue with which the bank never refuses anything. */
export function* catalogueCodeImpossible({ catalogue, language }: Sources): Generator<Problem> {
  if (!catalogue?.value) return;
  const known = [...language.contract.operations.values()].flatMap(({ errors }) => Object.keys(errors));
  for (const code of Object.keys(catalogue.value.codes)) {
    if ([...everywhere, ...known].includes(code)) continue;
    const place = { document: catalogue.document, pointer: pointerTo('/codes', code), part: 'key' } as const;
    yield {
      ...place,
      message: {
        en: `The bank never refuses anything with "${code}".`,
        it: `La banca non rifiuta mai nulla con "${code}".`,
      },
      ...suggest(code, known),
    };
  }
}
