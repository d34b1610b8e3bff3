import { applyEdits, sayIn, type AnswerLanguage, type Edit, type Sources, type Words } from '#analysis';
import type { Written } from '../../protocol.ts';
import type { Deed } from '../../written.ts';
import type { FileWritten, StudioFolder } from '../studio-folder.ts';
import { writeFiles, type FileToWrite } from './write-files.ts';

/** Anyone who writes a file this often while one place of it is written is a program. */
export const mostTries = 20;

type JsonDocument = NonNullable<ReturnType<Sources['texts']['get']>>;

/** What is to be done to a file as it is now; nothing where it has been done, or where somebody else has changed the place. */
type Change = { edits: readonly Edit[] } | { kind: 'written' | 'changed' } | { refused: Words };

/** A place of a file that is written. */
export type PlaceToWrite = {
  /** What people call the file. */
  file: string;
  deed: Deed;
  find: (sources: Sources) => JsonDocument | undefined;
  change: (document: JsonDocument) => Change;
};

/** Keeps what was written, so that it can be taken back. */
export type Recording = (deed: Deed, files: readonly FileToWrite[]) => void;

/** What is written to. */
export type WriteGround = { folder: StudioFolder; language: AnswerLanguage; record: Recording };

/**
 * Writes one place of a file, and nothing else of the file. What somebody else has changed beside it meanwhile stays.
 */
export function writeInto(place: PlaceToWrite, ground: WriteGround): Written {
  const { file } = place;
  const { folder, language } = ground;
  const refuse = (words: Words): Written => ({ kind: 'refused', why: sayIn(language)(words) });
  for (let tries = 0; tries < mostTries; tries += 1) {
    const outcome = attempt(place, ground);
    folder.reread();
    if ('disk' in outcome) {
      // It writes only over what was read of the file.
      if (outcome.disk === 'changed') continue;
      return outcome.disk === 'written' ? { kind: 'written' } : refuse(outcome.disk.refused);
    }
    // What was read before may be old: whatever it tells is told of the folder as it is now.
    if (tries === 0) continue;
    return 'refused' in outcome.told ? refuse(outcome.told.refused) : outcome.told;
  }
  return refuse(
    folder.trouble()?.words ?? {
      en: `${file} keeps changing. Save again.`,
      it: `${file} continua a cambiare. Salva di nuovo.`,
    },
  );
}

/** What came of an attempt: what the disk has answered, or what is told by what was read of the folder. */
type Attempt = { disk: FileWritten } | { told: { kind: 'written' | 'changed' } | { refused: Words } };

function attempt(place: PlaceToWrite, { folder, record }: WriteGround): Attempt {
  const document = readable(place, folder.sources());
  if ('refused' in document) return { told: document };
  const change = place.change(document);
  if (!('edits' in change)) return { told: change };
  const files = [{ path: document.path, was: document.text, text: applyEdits(document.text, change.edits) }];
  const disk = writeFiles(files, folder);
  if (disk === 'written') record(place.deed, files);
  return { disk };
}

function readable(
  { file, find }: PlaceToWrite,
  sources: Sources | undefined,
): JsonDocument | { refused: Words } {
  const document = sources && find(sources);
  if (!document) return { refused: { en: `There is no ${file}.`, it: `${file} non c’è.` } };
  if (!document.problem) return document;
  const { line } = document.problem.place;
  return {
    refused: {
      en: `${file} is no JSON at the moment, line ${line}. Mend it and save again.`,
      it: `${file} al momento non è JSON, riga ${line}. Correggilo e salva di nuovo.`,
    },
  };
}
