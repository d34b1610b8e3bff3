import { soundJourneys } from '../../graph/journeys.ts';
import { kindOfText, textsOf } from '../../texts/text-places.ts';
import { lengthRead } from '../../texts/wording.ts';
import type { JsonDocument } from '../../source/document.ts';
import { onceFor } from '../../source/memoize.ts';
import type { Sources } from '../../source/sources.ts';
import { excusing, type WordingProblem } from '../../report/suppressions.ts';

/** Lists the texts that are too long, the excused ones too. */
export function* longTexts(sources: Sources): Generator<WordingProblem> {
  const longest = sources.words?.value?.longest ?? {};
  for (const { source } of soundJourneys(sources)) {
    const document = sources.texts.get(source.id);
    if (!document) continue;
    for (const { path, pointer, kind, length } of measured(document)) {
      const most = longest[kind];
      if (most === undefined || length <= most) continue;
      const key = path.join('.');
      const message = {
        en: `The text "${key}" has ${length} characters; ${most} fit there.`,
        it: `Il testo "${key}" ha ${length} caratteri; lì ce ne stanno ${most}.`,
      };
      yield { document, pointer, message, text: `${source.id}.${key}` };
    }
  }
}

/** Measures the texts of a file once: after each edit excuses ask about those of all files. */
const measured = onceFor((document: JsonDocument) =>
  textsOf(document).flatMap(({ path, pointer, words }) => {
    const kind = kindOfText(path);
    return kind ? [{ path, pointer, kind, length: lengthRead(words) }] : [];
  }),
);

/** Finds texts that are longer than their place allows. */
export const textLong = excusing('text-long', longTexts);
