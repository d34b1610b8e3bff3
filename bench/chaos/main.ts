import { databasePlaces } from '../../tests/support/sandbox-places.ts';
import { chaos } from './chaos.ts';

// A bank that is killed again and again while holders write, on each database: what it acknowledged is kept.
const limitMs = 10 * 60_000;
const rounds = 50;
const seed = 93;
const most = 40;

// PostgreSQL first: it takes less than its share of the time, and PGlite may have what is left.
const places = (await databasePlaces()).toReversed();
const header = [
  'database',
  'rounds',
  'acknowledged',
  'under way',
  'of these done',
  'lost or wrong',
  'seconds',
];
const row = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell) => String(cell).padEnd(15)).join(''));

row(header);
const losses: string[] = [];
let isShort = false;
for (const [number, place] of places.entries()) {
  const began = performance.now();
  // Each database has its share of the time that is left; performance.now() counts from the start of this process.
  // A fifth of it is kept for the last look at everything.
  const until = began + ((limitMs - began) / (places.length - number)) * 0.8;
  const found = await chaos(place, {
    rounds,
    writers: 3,
    seed,
    calls: [1, 120],
    ms: 20,
    isTimeUp: () => performance.now() > until,
  });
  const { acknowledged, underWay, underWayDone } = found;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  row([place.name, found.rounds, acknowledged, underWay, underWayDone, found.losses.length, seconds]);
  losses.push(...found.losses.map((what) => `${place.name}: ${what}`));
  isShort ||= found.rounds < rounds;
}
for (const what of losses.slice(0, most)) console.log(`lost or wrong: ${what}`);
if (isShort) console.log(`Not all ${rounds} rounds were made: the time was up.`);
if (losses.length > 0 || isShort) process.exitCode = 1;
