import { onceFor } from '../../source/memoize.ts';
import { kindOfText, textsOf } from '../../texts/text-places.ts';
import type { JsonDocument } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { excusing, type WordingProblem } from '../../report/suppressions.ts';

/** Lists the texts that are written otherwise than more others that say the same, the excused ones too. */
export const twinTexts = onceFor((sources: Sources): readonly WordingProblem[] => [
  ...differingTexts(sources),
]);

function* differingTexts(sources: Sources): Generator<WordingProblem> {
  const alike = Map.groupBy(textsOfJourneys(sources), ({ sameness }) => sameness);
  for (const same of alike.values()) {
    // Of nearly all, there is one wording.
    if (same.every(({ words }) => words === same[0]?.words)) continue;
    const [usual, ...others] = [...Map.groupBy(same, ({ words }) => words).values()].toSorted(
      (one, other) => other.length - one.length,
    );
    const [first] = usual ?? [];
    if (!first) continue;
    for (const { document, pointer, id, path, words } of others.flat()) {
      const key = path.join('.');
      const text = `${id}.${key}`;
      const firstText = [first.id, ...first.path].join('.');
      const message = {
        en: `The text "${key}" says the same as "${firstText}", written otherwise.`,
        it: `Il testo "${key}" dice lo stesso di "${firstText}", scritto in altro modo.`,
      };
      const hint = { en: `Write “${first.words}”.`, it: `Scrivi “${first.words}”.` };
      yield { document, pointer, message, hint, fix: { reword: words, to: first.words }, text };
    }
  }
}

type Placed = ReturnType<typeof comparableTexts>[number] & { id: string };

function textsOfJourneys(sources: Sources): Placed[] {
  return [...sources.journeys.keys()].flatMap((id) => {
    const document = sources.texts.get(id);
    const own = document ? comparableTexts(document) : [];
    return own.map((placed) => ({ ...placed, id }));
  });
}

/** Lists the texts of a file that say something, with what they say but for capitals, punctuation and blanks. */
const comparableTexts = onceFor((document: JsonDocument) =>
  textsOf(document).flatMap(({ path, pointer, words }) => {
    const kind = kindOfText(path);
    const said = words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
      .trim();
    if (kind === undefined || said === '') return [];
    return [{ document, pointer, path, words, sameness: `${kind} ${said}` }];
  }),
);

/** Finds texts that say the same as others and are written otherwise. */
export const textTwin = excusing('text-twin', twinTexts);
