import { onceFor } from '../../source/memoize.ts';
import { kindOfText, textsOf } from '../../texts/text-places.ts';
import type { JsonDocument } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { withoutExcused, type WordingProblem } from '../../report/suppressions.ts';
import type { Rule } from '../rule.ts';

/** Finds texts that say the same as others and are written otherwise. */
export const textTwin: Rule = {
  code: 'text-twin',
  severity: 'error',
  title: { en: 'Two texts for one thing', it: 'Due testi per la stessa cosa' },
  explain: {
    en: 'Two texts of journeys stand in the same kind of place, such as two buttons or two errors, and differ in nothing but capitals, punctuation and blanks. The holder shall read the same thing written the same way: write the rarer as the more frequent. A text that must stay as it is stands under "excused" in journeys/words.json, with the reason.',
    it: 'Due testi stanno nello stesso genere di posto, come due pulsanti o due errori, e differiscono solo per maiuscole, punteggiatura e spazi. Il titolare deve leggere la stessa cosa scritta allo stesso modo: scrivi il più raro come il più frequente. Un testo che deve restare com’è sta in "excused" di journeys/words.json, con il motivo.',
  },
  across: true,
  run: (sources) => withoutExcused('text-twin', sources, twinTexts(sources)),
};

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
