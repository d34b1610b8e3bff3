import { importTexts, sayIn, type ImportedText, type TextImport, type Words } from '#analysis';
import { exitCodes, type ExitCode, type Surroundings } from '../command.ts';
import { writeWhole } from '../overlay/write-whole.ts';
import type { OpenFolder } from '../workspace.ts';

/** Writes the texts of an edited workbook into their files, or tells why none of them is written. */
export function bringTexts(
  rows: readonly ImportedText[],
  { root, sources, files, overlay }: OpenFolder,
  { print, warn, language }: Surroundings,
): ExitCode {
  const say = sayIn(language);
  const brought = importTexts({ sources, files, language }, rows);
  const refused = brought.refusals.length;
  for (const refusal of brought.refusals) warn(refusal);
  if (refused > 0) {
    const words = {
      en: `Nothing was written: ${refused} refused.`,
      it: `Non è stato scritto nulla: rifiuti ${refused}.`,
    };
    warn(say(words));
    return exitCodes.found;
  }
  for (const { path, text, changed } of brought.files) {
    writeWhole(root, overlay.toWrite({ path, text }));
    print(`${path}: ${changed}`);
  }
  for (const words of summaryOf(brought)) print(say(words));
  return exitCodes.well;
}

function* summaryOf({ files, absent, newer, gone }: TextImport): Generator<Words> {
  const all = files.reduce((sum, { changed }) => sum + changed, 0);
  yield { en: `Texts changed: ${all}.`, it: `Testi cambiati: ${all}.` };
  if (absent > 0)
    yield {
      en: `Texts of these files that are not in the workbook, and stay as they are: ${absent}.`,
      it: `Testi di questi file che nella cartella di lavoro mancano, e restano come sono: ${absent}.`,
    };
  if (newer > 0)
    yield {
      en: `Texts that are newer here than in the workbook, and stay as they are: ${newer}.`,
      it: `Testi che qui sono più nuovi che nella cartella di lavoro, e restano come sono: ${newer}.`,
    };
  if (gone > 0)
    yield {
      en: `Texts of the workbook that are gone here, and were not edited: ${gone}.`,
      it: `Testi della cartella di lavoro che qui non ci sono più, e non erano stati corretti: ${gone}.`,
    };
}
