import { soundJourneys } from '../../graph/journeys.ts';
import { renamedStep, stepsNamed, type RenamedStep } from '../../symbols/renamed-step.ts';
import { pointerTo } from '../../source/document.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds names of steps that the journey does not have. */
export const stepUnknown: Rule = {
  code: 'step-unknown',
  severity: 'error',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      const renamed = renamedStep(definition, sources);
      if (renamed) {
        yield { document, ...told(renamed) };
        continue;
      }
      const steps = Object.keys(definition.steps);
      for (const { name, pointer } of stepsNamed(definition, sources)) {
        if (steps.includes(name)) continue;
        yield {
          document,
          pointer,
          message: {
            en: `This journey has no step "${name}".`,
            it: `Questo flusso non ha un passo "${name}".`,
          },
          ...suggest(name, steps),
        };
      }
    }
  },
};

/** Tells at a step of the ways that name it otherwise. */
function told({ name, meant, ways, isSure }: RenamedStep): Omit<Problem, 'document'> {
  const [en, it] =
    ways === 1 ? ['one way leads', 'una via porta'] : [`${ways} ways lead`, `${ways} vie portano`];
  return {
    pointer: pointerTo('/steps', name),
    part: 'key',
    message: {
      en: `No way leads to the step "${name}", and ${en} to "${meant}", which is not there.`,
      it: `Nessuna via porta al passo "${name}", e ${it} a "${meant}", che non c’è.`,
    },
    hint: {
      en: `Call it "${meant}", or write "${name}" there.`,
      it: `Chiamalo "${meant}", o scrivi "${name}" lì.`,
    },
    ...(isSure && { fix: { rename: name, to: meant } }),
  };
}
