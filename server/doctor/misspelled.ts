import { readSettingsSchema } from '../settings-schema.ts';
import { settingVariables } from '../settings-environment.ts';

/** What a start reads of the environment under names of ours, beside the settings; short names, as PORT, are too near to those of others. */
export const ownVariables = [
  'ADMIN_HOST',
  'ADMIN_PORT',
  'ASSETS_DIR',
  'BANK_KEY',
  'CONSOLE_PORT',
  'DATABASE_CONNECTIONS',
  'DATABASE_URL',
  'DATA_DIR',
  'LOG_LEVEL',
  'NODE_ENV',
  'SANDBOX',
] as const;

/** A name that nothing reads, and the one that it may have been meant for. */
export type Misspelled = { name: string; meant: string };

/** Finds names that are a letter or two from one that is read and not set: a start would go by what that is unless set (RUN-08). */
export function misspelledIn(env: NodeJS.ProcessEnv): readonly Misspelled[] {
  const known = [...ownVariables, ...settingVariables(readSettingsSchema()).map(({ name }) => name)];
  const unset = known.filter((name) => env[name] === undefined);
  // Whatever begins as a setting does, and is none, is refused.
  const others = Object.keys(env).filter((name) => !known.includes(name) && !name.startsWith('PERCORSO_'));
  return others.flatMap((name) => {
    const meant = unset.find((one) => isNear(name, one));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Words it on one line, for a start. */
export const misspelledLine = ({ name, meant }: Misspelled): string =>
  `NAME_UNKNOWN: nothing reads ${name}; if ${meant} is meant, mend its name`;

/** In a short name two letters would make it another word. */
const lettersOff = ({ length }: string): number => (length < 10 ? 1 : 2);

function isNear(name: string, known: string): boolean {
  const most = lettersOff(known);
  return Math.abs(name.length - known.length) <= most && distance(name.toUpperCase(), known) <= most;
}

/** Counts the letters that are missing, too many, others or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const differs = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + differs, swapped));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
