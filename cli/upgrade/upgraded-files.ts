import type { SourceFile } from '#analysis';
import { broughtOver } from '../mend/brought-over.ts';
import { editText, type Mending } from '../mend/mend-files.ts';
import { overlay, withSchema } from '../overlay/overlay.ts';
import { readOwn, readStandard, seenFrom } from '../overlay/read-overlay.ts';
import { inTaken, sumsOf, versionFile } from '../overlay/taken.ts';
import type { FileToBe } from '../overlay/write-together.ts';
import { workspaceOf } from '../workspace.ts';
import { seenFile } from './seen-package.ts';
import type { UpgradedBeside } from './upgrade-beside.ts';
import type { UpgradedJourney } from './upgrade-journeys.ts';

/** What an upgrade comes to: of the journeys, beside them, and what was taken where a journey is to stay as it is. */
type Upgrade = {
  taken: readonly SourceFile[];
  kept: readonly FileToBe[];
  journeys: readonly UpgradedJourney[];
  beside: UpgradedBeside;
};

/** The files that an upgrade writes, and what of them is brought to today’s language. */
export type UpgradedFiles = { files: readonly FileToBe[]; mendings: readonly Mending[] };

/**
 * Says what an upgrade writes, in this order: the bank’s, what was taken, and last of all what says that it was done, for until
 * then all is told anew.
 */
export function upgradedFiles(root: string, { taken, kept, journeys, beside }: Upgrade): UpgradedFiles {
  const merged = journeys.flatMap(({ files }) =>
    files.map(({ path, own }): FileToBe => ({ path, text: own })),
  );
  const written = byPath([...beside.files, ...merged.map((file) => pointed(root, file))]);
  const { edited, mendings } = inTodaysLanguage(root, written);
  const nextTaken = [...kept, ...journeys.flatMap(takenNext)];
  const takenThen = byPath([...taken, ...nextTaken]);
  const left = [...takenThen.values()].flatMap(({ path, text }) =>
    text === undefined ? [] : [{ path, text }],
  );
  return {
    files: [
      ...byPath([...written.values(), ...edited]).values(),
      ...byPath(nextTaken.map(inTaken)).values(),
      seenFile({ ...beside.now, taken: sumsOf(left) }),
      versionFile(),
    ],
    mendings,
  };
}

const byPath = (files: readonly FileToBe[]): Map<string, FileToBe> =>
  new Map(files.map((file) => [file.path, file]));

const pointed = (root: string, { path, text }: FileToBe): FileToBe =>
  text === undefined ? { path, text } : withSchema({ path, text }, seenFrom(root));

/** What was taken of a journey that the package gives up is of no use any more. */
const takenNext = ({ isGone, taken, files }: UpgradedJourney): FileToBe[] =>
  isGone
    ? taken.map(({ path }) => ({ path, text: undefined }))
    : files.map((file) => ({ path: file.path, text: file.taken }));

function inTodaysLanguage(root: string, written: ReadonlyMap<string, FileToBe>) {
  const all = [...byPath([...readOwn(root), ...written.values()]).values()];
  const own = all.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
  const laid = overlay(readStandard(root), own);
  const edited: SourceFile[] = [];
  const mendings: Mending[] = [];
  for (const [path, edits] of broughtOver(workspaceOf(root, laid.files).sources)) {
    const file = own.find((each) => each.path === path);
    if (!file || !laid.isOwn(path)) continue;
    const mended = editText(file, edits);
    edited.push({ path, text: mended.text });
    mendings.push(...mended.mendings);
  }
  return { edited, mendings };
}
