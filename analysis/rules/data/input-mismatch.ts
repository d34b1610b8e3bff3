import { stepsOf } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import { suggest } from '../../report/did-you-mean.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds inputs given to a journey that it does not declare, and declared ones that are not given. */
export const inputMismatch = eachJourney(function* ({ definition }, sources) {
  for (const { pointer, step } of stepsOf(definition, 'journey')) {
    const called = sources.interfaces.get(step.journey);
    if (!called) continue;
    const declared = Object.keys(called.input);
    const given = Object.keys(step.input ?? {});
    for (const name of given.filter((each) => !declared.includes(each))) {
      const place = { pointer: pointerTo(`${pointer}/input`, name), part: 'key' } as const;
      const message = {
        en: `The journey "${step.journey}" has no input "${name}".`,
        it: `Il flusso "${step.journey}" non ha un ingresso "${name}".`,
      };
      yield { ...place, message, ...suggest(name, declared, given) };
    }
    for (const name of declared.filter((each) => !given.includes(each))) {
      const place = { pointer: step.input ? `${pointer}/input` : pointer, part: 'key' } as const;
      yield {
        ...place,
        message: {
          en: `The journey "${step.journey}" needs the input "${name}".`,
          it: `Al flusso "${step.journey}" serve l’ingresso "${name}".`,
        },
      };
    }
  }
});
