import { fileKinds, namedFile } from './files.ts';
import { readFont, type FontFacts } from './formats/font.ts';
import { membersOf, type Member } from './manifest.ts';
import type { NamedFile, Reading } from './told.ts';

/** A font file of the brand. */
export type Font = NamedFile & { facts: FontFacts };

/** The fonts of what is read, and of titles. */
export type Fonts = { text: readonly Font[]; title: readonly Font[] };

/** A page waits for each of them. */
const mostFiles = 3;

/** Reads the fonts, and tells what cannot be read and what would look false. */
export function fontsIn(reading: Reading, member: Member | undefined): Fonts {
  if (member === undefined) return { text: [], title: [] };
  const members = membersOf(reading, member, ['text', 'title']);
  const text = listed(reading, members.get('text'));
  const title = listed(reading, members.get('title'));
  const at = members.get('text');
  if (at !== undefined && text.length > 0) tellWeights(reading, at, text);
  return { text, title };
}

function listed(reading: Reading, member: Member | undefined): Font[] {
  if (member === undefined) return [];
  const { pointer, value } = member;
  if (!Array.isArray(value) || value.length === 0 || value.length > mostFiles) {
    reading.tell(
      { pointer },
      {
        en: `This must be a list of one to ${mostFiles} fonts.`,
        it: `Questo deve essere un elenco di caratteri, da uno a ${mostFiles}.`,
      },
      {
        en: 'Write ["font.woff2"]: one file for all weights (a variable font), or one for each.',
        it: 'Scrivi ["carattere.woff2"]: un file per tutti i pesi (un carattere variabile), o uno per peso.',
      },
    );
    return [];
  }
  return value.flatMap((each: unknown, place) => {
    const file = namedFile(reading, { pointer: `${pointer}/${place}`, value: each }, fileKinds.font);
    const font = file && fontOf(reading, file);
    return font ? [font] : [];
  });
}

function fontOf({ tell }: Reading, file: NamedFile): Font | undefined {
  const { pointer, name } = file;
  const facts = readFont(file.bytes);
  if (facts === undefined) {
    tell(
      { pointer },
      {
        en: `brand/${name} is no WOFF2 font, whatever its name says.`,
        it: `brand/${name} non è un carattere WOFF2, qualunque cosa dica il nome.`,
      },
      {
        en: 'Have the foundry’s WOFF2 file, or convert it.',
        it: 'Usa il file WOFF2 di chi lo disegna, o convertilo.',
      },
    );
    return undefined;
  }
  if (facts.missing.length > 0)
    tell(
      { pointer },
      {
        en: `brand/${name} lacks letters that the portal writes: ${facts.missing.join(' ')}`,
        it: `brand/${name} non ha segni che il portale scrive: ${facts.missing.join(' ')}`,
      },
      {
        en: 'Take a subset that has them: Latin and the sign of the euro.',
        it: 'Prendi un “subset” che li abbia: Latin e il segno dell’euro.',
      },
    );
  return { ...file, facts };
}

/** Text has weights from body to strong: a browser would smear what is missing. */
function tellWeights({ tell }: Reading, { pointer }: Member, fonts: readonly Font[]): void {
  const least = Math.min(...fonts.map(({ facts }) => facts.weights.least));
  const most = Math.max(...fonts.map(({ facts }) => facts.weights.most));
  if (least <= 500 && most >= 600) return;
  const found = least === most ? `${least}` : `${least}–${most}`;
  tell(
    { pointer },
    {
      en: `These fonts draw the weight ${found} alone: text needs one of at most 500 and one of at least 600.`,
      it: `Questi caratteri hanno solo il peso ${found}: al testo ne servono uno fino a 500 e uno da 600 in su.`,
    },
    { en: 'Add the file of the other weight.', it: 'Aggiungi il file dell’altro peso.' },
  );
}
