import type { Measured } from './load.ts';

type Bytes = { heap: number; resident: number };

/** The list of which the bank must answer more than Prism. */
export const comparedList = 'list, first page';

/** What was measured: each server's requests by name, and what each bank's process holds. */
export type Findings = {
  places: Map<string, ReadonlyMap<string, Measured>>;
  /** How many times as many lists as Prism the bank on PostgreSQL answers, measured in turn. */
  timesPrism: readonly number[];
  memory: Map<string, { before: Bytes; after: Bytes; failed: number }>;
};

const bars = { listMs: 50, timesPrism: 2, growth: 1.1 };

/** Which lists a bank's bar is on. PGlite is one process for one developer: holders who never pause are not for it. */
const judged: Record<string, (what: string) => boolean> = {
  PostgreSQL: (what) => what.startsWith('list'),
  PGlite: (what) => what.startsWith('list') && what.endsWith('paced'),
};

const ms = (value: number): string => value.toFixed(1).padStart(8);

/** Prints one line of figures. */
export function printMeasured(name: string, what: string, found: Measured): void {
  const { p50, p95, p99, perSecond, failed } = found;
  const wrong = failed === 0 ? '' : `   ${failed} failed`;
  console.log(
    `${name.padEnd(11)} ${what.padEnd(24)} p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)} ms  ${perSecond.toFixed(0).padStart(6)}/s${wrong}`,
  );
}

const mb = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MB`;

/** Prints what a bank held before and after its requests. */
export function printSize(
  name: string,
  { before, after }: { before: Bytes; after: Bytes },
  requests: number,
) {
  console.log(
    `${name.padEnd(11)} heap ${mb(before.heap)} after ${requests / 10} requests, ${mb(after.heap)} after ${requests}; resident ${mb(before.resident)}, ${mb(after.resident)}`,
  );
}

/** Prints each bar, what was measured and whether it held; a bar that could not be measured did not. */
export function judge({ places, timesPrism, memory }: Findings): boolean {
  const held = [
    ...Object.entries(judged).flatMap(([name, isJudged]) =>
      [...(places.get(name) ?? [])]
        .filter(([what]) => isJudged(what))
        .map(([what, { p95 }]) =>
          bar(`${name}: ${what}, p95 under ${bars.listMs} ms`, p95 / bars.listMs, p95 < bars.listMs),
        ),
    ),
    judgePrism(timesPrism),
    ...[...memory].map(([name, { before, after, failed }]) => {
      const growth = after.heap / before.heap;
      return bar(
        `${name}: heap at most ${bars.growth} times what it was, no request failed`,
        growth,
        growth <= bars.growth && failed === 0,
      );
    }),
  ];
  return held.every(Boolean);
}

function judgePrism(pairs: readonly number[]): boolean {
  const times = pairs.toSorted((one, other) => one - other)[Math.floor(pairs.length / 2)] ?? Number.NaN;
  console.log(
    `in turn with Prism, ${comparedList}: ${pairs.map((one) => one.toFixed(2)).join(', ')} times as many`,
  );
  return bar(
    `PostgreSQL: at least ${bars.timesPrism} times the lists of Prism`,
    times,
    times >= bars.timesPrism,
  );
}

function bar(what: string, ratio: number, isHeld: boolean): boolean {
  const measured = Number.isNaN(ratio) ? 'not measured' : `${ratio.toFixed(2)} x`;
  console.log(`bar: ${what}: ${measured}: ${isHeld ? 'held' : 'MISSED'}`);
  return isHeld;
}
