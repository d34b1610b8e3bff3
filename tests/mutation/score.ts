import type { Mutant } from './mutate.ts';
import type { Outcome } from './outcome.ts';

/** How many mutants the tests noticed; those that run only while files are loaded are left out of account. */
export type Score = {
  percent: number;
  killed: number;
  tried: number;
  early: number;
  survivors: readonly Mutant[];
  uncovered: readonly Mutant[];
};

/** Counts what became of each mutant. */
export function scoreOf(mutants: readonly Mutant[], outcome: Outcome): Score {
  const early = new Set(outcome.early);
  const covered = new Set(outcome.covered);
  const isEarly = ({ id }: Mutant): boolean => early.has(id) && !covered.has(id);
  const tried = mutants.filter((mutant) => !isEarly(mutant));
  const alive = tried.filter(({ id }) => outcome.killed[id] === undefined);
  const killed = tried.length - alive.length;
  return {
    percent: tried.length === 0 ? 100 : (100 * killed) / tried.length,
    killed,
    tried: tried.length,
    early: mutants.length - tried.length,
    survivors: alive.filter(({ id }) => covered.has(id)),
    uncovered: alive.filter(({ id }) => !covered.has(id)),
  };
}

/** Writes a score as a line a room, and one for each mutant that nobody noticed where they are asked for. */
export function scoreInWords(folder: string, score: Score, { survivors }: { survivors: boolean }): string {
  const { percent, killed, tried, early } = score;
  const head = `${folder}: ${percent.toFixed(1)} % (${killed} of ${tried} noticed; ${score.survivors.length} survive, ${score.uncovered.length} are run by no test; ${early} run only while files are loaded)`;
  if (!survivors) return head;
  return [
    head,
    ...score.survivors.map(inWords),
    ...score.uncovered.map((mutant) => `${inWords(mutant)} (run by no test)`),
    '',
  ].join('\n');
}

function inWords({ id, line, kind, was, becomes }: Mutant): string {
  return `${id.split('#')[0]}:${line} ${kind}: ${shortened(was)} => ${shortened(becomes)}`;
}

const shortened = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 90);
