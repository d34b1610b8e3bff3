import { spawnSync } from 'node:child_process';
import { cpuUsage } from 'node:process';
import type { SourceFile } from '#analysis';
import { openProject } from '../../cli/language-server/project.ts';

/** Milliseconds of the clock, and of the processor alone, which others on the machine disturb less. */
export type Spent = { clock: number; processor: number };

/** Measures something once. */
export function spentOn(act: () => unknown): Spent {
  const [clock, before] = [performance.now(), cpuUsage()];
  act();
  const { user, system } = cpuUsage(before);
  return { clock: performance.now() - clock, processor: (user + system) / 1000 };
}

/** Starts Node anew with a program and measures it to its end. */
export function startedAnew(root: string, program: string): Spent {
  const timed = `TIMEFORMAT='%R %U %S'; time "$0" ${program} > /dev/null`;
  const { stderr } = spawnSync('bash', ['-c', timed, process.execPath], { cwd: root, encoding: 'utf8' });
  const [real = Number.NaN, user = Number.NaN, system = Number.NaN] = stderr.trim().split(/\s+/).map(Number);
  return { clock: real * 1000, processor: (user + system) * 1000 };
}

/** What counts of a measure: on a busy machine the clock tells of the others. */
export const lesserOf = ({ clock, processor }: Spent): number => Math.min(clock, processor);

/** The least of several rounds: what a quiet machine would need. */
export function leastOf(all: readonly Spent[]): Spent {
  return {
    clock: Math.min(...all.map(({ clock }) => clock)),
    processor: Math.min(...all.map(({ processor }) => processor)),
  };
}

/** What an edit does to a file: a blank line, or an end that no step has led to so far, which those that run the journey see. */
export const editKinds = {
  blank: ({ text }: SourceFile): string | undefined => `${text}\n`,
  end: ({ path, text }: SourceFile): string | undefined =>
    path.endsWith('/journey.json')
      ? text.replace('"steps": {', '"steps": { "bench": { "kind": "end", "outcome": "bench" },')
      : undefined,
};

/** One file, edited in one way. */
export type Edited = { path: string; spent: Spent };

/**
 * Edits each file in one way, as an editor does, and measures the answer; the least of the rounds, the slowest last. An
 * editor that has been open for a while is measured: what the first rounds warm up is not the edit’s.
 */
export function editsOf(root: string, files: readonly SourceFile[], kind: keyof typeof editKinds): Edited[] {
  const project = openProject(root);
  const answer = (path: string, text: string): Spent =>
    spentOn(() => {
      project.edit(path, text);
      project.findings();
    });
  project.findings();
  return files
    .flatMap((file): Edited[] => {
      const text = editKinds[kind](file);
      if (text === undefined) return [];
      const rounds = Array.from({ length: 8 }, () => {
        project.edit(file.path, file.text);
        project.findings();
        return answer(file.path, text);
      });
      const spent = leastOf(rounds);
      project.edit(file.path, undefined);
      return [{ path: file.path, spent }];
    })
    .toSorted((one, other) => one.spent.processor - other.spent.processor);
}
