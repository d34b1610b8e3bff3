import type { TextKind } from '../../texts/text-places.ts';
import type { Words } from '../../report/words.ts';
import { withinBy } from '../../report/place-within.ts';
import { eachText } from '../each-text.ts';

/** What would be shown as it is written, in a text as it is or as `read` leaves it with as many signs. */
type Markup = { pattern: RegExp; hint: Words; read?: (words: string) => string };

const ofHtml: readonly Markup[] = [
  {
    pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    hint: {
      en: 'Take it away; in a body, **bold** and a line break may do the same.',
      it: 'Toglilo; nel testo sotto il titolo lo fanno **grassetto** e un a capo.',
    },
  },
  {
    pattern: /&(?:[a-z]{2,8}\d?|#\d{1,6}|#x[\da-f]{1,5});/i,
    hint: { en: 'Write the sign itself.', it: 'Scrivi il segno stesso.' },
  },
];

const ofBodies: Markup = {
  pattern: /\*\*[^*\s](?:[^*]*[^*\s])?\*\*|\[[^\]]+\]\([^)\s]*\)?|(?<!\*)\*\*(?!\*)/,
  hint: {
    en: 'Write the words alone: only a body and a document show it.',
    it: 'Scrivi solo le parole: lo mostrano soltanto il testo sotto il titolo e un documento.',
  },
};

/** Bold words within a paragraph or an item of a list, and signs that stay signs. */
const bold = /\*\*(?:\\[*[\]\\]|\\(?![*[\]\\])|(?!\n\s*\n|\n\s*- )[^*\\])+\*\*|\\[*[\]\\]/g;

/** Returns a text with blanks where the portal reads its stars, so that those it would show are left, each in its place. */
const withoutBold = (words: string): string => words.replaceAll(bold, ({ length }) => ' '.repeat(length));

// Three and more are the asterisks of a masked number.
const ofStars: Markup = {
  pattern: /(?<!\*)\*{1,2}(?!\*)/,
  read: withoutBold,
  hint: {
    en: String.raw`Bold words stand between ** and **; a star that shall be seen is written \*.`,
    it: String.raw`Il grassetto sta fra ** e **; un asterisco che si deve vedere si scrive \*.`,
  },
};

const ofLinks: Markup = {
  pattern: /\[[^\][]+\]\([^\s()]*(?=[\s(]|$)/,
  read: (words) => words.replaceAll(/\\[*[\]\\]/g, '  '),
  hint: {
    en: 'A link is written [words](/path) or [words](link:name), without blanks in the round brackets.',
    it: 'Un collegamento si scrive [parole](/percorso) o [parole](link:nome), senza spazi fra le parentesi tonde.',
  },
};

/** What shows bold words and links. */
const rich: readonly TextKind[] = ['body', 'document'];

/** Returns a text with blanks where a view puts its own elements, so that tags which lead to none are left. */
const withoutElements = (words: string): string =>
  words.replaceAll(/<([a-z]+)>([^<>]*)<\/\1>/g, (_all, { length }: string, inner: string) =>
    [' '.repeat(length + 2), inner, ' '.repeat(length + 3)].join(''),
  );

const ofRich: readonly Markup[] = ofHtml.map((markup) => ({ ...markup, read: withoutElements }));

/** A view shows the tags of such a text by Trans, which a test of the views holds. */
const isRich = (path: readonly string[]): boolean => path.at(-1)?.endsWith('Rich') === true;

function markupAgainst(kind: TextKind | undefined): readonly Markup[] {
  if (kind === undefined) return ofHtml;
  return [...ofHtml, ...(rich.includes(kind) ? [ofStars, ofLinks] : [ofBodies])];
}

/** Finds markup in texts that would be shown as it is written. */
export const textMarkup = eachText(({ path, words, kind, isOfJourney }) => {
  for (const { pattern, hint, read = String } of !isOfJourney && isRich(path)
    ? ofRich
    : markupAgainst(kind)) {
    const within = withinBy(pattern, read(words));
    if (!within) continue;
    const markup = words.slice(within.from, within.to);
    const says = {
      en: `would show “${markup}” as it is written.`,
      it: `mostrerebbe “${markup}” com’è scritto.`,
    };
    return { says, within, hint };
  }
  return undefined;
});
