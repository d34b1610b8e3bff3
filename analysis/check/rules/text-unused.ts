import { soundJourneys } from '../../model/journeys.ts';
import { textPlaces, textsIn } from '../../model/texts.ts';
import { suggest } from '../near.ts';
import type { Rule } from '../rule.ts';

/** Finds texts of a journey that stand where nothing reads them. */
export const textUnused: Rule = {
  code: 'text-unused',
  severity: 'error',
  title: 'A text that nothing shows',
  explain:
    'A text whose place does not exist in the journey is never shown: its step, action, field or code was renamed or removed, or the name has a slip. Rename it or remove it.',
  *run(sources) {
    for (const { source, document, definition } of soundJourneys(sources)) {
      const texts = sources.texts.get(source.id);
      if (!texts) continue;
      const known = new Set([...textPlaces(source, document, definition)].map(({ path }) => path.join('.')));
      for (const { path, pointer } of textsIn(texts.value)) {
        const key = path.join('.');
        if (known.has(key)) continue;
        yield {
          document: texts,
          pointer,
          part: 'key',
          message: `Nothing shows the text "${key}".`,
          ...suggest(key, known),
        };
      }
    }
  },
};
