/** For how many seconds a code is good, and after how many another may be asked for. */
export type Life = readonly [good: number, again: number];

/** Reads what a journey gives to the field of a code; undefined where it gives nothing. */
export function readLife(given: unknown): Life | undefined {
  if (!Array.isArray(given)) return undefined;
  const [good, again]: unknown[] = given;
  return typeof good === 'number' && typeof again === 'number' ? [good, again] : undefined;
}

// Said to anyone who does not see the seconds pass.
const spokenAt = [
  { seconds: 10, mark: 'moment' },
  { seconds: 60, mark: 'minute' },
] as const;

/** Returns the last mark passed, until the end, of a time of so many seconds; one that was shorter from the start is none. */
export function spokenMark(left: number, whole: number): 'minute' | 'moment' | undefined {
  const passed = spokenAt.find(({ seconds }) => left <= seconds && whole > seconds);
  return left > 0 ? passed?.mark : undefined;
}

/** Counts what is left after so many seconds. */
export function countDown([good, again]: Life, passed: number) {
  const left = Math.max(0, Math.ceil(good - passed));
  return { left, again: Math.max(0, Math.ceil(again - passed)), spoken: spokenMark(left, good) };
}
