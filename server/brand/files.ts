import type { Words } from '#analysis/document';
import type { Member } from './manifest.ts';
import type { NamedFile, Reading } from './told.ts';

/** How large a file of one kind may be, and what its name ends with. */
export type FileKind = { ending: string; mostBytes: number };

/** A page waits for its fonts and its logo: each is bounded by what a phone fetches in a moment. */
export const fileKinds = {
  drawing: { ending: 'svg', mostBytes: 60_000 },
  icon: { ending: 'png', mostBytes: 150_000 },
  font: { ending: 'woff2', mostBytes: 120_000 },
} satisfies Record<string, FileKind>;

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/** What is wrong with a file, and what to do. */
type Told = readonly [message: Words, hint: Words];

/** Reads the file that a member names; tells what is no such name, not there, of another kind or too large. */
export function namedFile(
  { read, tell }: Reading,
  { pointer, value }: Member,
  kind: FileKind,
): NamedFile | undefined {
  const misnamed = wrongName(value, kind);
  if (typeof value !== 'string' || misnamed) {
    tell({ pointer }, ...(misnamed ?? noName(value, kind)));
    return undefined;
  }
  const bytes = read(value);
  if (bytes === 'outside') {
    tell({ pointer }, ...outside(value));
    return undefined;
  }
  if (bytes === undefined || bytes.length > kind.mostBytes) {
    tell({ pointer }, ...(bytes === undefined ? missing(value) : tooLarge(value, bytes.length, kind)));
    return undefined;
  }
  return { pointer, name: value, bytes };
}

function wrongName(value: unknown, kind: FileKind): Told | undefined {
  if (typeof value !== 'string' || !/^\w[\w-]*(\.[\w-]+|\/\w[\w-]*)*$/.test(value))
    return noName(value, kind);
  return value.endsWith(`.${kind.ending}`) ? undefined : otherFormat(value, kind);
}

const noName = (value: unknown, { ending }: FileKind): Told => [
  {
    en: `${JSON.stringify(value)} is no name of a file in brand/.`,
    it: `${JSON.stringify(value)} non è il nome di un file in brand/.`,
  },
  {
    en: `Write the path from brand/, of letters, digits, "-" and "_", such as "picture.${ending}".`,
    it: `Scrivi il percorso da brand/, di lettere, cifre, "-" e "_", per esempio "disegno.${ending}".`,
  },
];

const otherFormat = (name: string, { ending }: FileKind): Told => [
  {
    en: `"${name}" is of another format: .${ending} is expected.`,
    it: `"${name}" è di un altro formato: ci si aspetta .${ending}.`,
  },
  { en: `Export it as .${ending}, and name that.`, it: `Esportalo come .${ending}, e indica quello.` },
];

const missing = (name: string): Told => [
  { en: `There is no file brand/${name}.`, it: `Non c’è il file brand/${name}.` },
  {
    en: 'Put it there, or mend the name; capitals count.',
    it: 'Mettilo lì, o correggi il nome; contano anche le maiuscole.',
  },
];

const outside = (name: string): Told => [
  {
    en: `brand/${name} is a link that leads out of brand/.`,
    it: `brand/${name} è un collegamento che porta fuori da brand/.`,
  },
  { en: 'Put the file itself there.', it: 'Mettici il file stesso.' },
];

const tooLarge = (name: string, bytes: number, { ending, mostBytes }: FileKind): Told => [
  {
    en: `brand/${name} has ${kilobytes(bytes)}: at most ${kilobytes(mostBytes)} are served.`,
    it: `brand/${name} ha ${kilobytes(bytes)}: se ne servono al massimo ${kilobytes(mostBytes)}.`,
  },
  ending === 'woff2'
    ? {
        en: 'Keep the Latin letters alone (a subset), or fewer axes.',
        it: 'Tieni solo le lettere latine (un “subset”), o meno assi.',
      }
    : { en: 'Optimise it, or draw it with less.', it: 'Ottimizzalo, o disegnalo con meno.' },
];
