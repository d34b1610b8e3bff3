/** Reads an instant as contracts write it, as epoch milliseconds; undefined for what is none. */
export function epochOf(instant: unknown): number | undefined {
  const epoch = typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(epoch) ? undefined : epoch;
}

/** Writes the instant so many seconds after another; what is no number of seconds counts as none. */
export const instantAfter = (epoch: number, seconds: unknown): string =>
  new Date(epoch + (Number(seconds) || 0) * 1000).toISOString();
