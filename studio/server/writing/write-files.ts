import type { FileWritten, StudioFolder } from '../studio-folder.ts';

/** A file as it is to be: it was not there before, or shall not be there any more, where one of the two is missing. */
export type FileToWrite = { path: string; was: string | undefined; text: string | undefined };

/** Writes several files: all of them, or, where one has changed meanwhile or cannot be written, none. */
export function writeFiles(files: readonly FileToWrite[], folder: StudioFolder): FileWritten {
  const done: FileToWrite[] = [];
  for (const file of files) {
    const outcome = writeFile(file, folder);
    if (outcome !== 'written') {
      for (const { path, was, text } of done.toReversed()) writeFile({ path, was: text, text: was }, folder);
      return outcome;
    }
    done.push(file);
  }
  return 'written';
}

function writeFile({ path, was, text }: FileToWrite, folder: StudioFolder): FileWritten {
  if (was === text) return 'written';
  if (text === undefined) return was === undefined ? 'written' : folder.remove(path, was);
  if (was !== undefined) return folder.write(path, { was, text });
  const outcome = folder.create(path, text);
  return outcome === 'there' ? 'changed' : outcome;
}
