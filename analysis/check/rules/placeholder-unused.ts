import { soundJourneys, stepsOf } from '../../model/journeys.ts';
import { placeholdersIn, textsIn } from '../../model/texts.ts';
import { pointerTo } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import type { Rule } from '../rule.ts';

/** Finds values given to texts that no text of the step shows. */
export const placeholderUnused: Rule = {
  code: 'placeholder-unused',
  severity: 'error',
  title: 'A value that no text of the step shows',
  explain:
    'Each member of "shows" fills the placeholder of that name in the texts of the step; one that no text holds is not needed.',
  *run(sources) {
    for (const { source, document, definition } of soundJourneys(sources)) {
      const texts = sources.texts.get(source.id)?.value;
      if (!isNode(texts)) continue;
      for (const { name, pointer, step } of stepsOf(definition, 'form', 'view', 'end')) {
        const used = new Set([...textsIn(texts[name])].flatMap(({ words }) => placeholdersIn(words)));
        for (const shown of Object.keys(step.shows ?? {})) {
          if (used.has(shown)) continue;
          const place = { pointer: pointerTo(`${pointer}/shows`, shown), part: 'key' } as const;
          yield { document, ...place, message: `No text of "${name}" holds {${shown}}.` };
        }
      }
    }
  },
};
