/** For how many seconds a code is good, and after how many another may be asked for. */
export type Life = readonly [good: number, again: number];

/** Reads what a journey gives to the field of a code; undefined where it gives nothing. */
export function readLife(given: unknown): Life | undefined {
  if (!Array.isArray(given)) return undefined;
  const [good, again]: unknown[] = given;
  return typeof good === 'number' && typeof again === 'number' ? [good, again] : undefined;
}

// Said to who does not see the seconds pass.
const spokenAt = [
  { seconds: 10, mark: 'moment' },
  { seconds: 60, mark: 'minute' },
] as const;

/** Counts what is left after so many seconds; `spoken` is the last mark passed, until the end. */
export function countDown([good, again]: Life, passed: number) {
  const left = Math.max(0, Math.ceil(good - passed));
  const passedMark = spokenAt.find(({ seconds }) => left <= seconds && good > seconds);
  return {
    left,
    again: Math.max(0, Math.ceil(again - passed)),
    spoken: left > 0 ? passedMark?.mark : undefined,
  };
}

/** Writes seconds as a clock, 4:05. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
