const romeFields = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** A day and hour as a clock in Rome shows it; months from 1. */
export type RomeTime = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
};

/** One day in milliseconds, as far as no clock change lies between. */
export const dayMs = 86_400_000;

/** Reads an instant as a clock in Rome shows it. */
export function romeTime(ms: number): RomeTime {
  const shown = new Date(ms + romeOffsetMinutes(ms) * 60_000);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

/** Writes an instant as the contract wants it: ISO 8601 with milliseconds and Rome's offset (TEXT-06). */
export function romeInstant(ms: number): string {
  const offset = romeOffsetMinutes(ms);
  const local = new Date(ms + offset * 60_000).toISOString().slice(0, -1);
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.trunc(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`;
}

/** Names the month of an instant in Rome as year and two-digit month, such as 202603 (CARD-16). */
export function romeMonth(ms: number): number {
  const { year, month } = romeTime(ms);
  return year * 100 + month;
}

/** Finds the instant at which a clock in Rome shows this; of an hour that is skipped, one hour later. */
export function romeToInstant({ year, month, day, hour, minute, second }: RomeTime): number {
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const guess = wall - romeOffsetMinutes(wall) * 60_000;
  return wall - romeOffsetMinutes(guess) * 60_000;
}

/** Counts months back or forth from a month named as year and two-digit month. */
export function addMonths(month: number, count: number): number {
  const index = Math.trunc(month / 100) * 12 + (month % 100) - 1 + count;
  return Math.trunc(index / 12) * 100 + (index % 12) + 1;
}

const hourMs = 3_600_000;
const mostOffsets = 20_000;
const offsets = new Map<number, number>();

/** Reads how far Rome is from UTC, once an hour of the calendar: it changes at full hours alone. */
function romeOffsetMinutes(ms: number): number {
  const hour = Math.floor(ms / hourMs);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size >= mostOffsets) offsets.clear();
  const offset = readOffsetMinutes(hour * hourMs);
  offsets.set(hour, offset);
  return offset;
}

function readOffsetMinutes(ms: number): number {
  const found = new Map(romeFields.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((name) => found.get(name));
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - ms) / 60_000);
}

const pad = (value: number) => String(value).padStart(2, '0');
