import { BrokenRule, type AnswerLanguage, type Finding } from '#analysis';
import type { ChangedSince, FileToBe, StudioFolder } from '../server/studio-folder.ts';
import { createCoverage } from './coverage.ts';
import type { Judged } from './judged.ts';

/** What a judge reads, and whom it tells. */
export type JudgeOptions = {
  folder: Pick<StudioFolder, 'reread' | 'sources' | 'findings'> & {
    foresee: (files: readonly FileToBe[]) => readonly Finding[];
    since: () => ChangedSince | undefined;
  };
  language: AnswerLanguage;
  tell: (judged: Judged) => void;
};

/** What judges a folder, and what it would be. */
export type ServedJudge = { judge: () => void; foresee: (files: readonly FileToBe[]) => void };

/** Makes what judges a folder: its findings first, then what git says has changed, and the scenarios of each journey that has. */
export function serveJudge({ folder, language, tell }: JudgeOptions): ServedJudge {
  const coverage = createCoverage();
  let turn = 0;
  let known: string | undefined;
  const tellSince = (): void => {
    const since = folder.since();
    const now = JSON.stringify(since) ?? '';
    if (now !== known) tell({ kind: 'since', since });
    known = now;
  };
  const foresee: ServedJudge['foresee'] = (files) =>
    tell({ kind: 'foreseen', findings: found(() => folder.foresee(files)) });
  const judge = (): void => {
    const own = (turn += 1);
    folder.reread();
    tell({ kind: 'findings', findings: found(() => folder.findings(language)) });
    const ids = [...(folder.sources()?.journeys.keys() ?? [])];
    const playOn = (): void => {
      // Another change has come: what it has changed is judged instead.
      if (own !== turn) return;
      const [sources, id] = [folder.sources(), ids.shift()];
      if (!sources || id === undefined) return tell({ kind: 'done' });
      const measured = sources.journeys.get(id)?.journey?.value && coverage.measure(sources, id);
      if (measured) tell({ kind: 'coverage', id, coverage: { ...measured, seen: [...measured.seen] } });
      setImmediate(playOn);
    };
    setImmediate(() => {
      if (own !== turn) return;
      tellSince();
      playOn();
    });
  };
  return { judge, foresee };
}

function found(find: () => readonly Finding[]): readonly Finding[] {
  try {
    return find();
  } catch (error) {
    // A fault of a rule is ours; what can be shown without it is shown.
    if (error instanceof BrokenRule) return [];
    throw error;
  }
}
