import type { Words } from '../report/words.ts';
import type { JsonDocument } from '../source/document.ts';
import { onceFor } from '../source/memoize.ts';
import type { Sources } from '../source/sources.ts';
import { kindOfText, textsOf, type PlacedText, type TextKind } from '../texts/text-places.ts';
import type { Problem } from './rule.ts';

/** A text of a file, with its name there; of a journey’s own file what it is for, where a screen reads it. */
export type TextOfFile = PlacedText & { key: string; isOfJourney: boolean; kind: TextKind | undefined };

/** What a rule says of one text, behind its name: “is empty”; another message where it does not begin so. */
export type SaidOfText = Pick<Problem, 'hint' | 'fix' | 'within'> & { says: Words };

/** Holds a rule against each text of each file; what it finds in a file is found once, while that stays as it is. */
export function eachText(
  find: (text: TextOfFile) => SaidOfText | undefined,
): (sources: Sources) => Generator<Problem> {
  const [inJourney, elsewhere] = [true, false].map((isOfJourney) =>
    onceFor((document: JsonDocument): readonly Problem[] =>
      textsOf(document).flatMap((text) => {
        const key = text.path.join('.');
        const kind = isOfJourney ? kindOfText(text.path) : undefined;
        const said = find({ ...text, key, isOfJourney, kind });
        if (!said) return [];
        const { says, ...rest } = said;
        const message = { en: `The text "${key}" ${says.en}`, it: `Il testo "${key}" ${says.it}` };
        return [{ document, pointer: text.pointer, message, ...rest }];
      }),
    ),
  );
  return function* ({ texts, journeys }) {
    for (const [file, document] of texts)
      yield* (journeys.has(file) ? inJourney : elsewhere)?.(document) ?? [];
  };
}
