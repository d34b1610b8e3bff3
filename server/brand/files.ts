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

/** Reads the file that a member names; tells what is no such name, not there, of another kind or too large. */
export function namedFile(
  { read, tell }: Reading,
  { pointer, value }: Member,
  { ending, mostBytes }: FileKind,
): NamedFile | undefined {
  if (typeof value !== 'string' || !/^\w[\w-]*(\.[\w-]+|\/\w[\w-]*)*$/.test(value)) {
    tell(
      { pointer },
      {
        en: `${JSON.stringify(value)} is no name of a file in brand/.`,
        it: `${JSON.stringify(value)} non è il nome di un file in brand/.`,
      },
      {
        en: `Write the path from brand/, of letters, digits, "-" and "_", such as "picture.${ending}".`,
        it: `Scrivi il percorso da brand/, di lettere, cifre, "-" e "_", per esempio "disegno.${ending}".`,
      },
    );
    return undefined;
  }
  if (!value.endsWith(`.${ending}`)) {
    tell(
      { pointer },
      {
        en: `"${value}" is of another format: .${ending} is expected.`,
        it: `"${value}" è di un altro formato: ci si aspetta .${ending}.`,
      },
      { en: `Export it as .${ending}, and name that.`, it: `Esportalo come .${ending}, e indica quello.` },
    );
    return undefined;
  }
  const bytes = read(value);
  if (bytes === undefined) {
    tell(
      { pointer },
      { en: `There is no file brand/${value}.`, it: `Non c’è il file brand/${value}.` },
      {
        en: 'Put it there, or mend the name; capitals count.',
        it: 'Mettilo lì, o correggi il nome; contano anche le maiuscole.',
      },
    );
    return undefined;
  }
  if (bytes.length > mostBytes) {
    tell(
      { pointer },
      {
        en: `brand/${value} has ${kilobytes(bytes.length)}: at most ${kilobytes(mostBytes)} are served.`,
        it: `brand/${value} ha ${kilobytes(bytes.length)}: se ne servono al massimo ${kilobytes(mostBytes)}.`,
      },
      ending === 'woff2'
        ? {
            en: 'Keep the Latin letters alone (a subset), or fewer axes.',
            it: 'Tieni solo le lettere latine (un “subset”), o meno assi.',
          }
        : { en: 'Optimise it, or draw it with less.', it: 'Ottimizzalo, o disegnalo con meno.' },
    );
    return undefined;
  }
  return { pointer, name: value, bytes };
}
