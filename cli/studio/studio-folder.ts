import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '#analysis';
import { isBankFolder } from '#server/folder';
import type { StepChanging, StudioFolder } from '#studio';
import { UsageError } from '../command.ts';
import { openJudge } from './open-judge.ts';
import { openProject } from '../language-server/project.ts';
import { changeInBank, newInBank, takeJourney, wasInBank } from '../overlay/write-in-bank.ts';
import { watchFolders } from '../watched-folders.ts';
import { goalViews } from '../create/goals/fitting-operations.ts';
import { openExploring } from './open-exploring.ts';
import { sourcesToBegin } from './sources-to-begin.ts';
import { openFolderPast } from './review/folder-past.ts';
import { stepChanging } from './step-changing.ts';
import { createWithin, removeWithin, writeWithin } from './write-within.ts';

/** Opens a folder of journeys for Studio. */
export function openStudioFolder(root: string): StudioFolder {
  const project = openProject(root);
  return {
    path: root,
    reread: () => project.reread(),
    sources: () => project.sources(),
    text: (path) => project.text(path),
    findings: (language) => project.findings(language),
    trouble: () => project.trouble(),
    openJudge: (language, hear) => openJudge(root, language, hear),
    changed: createChanges(root),
    past: openFolderPast(root, project),
    whose: (journey) => whoseIn(root, journey),
    ...writersOf(root),
    changing: (change) => inBank(root, stepChanging(project, change)),
    goals: () => goalViews(sourcesToBegin(project)),
    explore: (journey, hear) => openExploring({ root, journey }, hear),
  };
}

/** New files of a bank’s folder name the schemas of the package. */
const inBank = (root: string, changing: StepChanging): StepChanging =>
  'refused' in changing
    ? changing
    : {
        ...changing,
        files: changing.files.map((file) => {
          const { path, was, text } = file;
          return was === undefined && text !== undefined
            ? { ...file, text: newInBank(root, { path, text }) }
            : file;
        }),
      };

/** Writes in a folder; in a bank’s, what comes from the package becomes its own first, and nothing is written there. */
function writersOf(root: string): Pick<StudioFolder, 'write' | 'create' | 'remove'> {
  const made = new Set<string>();
  return {
    write: (path, change) =>
      unlessRefused(() => {
        const own = changeInBank(root, path, change);
        return own ? writeWithin(root, path, own) : 'changed';
      }),
    create: (path, text) =>
      unlessRefused(() => {
        takeJourney(root, path);
        const outcome = createWithin(root, path, text);
        if (outcome === 'written') made.add(path);
        return outcome;
      }),
    remove: (path, was) =>
      unlessRefused(() => {
        const own = wasInBank(root, path, was);
        return own === undefined ? 'changed' : removeWithin(root, path, { was: own, isMade: made.has(path) });
      }),
  };
}

/** Does what a folder may refuse, and answers its words, by which people know what to do. */
function unlessRefused<Done>(act: () => Done): Done | { refused: Words } {
  try {
    return act();
  } catch (error) {
    if (error instanceof UsageError) return { refused: error.words };
    throw error;
  }
}

function whoseIn(root: string, journey: string): 'bank' | 'package' | undefined {
  if (!isBankFolder(root)) return undefined;
  return existsSync(join(root, 'journeys', journey, 'journey.json')) ? 'bank' : 'package';
}

/** Tells of changes of journeys and texts, and of a `journeys/` that comes to be. */
function createChanges(root: string): () => Promise<void> {
  const folders = ['journeys', 'i18n/it'].map((folder) => join(root, folder));
  const open = () => ({
    missing: folders.filter((folder) => !existsSync(folder)),
    watched: watchFolders(folders),
  });
  // Nothing is watched before somebody asks: a start that fails then ends by itself.
  let now: ReturnType<typeof open> | undefined;
  return async () => {
    now ??= open();
    if (now.missing.length === 0) return now.watched.next();
    // What is not there cannot be watched: the folder that it will stand in is.
    const { promise: shown, resolve } = Promise.withResolvers<void>();
    const outer = watch(root, () => resolve()).on('error', () => resolve());
    const { missing, watched } = now;
    await Promise.race([shown, watched.next()]);
    outer.close();
    if (missing.some((folder) => existsSync(folder))) now = open();
    return undefined;
  };
}
