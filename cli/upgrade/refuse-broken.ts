import { openDocument, type SourceFile } from '#analysis';
import { FileError } from '../file-error.ts';

/** What helps where a file beneath `.percorso` is gone or damaged: what it said is nowhere else. */
export const restore = {
  en: 'Take it from version control again.',
  it: 'Riprendilo dal controllo di versione.',
};

/**
 * Refuses a file that is not JSON, as one is that git has left half merged.
 *
 * @throws {FileError} naming the file and where it breaks off.
 */
export function refuseBroken(file: SourceFile): void {
  const { problem } = openDocument(file);
  if (!problem) return;
  const { en, it } = problem.message;
  throw new FileError(file.path, problem.place, {
    en: `is not JSON: ${en} ${restore.en}`,
    it: `non è JSON: ${it} ${restore.it}`,
  });
}
