import { cpus, loadavg } from 'node:os';
import { openCardHolder } from '../../tests/support/card-holder.ts';
import { sendTo, talkTo } from '../../tests/support/sandbox.ts';
import { databasePlaces, temporaryFolder, type Place } from '../../tests/support/sandbox-places.ts';
import { requestOf } from '../bank/holders.ts';
import type { HolderRequest, Measured } from '../bank/load.ts';
import { sendAtPace } from '../bank/pace.ts';
import { startBank } from '../bank/server.ts';
import { startFlood, type Met } from './flood.ts';

// Whether those who have logged in notice that forty others try passwords (S-77). Quiet and flooded take turns, so that
// what else the machine does falls on both.
const bar = 3;
const rounds = 5;
const seconds = { warm: 4, quiet: 5, rising: 1, flooded: 5 };

/** How many have the home page open, each asking for card and list twice a second. */
const visitors = 10;

async function homeOf(url: string, consoleUrl: string): Promise<HolderRequest[]> {
  const bank = talkTo(sendTo(url), sendTo(consoleUrl));
  const { token, cardId } = await openCardHolder(bank, 'standard@percorso.test');
  const home = [
    requestOf('readCardContext', token(), { cardId }),
    requestOf('listTransactions', token(), { cardId, pageLimit: 20, pageNumber: 1 }),
  ];
  return Array.from({ length: visitors }, () => home).flat();
}

type Round = { quiet: Measured; flooded: Measured; met: Met };

async function measureRound(url: string, home: readonly HolderRequest[]): Promise<Round> {
  const quiet = await sendAtPace(url, home, seconds.quiet);
  const flood = startFlood(url);
  await sendAtPace(url, home, seconds.rising);
  const flooded = await sendAtPace(url, home, seconds.flooded);
  return { quiet, flooded, met: await flood.stop() };
}

async function measure(place: Place): Promise<Round[]> {
  const folder = temporaryFolder();
  const { options, drop } = await place.open();
  const bank = await startBank({ ...options, memory: false, dataDir: folder.path });
  try {
    const home = await homeOf(bank.url, bank.consoleUrl);
    await sendAtPace(bank.url, home, seconds.warm);
    const measured: Round[] = [];
    while (measured.length < rounds) measured.push(await measureRound(bank.url, home));
    return measured;
  } finally {
    await bank.stop();
    await drop();
    folder.remove();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const line = (name: string, cells: readonly (string | number)[]) =>
  console.log([name.padEnd(10), ...cells.map((cell) => String(cell).padStart(10))].join(' '));

function tell(name: string, measured: readonly Measured[]): number {
  const p95 = median(measured.map((one) => one.p95));
  const calls = measured.reduce((sum, { requests }) => sum + requests, 0);
  const failed = measured.reduce((sum, one) => sum + one.failed, 0);
  const ms = [median(measured.map((one) => one.p50)), p95, median(measured.map((one) => one.p99))];
  line(name, [calls, ...ms.map((value) => `${value.toFixed(1)} ms`), failed]);
  return failed === 0 ? p95 : Number.NaN;
}

/** Prints what was seen, medians of the rounds, and answers whether the bar is held; a call that failed misses it. */
function judge(place: string, measured: readonly Round[]): boolean {
  line(`\n${place}`, ['calls', 'p50', 'p95', 'p99', 'failed']);
  const quiet = tell(
    'quiet',
    measured.map((round) => round.quiet),
  );
  const times =
    tell(
      'flooded',
      measured.map((round) => round.flooded),
    ) / quiet;
  const isHeld = times <= bar;
  console.log(`p95 under the flood: ${times.toFixed(1)} times, bar ${bar}: ${isHeld ? 'held' : 'MISSED'}`);
  const met = measured.flatMap((round) => Object.entries(round.met));
  for (const answer of new Set(met.map(([one]) => one)))
    console.log(
      `  ${met.filter(([one]) => one === answer).reduce((sum, [, count]) => sum + count, 0)} ${answer}`,
    );
  return isHeld;
}

const load = () => loadavg()[0]?.toFixed(1);
console.log(`${cpus().length} processors, load ${load()}`);
for (const place of await databasePlaces())
  if (!judge(place.name, await measure(place))) process.exitCode = 1;
console.log(`load ${load()}`);
