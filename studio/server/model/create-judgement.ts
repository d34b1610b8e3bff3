import type { Finding, Sources } from '#analysis';
import { inputsOf, isSameInputs, type JourneyCoverage } from '../../judge/coverage.ts';
import type { Judged } from '../../judge/judged.ts';
import type { ChangedSince } from '../studio-folder.ts';

/** How far scenarios go, and whether something has changed since that they are still to be played with. */
export type JudgedCoverage = { coverage: JourneyCoverage; isBefore: boolean };

/** Keeps what was judged last of a folder, until it is judged anew. */
export function createJudgement(sources: () => Sources | undefined) {
  const known = new Map<string, { coverage: JourneyCoverage; inputs: readonly unknown[] }>();
  let findings: readonly Finding[] | undefined;
  let since: ChangedSince | undefined;
  const inputs = (id: string): readonly unknown[] => {
    const now = sources();
    return now ? inputsOf(now, id) : [];
  };
  const measured = (id: string, coverage: JourneyCoverage): void =>
    void known.set(id, { coverage, inputs: inputs(id) });
  return {
    findings: () => findings,
    since: () => since,
    coverageOf: (id: string): JudgedCoverage | undefined => {
      const found = known.get(id);
      return found && { coverage: found.coverage, isBefore: !isSameInputs(found.inputs, inputs(id)) };
    },
    measured,
    take: (judged: Judged): void => {
      if (judged.kind === 'findings') ({ findings } = judged);
      if (judged.kind === 'since') ({ since } = judged);
      if (judged.kind === 'coverage')
        measured(judged.id, { ...judged.coverage, seen: new Set(judged.coverage.seen) });
    },
  };
}
