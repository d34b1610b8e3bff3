import { explore, type CoverageItem, type Sources, type Words } from '#analysis';
import type { ScenarioFile } from '#schemas';
import { sourcesOf } from './closure.ts';

/** A scenario that was missing, with what it passes. */
export type MadeScenario = { name: string; scenario: ScenarioFile; passes: readonly CoverageItem[] };

/** What is told while a journey is searched, and in the end. */
export type ExploringTold =
  | { kind: 'searching'; tried: number }
  | {
      kind: 'found';
      made: readonly MadeScenario[];
      unreached: readonly (CoverageItem & { why: Words })[];
      defects: readonly Words[];
    }
  | { kind: 'hindered'; why: Words }
  | { kind: 'broken' };

/** A search under way. */
export type Exploring = { stop(): void };

/** How many moves are tried between two reports. */
const reportEvery = 500;

/** Searches what no scenario of a journey passes, and tells how far it has come. */
export function exploreOne(all: Sources, id: string, tell: (told: ExploringTold) => void): void {
  const sources = sourcesOf(all, id);
  let tried = 0;
  const { missing, unreached, defects, hindered } = explore(sources, {
    only: [id],
    tried: () => {
      tried += 1;
      if (tried % reportEvery === 0) tell({ kind: 'searching', tried });
    },
  });
  const [unsound] = hindered.filter(({ file }) => !file.includes('/scenarios/'));
  if (unsound) return tell({ kind: 'hindered', why: unsound.message });
  const made = missing.map(({ name, scenario, passes }) => ({ name, scenario, passes }));
  return tell({ kind: 'found', made, unreached, defects: defects.map(({ message }) => message) });
}
