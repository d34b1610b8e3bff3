import { soundJourneys } from '../../model/journeys.ts';
import { placeholdersIn, textAt, textPlaces } from '../../model/texts.ts';
import { pointerTo } from '../../source/document.ts';
import { suggest } from '../near.ts';
import type { Rule } from '../rule.ts';

/** Finds placeholders in texts that nothing fills. */
export const placeholderUnknown: Rule = {
  code: 'placeholder-unknown',
  severity: 'error',
  title: 'A placeholder that nothing fills',
  explain:
    'A text may hold {name}, and the step says in "shows" what stands for it; {name, money} writes cents as an amount, {name, date} a date or an instant as DD.MM.YYYY. The text of a refusal that counts towards a limit may hold {left} too.',
  *run(sources) {
    for (const { source, document, definition } of soundJourneys(sources)) {
      const texts = sources.texts.get(source.id);
      if (!texts) continue;
      const seen = new Set<string>();
      for (const { path, values } of textPlaces(source, document, definition)) {
        const pointer = pointerTo('', ...path);
        const words = textAt(texts.value, path);
        if (words === undefined || seen.has(pointer)) continue;
        seen.add(pointer);
        const [doubled, inner = ''] = /\{\{\s*([^{}]*?)\s*\}\}/.exec(words) ?? [];
        if (doubled !== undefined) {
          const message = `The placeholder ${doubled} has two braces on each side.`;
          yield { document: texts, pointer, message, hint: `Write {${inner}}.` };
          continue;
        }
        for (const name of placeholdersIn(words)) {
          if (values.includes(name)) continue;
          yield {
            document: texts,
            pointer,
            message: `Nothing fills the placeholder {${name}}.`,
            ...suggest(name, values),
          };
        }
      }
    }
  },
};
