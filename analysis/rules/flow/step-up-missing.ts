import { asksForProof, stepUpJourney } from '../../graph/calls-above.ts';
import { journeyNamed, stepsOf } from '../../graph/journeys.ts';
import { outcomesOf } from '../../graph/reachability.ts';
import { thereAre } from '../../report/did-you-mean.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';
import { isInStepUp } from './step-up-nested.ts';
import { eachJourney } from '../each-journey.ts';

const outcomes = ['verified', 'blocked', 'closed'];

/** Finds calls that may be answered with a challenge and do not say what follows it. */
export const stepUpMissing = eachJourney(function* ({ definition }, sources) {
  const { operations } = sources.language.contract;
  for (const { pointer, step } of stepsOf(definition, 'call')) {
    const operation = operations.get(step.operation);
    const asks = operation && asksForProof(operation);
    // What asks for it there has a rule of its own.
    if (asks === true && !step.stepUp && !isInStepUp(definition.id, sources)) {
      const message = {
        en: `The bank may ask for strong authentication at "${step.operation}", and this call has no "stepUp".`,
        it: `La banca può chiedere l’autenticazione forte per "${step.operation}", e questa chiamata non ha "stepUp".`,
      };
      yield { pointer, part: 'key', message };
    }
    if (asks === false && step.stepUp) {
      const message = {
        en: `The bank never asks for strong authentication at "${step.operation}".`,
        it: `La banca non chiede mai l’autenticazione forte per "${step.operation}".`,
      };
      yield {
        pointer: `${pointer}/stepUp`,
        part: 'key',
        message,
        hint: { en: 'Remove "stepUp".', it: 'Togli "stepUp".' },
      };
    }
  }
});

export function* strangeOutcomes(sources: Sources): Generator<Problem> {
  const sca = journeyNamed(sources, stepUpJourney);
  if (!sca) return;
  for (const [outcome, [step = '']] of outcomesOf(sca.definition)) {
    if (outcomes.includes(outcome)) continue;
    const message = {
      en: `No "stepUp" has an exit for the outcome "${outcome}".`,
      it: `Nessuno "stepUp" ha un’uscita per l’esito "${outcome}".`,
    };
    yield { document: sca.document, pointer: `/steps/${step}/outcome`, message, hint: thereAre(outcomes) };
  }
}
