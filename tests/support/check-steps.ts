import type { BaseRevision } from './base-revision.ts';

/** One thing that `npm run check` runs: a tool of node_modules/.bin and its arguments. */
export type CheckStep = {
  title: string;
  command: readonly [tool: string, ...args: string[]];
  /** The JSON report that a runner of tests leaves, from the root. */
  report?: string;
  /** What to tell before it. */
  told?: string;
};

/** Where the report of Vitest is written, from the root. */
export const unitReport = 'reports/vitest.json';

/** Lists what must hold before a change is pushed, quickest first; journeys’ versions against the revision it starts from. */
export const checkSteps = ({ revision, told }: BaseRevision): readonly CheckStep[] => [
  { title: 'format', command: ['oxfmt', '--check', '.'] },
  { title: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { title: 'types', command: ['tsc', '--noEmit'] },
  { title: 'types of the engine, without DOM', command: ['tsc', '--noEmit', '-p', 'engine'] },
  { title: 'dead code', command: ['knip'] },
  { title: 'the contract', command: ['node', 'tests/support/check-contract.ts'] },
  {
    title: 'journeys are sound',
    command: [
      'node',
      'cli/bin/percorso.js',
      'check',
      ...(revision === undefined ? [] : [`--since=${revision}`]),
    ],
    told,
  },
  { title: 'journeys’ scenarios', command: ['node', 'cli/bin/percorso.js', 'test', '--min-coverage', '100'] },
  { title: 'nothing left to explore', command: ['node', 'cli/bin/percorso.js', 'explore'] },
  { title: 'tests', command: ['vitest', 'run'], report: unitReport },
];

/** Lists what `npm test` adds: the portal as it ships, in a real browser. */
export const browserSteps: readonly CheckStep[] = [
  { title: 'build', command: ['node', 'server/build.ts'] },
  { title: 'end to end', command: ['playwright', 'test'], report: 'reports/playwright.json' },
];
