import { onceFor } from '../../source/memoize.ts';
import { textsOf } from '../../texts/text-places.ts';
import type { JsonDocument } from '../../source/document.ts';
import { isStandIn } from '../../texts/stand-ins.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds texts that stand in until somebody writes them. */
export function* textStandin({ texts }: Sources): Generator<Problem> {
  for (const document of texts.values()) yield* standInsOf(document);
}

const standInsOf = onceFor((document: JsonDocument): Problem[] =>
  textsOf(document).flatMap(({ path, pointer, words }) => {
    if (!isStandIn(words)) return [];
    const key = path.join('.');
    const message = {
      en: `The text "${key}" is still to be written.`,
      it: `Il testo "${key}" è ancora da scrivere.`,
    };
    return [{ document, pointer, message }];
  }),
);
