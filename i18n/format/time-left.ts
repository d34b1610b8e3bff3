/** Writes seconds as a clock, 4:05. */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts the seconds until an instant, none once it has come; undefined for what is no instant. */
export function secondsUntil(instant: unknown, now: number): number | undefined {
  const at = typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}

type Values = Readonly<Record<string, unknown>>;

/** Writes what remains until the instant of a deadline in place of it, among what fills the placeholders of a text. */
export function withTimeLeft(values: Values, now: number): Record<string, unknown> {
  if (!('remaining' in values)) return values;
  const seconds = secondsUntil(values['remaining'], now);
  return seconds === undefined ? values : { ...values, remaining: formatSeconds(seconds) };
}
