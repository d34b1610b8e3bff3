import { renamedStep, stepsNamed, type RenamedStep } from '../../symbols/renamed-step.ts';
import { pointerTo } from '../../source/document.ts';
import type { Found } from '../rule.ts';
import { unknownNames } from '../unknown-names.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds names of steps that the journey does not have. */
export const stepUnknown = eachJourney(function* ({ definition }, sources) {
  const renamed = renamedStep(definition, sources);
  if (renamed) {
    yield told(renamed);
    return;
  }
  const steps = Object.keys(definition.steps);
  const named = stepsNamed(definition, sources).map(({ name, pointer }) => ({ name, pointer }));
  yield* unknownNames(named, steps, (name) => ({
    en: `This journey has no step "${name}".`,
    it: `Questo flusso non ha un passo "${name}".`,
  }));
});

/** Tells at a step of the ways that name it otherwise. */
function told({ name, meant, ways, isSure }: RenamedStep): Found {
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
