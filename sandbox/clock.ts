/** Where the bank reads the time: epoch milliseconds. */
export type Clock = { now(): number };

/** The bank's time: the machine's, and what the bank makes of it, which a console may have put ahead. */
export type BankTime = { machine: Clock; at(machineMs: number): number };

/** Tells the bank's time as it is by this machine. */
export const bankNow = (time: BankTime): number => time.at(time.machine.now());

/** Reads the machine's clock; the one place that does. */
export const systemClock: Clock = { now: () => Date.now() };

/**
 * Reads an ISO 8601 duration of weeks, days, hours, minutes and seconds as milliseconds; null when it is not one.
 * Months and years are refused: their length depends on the day.
 */
export function durationMs(text: string): number | null {
  const parts = /^(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text);
  if (parts === null || /[PT]$/.test(text)) return null;
  const [, sign, weeks, days, hours, minutes, seconds] = parts;
  const inHours = (Number(weeks ?? 0) * 7 + Number(days ?? 0)) * 24 + Number(hours ?? 0);
  const total = ((inHours * 60 + Number(minutes ?? 0)) * 60 + Number(seconds ?? 0)) * 1000;
  return sign === undefined ? total : -total;
}
