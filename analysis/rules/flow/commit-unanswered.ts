import { afterLost } from '#engine';
import type { DataFlow } from '../../flow/transfer.ts';
import { isCommit, stepsOf, unsureOf } from '../../graph/journeys.ts';
import type { Sources } from '../../source/sources.ts';
import { eachFlow } from '../each-journey.ts';
import type { Found } from '../rule.ts';

/**
 * Finds routes for a lost answer that a commit does not take, and ways for one that cannot be gone once the page has been
 * loaded anew.
 */
export const commitUnanswered = eachFlow(function* (flow, sources) {
  yield* routesNotTaken(flow);
  yield* waysForgotten(flow, sources);
});

function* routesNotTaken({ definition }: DataFlow): Generator<Found> {
  for (const { name, pointer, step } of stepsOf(definition, 'call')) {
    if (!isCommit(step) || step.errors?.['unreachable'] === undefined) continue;
    yield {
      pointer: `${pointer}/errors/unreachable`,
      part: 'key',
      message: {
        en: `"${name}" may have been done when no answer comes: it goes on by "unsure", and never by this route.`,
        it: `Se non arriva risposta, "${name}" può essere stata eseguita: va avanti per "unsure", mai per questo percorso.`,
      },
      hint: {
        en: 'Take it away; write where it leads under "unsure", of the journey or of "commit".',
        it: 'Toglilo; scrivi dove porta in "unsure", del flusso o di "commit".',
      },
    };
  }
}

/** Without a session nothing is kept: its token is gone with the page. */
function* waysForgotten(
  { definition, compiled }: DataFlow,
  { language: { contract } }: Sources,
): Generator<Found> {
  for (const call of stepsOf(definition, 'call')) {
    const { token = 'bearer' } = contract.operations.get(call.step.operation) ?? {};
    if (token !== 'bearer') continue;
    const unsure = unsureOf(call, definition);
    const needs = compiled.needs.get(afterLost(call.name)) ?? new Set<string>();
    const forgotten = [...needs.intersection(compiled.sensitive)];
    if (unsure === undefined || forgotten.length === 0) continue;
    const names = forgotten.map((name) => `"data.${name}"`).join(', ');
    yield {
      pointer: `${unsure.pointer}/to`,
      message: {
        en: `Loaded anew while "${call.name}" is under way, the page cannot go on here: ${names} would be read, and is not kept.`,
        it: `Ricaricata mentre "${call.name}" è in corso, la pagina non può proseguire da qui: si leggerebbe ${names}, che non viene conservato.`,
      },
      hint: {
        en: 'Lead to a screen that does without, as do the steps after it.',
        it: 'Porta a una schermata che ne fa a meno, come i passi dopo di essa.',
      },
    };
  }
}
