import { databasePlaces, type Place } from '../../tests/support/sandbox-places.ts';
import { chaos } from './chaos.ts';

// A bank that is killed again and again while holders write, on each database: what it acknowledged is kept.
const rounds = 50;
const seed = 93;
const most = 40;
// Of ten minutes, what is left is for the last look at everything. performance.now() counts from the start of this process.
const untilMs = 9.25 * 60_000;

const row = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell) => String(cell).padEnd(15)).join(''));

const isTimeUp = () => performance.now() > untilMs;

/** Returns whether every round was made and nothing was lost. */
async function kill(place: Place): Promise<boolean> {
  const began = performance.now();
  const found = await chaos(place, { rounds, writers: 3, seed, calls: [1, 120], ms: 20, isTimeUp });
  const { acknowledged, underWay, underWayDone, losses } = found;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  row([place.name, found.rounds, acknowledged, underWay, underWayDone, losses.length, seconds]);
  for (const what of losses.slice(0, most)) console.log(`lost or wrong: ${what}`);
  if (found.rounds < rounds)
    console.log(`${place.name}: not all ${rounds} rounds were made: the time was up.`);
  return losses.length === 0 && found.rounds === rounds;
}

row(['database', 'rounds', 'acknowledged', 'under way', 'of these done', 'lost or wrong', 'seconds']);
// At the same time: a round is mostly one process that starts, and two are as quick as one.
const held = await Promise.all((await databasePlaces()).map(kill));
if (!held.every(Boolean)) process.exitCode = 1;
