import { screenKinds } from '#engine';
import { stepsOf } from '../../graph/journeys.ts';
import { valuesMeant } from '../../texts/placeholder-slips.ts';
import { renamedStep } from '../../symbols/renamed-step.ts';
import { isVariant, textsIn, variantChooser } from '../../texts/text-places.ts';
import { placeholdersIn } from '../../texts/placeholders.ts';
import { pointerTo } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import type { Words } from '../../report/words.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds values given to texts that no text of the step shows. */
export const placeholderUnused = eachJourney(function* ({ source, definition }, sources) {
  const texts = sources.texts.get(source.id)?.value;
  if (!isNode(texts)) return;
  for (const { name, pointer, step } of stepsOf(definition, ...screenKinds, 'end')) {
    const own = [...textsIn(texts[name])];
    const used = new Set(own.flatMap(({ words }) => placeholdersIn(words)));
    if (own.some(isVariant)) used.add(variantChooser);
    const idle = Object.keys(step.shows ?? {}).filter((shown) => !used.has(shown));
    if (idle.length === 0) continue;
    // Of a placeholder that was meant for one of them another rule speaks, and of a step that has got another name.
    const meant = [...valuesMeant(texts[name], step).values()].map(({ value }) => value);
    const told = renamedStep(definition, sources)?.name === name ? idle : meant;
    for (const shown of idle.filter((value) => !told.includes(value))) {
      const place = { pointer: pointerTo(`${pointer}/shows`, shown), part: 'key' } as const;
      yield { ...place, message: idleValue(shown, name) };
    }
  }
});

const idleValue = (shown: string, step: string): Words =>
  shown === variantChooser
    ? {
        en: `No text of "${step}" has variants to choose from.`,
        it: `Nessun testo di "${step}" ha varianti da scegliere.`,
      }
    : {
        en: `No text of "${step}" holds {${shown}}.`,
        it: `Nessun testo di "${step}" contiene {${shown}}.`,
      };
