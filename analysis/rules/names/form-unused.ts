import { stepsOf } from '../../graph/journeys.ts';
import { nearestName } from '../../source/nearest.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds forms that no step shows. */
export const formUnused = eachJourney(function* ({ source, definition }) {
  const named = stepsOf(definition, 'form').flatMap(({ step }) => step.form ?? []);
  const meant = named.flatMap((name) =>
    source.forms.has(name) ? [] : (nearestName(name, source.forms.keys())?.name ?? []),
  );
  // One that a slip stands for is shown as soon as that is mended.
  const shown = [...named, ...meant];
  for (const [name, { document }] of source.forms) {
    if (!shown.includes(name))
      yield {
        document,
        pointer: '',
        message: {
          en: `No step of "${source.id}" shows the form "${name}".`,
          it: `Nessun passo di "${source.id}" mostra il modulo "${name}".`,
        },
      };
  }
});
