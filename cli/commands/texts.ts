import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { leastReadability, measureReadability, sayIn, textRows, type TextRow } from '#analysis';
import {
  exitCodes,
  noSuch,
  textOption,
  UsageError,
  type Command,
  type ExitCode,
  type Surroundings,
} from '../command.ts';
import { bringTexts } from '../texts/bring-texts.ts';
import { textPage } from '../texts/text-page.ts';
import { openWorkspace } from '../workspace.ts';

// Loaded when it is needed: the libraries of workbooks would delay every other command.
const workbooks = () => import('../texts/text-workbook.ts');

/** Lists the texts for those who sign them off, takes edited ones back, and measures how easy they are to read. */
export const textsCommand: Command = {
  name: 'texts',
  summary: {
    en: 'lists all texts by screen for sign-off, takes them back, measures readability',
    it: 'elenca tutti i testi per schermata da far approvare, li riprende, ne misura la leggibilità',
  },
  help: {
    en: `
Usage: percorso texts [<file> …] [--out <texts.html|texts.xlsx>] [--readability]
       percorso texts --import <texts.xlsx>

Lists the texts of i18n/it, or of the files named, by file and screen.

  --out <file>      writes them as a page (.html) or as a workbook (.xlsx) to be edited
  --import <file>   takes the words of an edited workbook back, and writes only those that changed. It refuses all of
                    it, and tells the row, when a text is not known, comes twice, is empty now, is a number, has lost
                    a placeholder or a link, or has changed here since the workbook was written; and when check or
                    --readability would find what they do not find now
  --readability     measures each text of twelve words or more by the Gulpease index, the hardest first

Exits with 1 when an import is refused, when a text is harder to read than ${leastReadability.each}, or all together
than ${leastReadability.together}.`,
    it: `
Uso: percorso texts [<file> …] [--out <texts.html|texts.xlsx>] [--readability]
     percorso texts --import <texts.xlsx>

Elenca i testi di i18n/it, o dei file indicati, per file e per schermata.

  --out <file>      li scrive in una pagina (.html) o in una cartella di lavoro (.xlsx) da correggere
  --import <file>   riprende le parole di una cartella di lavoro corretta, e scrive solo quelle cambiate. Rifiuta tutto,
                    e dice la riga, se un testo non è noto, c’è due volte, ora è vuoto, è un numero, ha perso un
                    segnaposto o un collegamento, o qui è cambiato dopo che la cartella è stata scritta; e se check
                    o --readability troverebbero ciò che ora non trovano
  --readability     misura ogni testo di dodici parole o più con l’indice Gulpease, il più difficile per primo

Esce con 1 se un import è rifiutato, se un testo è più difficile di ${leastReadability.each}, o tutti insieme
più di ${leastReadability.together}.`,
  },
  options: { out: { type: 'string' }, import: { type: 'string' }, readability: { type: 'boolean' } },
  async run(given, around) {
    const workspace = openWorkspace(around.cwd);
    const [out, from] = [textOption(given, 'out'), textOption(given, 'import')];
    for (const file of given.words) {
      if (!workspace.sources.texts.has(file))
        throw noSuch(file, workspace.sources.texts.keys(), {
          en: `There is no file i18n/it/${file}.json.`,
          it: `Il file i18n/it/${file}.json non c’è.`,
        });
    }
    if (from !== undefined) {
      const rows = await (await workbooks()).readTextWorkbook(readFileSync(resolve(around.cwd, from)));
      return bringTexts(rows, workspace, around);
    }
    const rows = textRows(workspace.sources, given.words);
    if (given.options['readability'] === true) return tellReadability(rows, around);
    if (out !== undefined) return writeOut(resolve(around.cwd, out), rows, around);
    for (const { file, key, words } of rows) around.print(`${file}  ${key}  ${JSON.stringify(words)}`);
    return exitCodes.well;
  },
};

async function writeOut(
  path: string,
  rows: readonly TextRow[],
  { warn, language }: Surroundings,
): Promise<ExitCode> {
  const kind = extname(path);
  if (kind !== '.html' && kind !== '.xlsx')
    throw new UsageError({
      en: `--out takes a file .html or .xlsx, not "${path}".`,
      it: `--out vuole un file .html o .xlsx, non "${path}".`,
    });
  const folder = dirname(path);
  if (!existsSync(folder))
    throw new UsageError({ en: `there is no folder ${folder}.`, it: `la cartella ${folder} non c’è.` });
  writeFileSync(path, kind === '.html' ? textPage(rows) : await (await workbooks()).textWorkbook(rows));
  warn(
    sayIn(language)({
      en: `${rows.length} texts written to ${path}`,
      it: `Testi scritti in ${path}: ${rows.length}.`,
    }),
  );
  return exitCodes.well;
}

function tellReadability(texts: readonly TextRow[], { print, language }: Surroundings): ExitCode {
  const { rows, together } = measureReadability(texts);
  for (const { file, key, index } of rows) print(`${index.toFixed(0).padStart(3)}  ${file}  ${key}`);
  const hard = rows.filter(({ index }) => index < leastReadability.each).length;
  const [all, index, least] = [rows.length, together.toFixed(0), leastReadability.each];
  print(
    sayIn(language)({
      en: `${all} texts measured: ${hard} below ${least}, together ${index}.`,
      it: `Testi misurati: ${all}, di cui sotto ${least}: ${hard}; tutti insieme: ${index}.`,
    }),
  );
  return hard > 0 || together < leastReadability.together ? exitCodes.found : exitCodes.well;
}
