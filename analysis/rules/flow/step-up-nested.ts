import { asksForProof, stepUpJourney } from '../../graph/calls-above.ts';
import { runsBelow } from '../../graph/call-interface.ts';
import { stepsOf } from '../../graph/journeys.ts';
import type { Sources } from '../../source/sources.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds calls of strong authentication that may themselves be answered with a challenge. */
export const stepUpNested = eachJourney(function* ({ definition }, sources) {
  if (!isInStepUp(definition.id, sources)) return;
  for (const { pointer, step } of stepsOf(definition, 'call')) {
    if (!asksForProof(sources.language.contract.operations.get(step.operation))) continue;
    const message = {
      en: `"${definition.id}" runs as strong authentication, and the bank may ask for it again at "${step.operation}".`,
      it: `"${definition.id}" serve per l’autenticazione forte, e per "${step.operation}" la banca può chiederla di nuovo.`,
    };
    const hint = {
      en: 'Call what asks for no proof here: the engine takes such an answer for a refusal.',
      it: 'Qui chiama ciò che non la chiede: il motore prende quella risposta per un rifiuto.',
    };
    yield { pointer: `${pointer}/operation`, message, hint };
  }
});

/** Returns whether a journey may run as strong authentication, or within it. */
export const isInStepUp = (id: string, sources: Sources): boolean =>
  runsBelow(stepUpJourney, sources).has(id);
