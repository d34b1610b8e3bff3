/** How hard a six-digit key is to guess. */
export type Key6Strength = 'RED' | 'YELLOW' | 'GREEN';

/**
 * Judges a six-digit key: RED for a sequence, a repeat or a date of birth; YELLOW for a repeated pair or a run of three;
 * GREEN otherwise. RED cannot be confirmed.
 */
export function judgeKey6(key6: string, birthDates: readonly string[]): Key6Strength {
  if (isSequence(key6) || isRepeat(key6) || birthDates.includes(key6)) return 'RED';
  return hasRun(key6) || hasRepeatedPair(key6) ? 'YELLOW' : 'GREEN';
}

const isSequence = (key6: string): boolean => '01234567890'.includes(key6) || '09876543210'.includes(key6);

const isRepeat = (key6: string): boolean => /^(\d{1,3})\1+$/.test(key6);

const hasRepeatedPair = (key6: string): boolean => /(\d\d).*\1/.test(key6) || /(\d)\1.*(\d)\2/.test(key6);

/** Three digits that are the same, or that count up or down. */
function hasRun(key6: string): boolean {
  const runs = Array.from({ length: key6.length - 2 }, (_, from) => key6.slice(from, from + 3));
  return runs.some(
    (run) => /^(\d)\1\1$/.test(run) || '0123456789'.includes(run) || '9876543210'.includes(run),
  );
}
