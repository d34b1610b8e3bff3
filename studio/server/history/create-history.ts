import { sayIn, type AnswerLanguage } from '#analysis';
import type { Deed, HistoryView, StepMoved, Turned } from '../../written.ts';
import type { StudioFolder } from '../studio-folder.ts';
import { writeFiles } from '../writing/write-files.ts';
import type { Recording } from '../writing/write-into.ts';
import { takenBack, type FileTurn } from './taken-back.ts';

/** More than an analyst goes back in a day. */
const mostKept = 200;

type Entry = { deed: Deed; files: readonly FileTurn[] };

/** What Studio has written, file by file, to be taken back and done again. */
export type History = {
  record: Recording;
  view: () => HistoryView;
  /** How often something was taken back or done again. */
  turns: () => number;
  turn: (direction: 'undo' | 'redo') => Turned;
  /** Steps of a journey that were moved, or may be again. */
  moves: (journey: string) => readonly StepMoved[];
};

/** Keeps what Studio writes from its start on. What somebody else has written since is never written over. */
export function createHistory(folder: StudioFolder, language: AnswerLanguage): History {
  const past: Entry[] = [];
  const undone: Entry[] = [];
  let turns = 0;
  return {
    record: (deed, files) => {
      undone.length = 0;
      past.push({ deed, files: files.map(({ path, was, text }) => ({ path, before: was, after: text })) });
      if (past.length > mostKept) past.shift();
    },
    view: () => {
      const [back, forth] = [past.at(-1)?.deed, undone.at(-1)?.deed];
      return { ...(back && { undo: back }), ...(forth && { redo: forth }) };
    },
    turns: () => turns,
    moves: (journey) =>
      [...past, ...undone].flatMap(({ deed: { moved } }) => (moved?.journey === journey ? [moved] : [])),
    turn: (direction) => {
      const [from, to] = direction === 'undo' ? [past, undone] : [undone, past];
      const entry = from.at(-1);
      if (!entry) return { kind: 'nothing' };
      folder.reread();
      const turned = turnFiles(entry.files, folder);
      if (turned.kind === 'refused') return { kind: 'refused', why: sayIn(language)(turned.words) };
      if (turned.kind === 'changed') return turned;
      from.pop();
      to.push({ deed: entry.deed, files: turned.files });
      turns += 1;
      folder.reread();
      return { kind: 'done', deed: entry.deed };
    },
  };
}

/** Takes back what was written to some files: to all of them, or to none. */
function turnFiles(files: readonly FileTurn[], folder: StudioFolder) {
  const wanted = files.map((file) => {
    const now = folder.text(file.path);
    return { path: file.path, now, back: takenBack(file, now) };
  });
  const changed = wanted.filter(({ back }) => !back).map(({ path }) => path);
  if (changed.length > 0) return { kind: 'changed' as const, files: changed };
  const turned = wanted.map(({ path, now, back }) => ({ path, before: now, after: back?.text }));
  const outcome = writeFiles(
    turned.map(({ path, before, after }) => ({ path, was: before, text: after })),
    folder,
  );
  if (outcome === 'written') return { kind: 'done' as const, files: turned };
  if (outcome === 'changed') return { kind: 'changed' as const, files: wanted.map(({ path }) => path) };
  return { kind: 'refused' as const, words: outcome.refused };
}
