/**
 * Until when a code is good and when another may be asked for: instants, or seconds from when they are seen first. With
 * `sentAt` it is one that was sent before, which is good still.
 */
export type Life = { good: string | number; again: string | number; sentAt?: string | undefined };

type Mark = Life['good'];

/** Reads what a journey gives to the field of a code; undefined where it gives nothing. */
export function readLife(given: unknown): Life | undefined {
  if (!Array.isArray(given)) return undefined;
  const [good, again, sentAt]: unknown[] = given;
  if (!isMark(good) || !isMark(again)) return undefined;
  return { good, again, sentAt: isInstant(sentAt) ? sentAt : undefined };
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('T') && !Number.isNaN(Date.parse(value));
const isMark = (value: unknown): value is Mark => typeof value === 'number' || isInstant(value);

/** Returns whether both are of one code: a refusal moves when another may be asked for, and nothing else. */
export const isSameCode = (one: unknown, other: unknown): boolean => {
  const good = readLife(one)?.good;
  return one === other || (typeof good === 'string' && good === readLife(other)?.good);
};

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

/** Counts in seconds what is left at a time, in milliseconds, of what was seen first at another. */
export function countDown({ good, again }: Life, { since, now }: { since: number; now: number }) {
  const secondsOf = (mark: Mark, time: number) =>
    Math.max(
      0,
      Math.ceil(typeof mark === 'number' ? mark - (time - since) / 1000 : (Date.parse(mark) - time) / 1000),
    );
  const left = secondsOf(good, now);
  return { left, again: secondsOf(again, now), spoken: spokenMark(left, secondsOf(good, since)) };
}
