import { readSources, type Sources, type Words } from '#analysis';
import type { FolderPast, FolderThen } from '#studio';
import { UsageError } from '../../command.ts';
import type { Project } from '../../language-server/project.ts';
import { readOverlay } from '../../overlay/read-overlay.ts';
import { changedSinceBase } from '../../revision/base-of.ts';
import { commitOf, filesAt } from '../../revision/files-at.ts';
import { describeCommit, listRevisions } from './revisions.ts';

/** Reads what a folder was out of its repository; a commit never changes, and the last one that was asked for is kept. */
export function openFolderPast(root: string, project: Project): FolderPast {
  let kept: FolderThen | undefined;
  const read = (asked: string, now: Sources): FolderThen => {
    const commit = commitOf(root, asked);
    if (kept?.revision.commit !== commit) {
      const files = readOverlay(root).over(filesAt(root, commit));
      const sources = readSources(now.language, files, { views: now.views, before: now });
      kept = { revision: { asked, ...describeCommit(root, commit) }, sources };
    }
    return { ...kept, revision: { ...kept.revision, asked } };
  };
  return {
    at: (revision) => {
      const now = project.sources();
      const base = changedSinceBase(root);
      if (!now) return { refused: project.trouble()?.words ?? nothingThere };
      try {
        return read(revision ?? base?.revision ?? 'HEAD', now);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        return { refused: advised(error.words, base ? chooseAnother : beginRepository) };
      }
    },
    revisions: (journey) => listRevisions(root, journey),
  };
}

const advised = (why: Words, todo: Words): Words => ({
  en: `${why.en} ${todo.en}`,
  it: `${why.it} ${todo.it}`,
});

const nothingThere: Words = { en: 'The folder cannot be read.', it: 'La cartella non si può leggere.' };

const chooseAnother: Words = {
  en: 'Choose one of the list, or write a branch, a tag or a commit.',
  it: 'Scegline una dall’elenco, o scrivi un ramo, un’etichetta o un commit.',
};

const beginRepository: Words = {
  en: 'A review needs a git repository with a commit: in the folder run "git init", "git add ." and "git commit", then come back here.',
  it: 'Per una revisione serve un repository git con almeno un commit: nella cartella esegui "git init", "git add ." e "git commit", poi torna qui.',
};
