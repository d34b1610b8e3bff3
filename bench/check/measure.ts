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

/** Starts the command line anew and measures it to its end. */
export function coldCheck(root: string): Spent {
  const timed = `TIMEFORMAT='%R %U %S'; time "$0" cli/main.ts check > /dev/null`;
  const { stderr } = spawnSync('bash', ['-c', timed, process.execPath], { cwd: root, encoding: 'utf8' });
  const [real = Number.NaN, user = Number.NaN, system = Number.NaN] = stderr.trim().split(/\s+/).map(Number);
  return { clock: real * 1000, processor: (user + system) * 1000 };
}

/** The least of several rounds: what a quiet machine would need. */
export function leastOf(rounds: number, measure: () => Spent): Spent {
  const all = Array.from({ length: rounds }, measure);
  return {
    clock: Math.min(...all.map(({ clock }) => clock)),
    processor: Math.min(...all.map(({ processor }) => processor)),
  };
}

/** Edits each journey and each file of texts once, as an editor does, and measures the answer; the slowest last. */
export function editsOf(root: string, files: readonly SourceFile[]): { path: string; spent: Spent }[] {
  const project = openProject(root);
  const answer = ({ path, text }: SourceFile, blank: string): Spent =>
    spentOn(() => {
      project.edit(path, text + blank);
      project.findings();
    });
  project.findings();
  const own = files.filter(({ path }) => /\/journey\.json$|^i18n\/it\//.test(path));
  return own
    .map((file) => {
      // What the first edit warms up is not the edit’s.
      answer(file, '\n');
      return { path: file.path, spent: answer(file, '\n\n') };
    })
    .toSorted((one, other) => one.spent.processor - other.spent.processor);
}
