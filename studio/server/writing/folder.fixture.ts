import { openDocument } from '#analysis';
import type { FileWritten, StudioFolder } from '../studio-folder.ts';

const path = 'i18n/it/lock.json';

/** A folder with one file of texts, and what else may happen to it. */
export function folderWith(text: string) {
  let onDisk = text;
  let seen = text;
  let meanwhile: (() => FileWritten | void) | undefined;
  const folder: StudioFolder = {
    path: '/work',
    reread: () => void (seen = onDisk),
    // Of the sources nothing but the texts is read.
    sources: () =>
      ({ journeys: new Map(), texts: new Map([['lock', openDocument({ path, text: seen })]]) }) as never,
    text: () => seen,
    findings: () => [],
    trouble: () => undefined,
    openJudge: () => ({ judge: () => undefined, foresee: () => Promise.resolve([]), close: () => undefined }),
    changed: () => new Promise(() => undefined),
    past: { at: () => ({ refused: { en: 'No git.', it: 'Non c’è git.' } }), revisions: () => [] },
    whose: () => undefined,
    create: () => 'there',
    remove: () => 'changed',
    changing: () => ({ files: [] }),
    goals: () => [],
    explore: () => ({ stop: () => undefined }),
    write: (_path, change) => {
      const happens = meanwhile;
      meanwhile = undefined;
      const failed = happens?.();
      if (failed !== undefined) return failed;
      if (onDisk !== change.was) return 'changed';
      onDisk = change.text;
      return 'written';
    },
  };
  return {
    folder,
    text: () => onDisk,
    /** Writes as another editor does, who knows nothing of Studio. */
    change: (edit: (words: string) => string) => void (onDisk = edit(onDisk)),
    /** Has something happen once, after Studio has read and before it writes. */
    meanwhile: (happens: () => FileWritten | void) => void (meanwhile = happens),
  };
}
