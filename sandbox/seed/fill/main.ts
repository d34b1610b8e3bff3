import { systemClock } from '../../clock.ts';
import { openBank } from '../../open-bank.ts';
import { fillBank } from './fill-bank.ts';
import { readOrder, usage } from './wish.ts';

const args = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);
const figure = (value: number) => value.toLocaleString('en');

if (args.includes('--help')) say(usage);
else {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${explained(error)}\n`);
    process.exitCode = 1;
  }
}

async function run(): Promise<void> {
  const { wish, place, replace } = readOrder(args, { env: process.env, now: systemClock.now() });
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const where = place.databaseUrl === undefined ? `PGlite in ${place.dataDir ?? '.data'}` : 'PostgreSQL';
  const until = new Date(wish.until).toISOString();
  say(
    `${figure(wish.holders)} holders, ${figure(wish.operations)} operations, seed ${wish.seed}, until ${until}, into ${where}`,
  );
  const { database } = await openBank(place);
  let told = 0;
  const onProgress = (done: { holders: number; operations: number }) => {
    const part = Math.floor((done.holders / wish.holders) * 20);
    if (part === told) return;
    told = part;
    const { rss } = process.memoryUsage();
    say(
      `${String(part * 5).padStart(3)} %  ${figure(done.holders)} holders, ${figure(done.operations)} operations, ${seconds()}, ${Math.round(rss / 1_048_576)} MB`,
    );
    if (part === 20) say('building indexes');
  };
  try {
    const filled = await fillBank(database, wish, { replace, onProgress });
    say(`filled with ${figure(filled.operations)} operations in ${seconds()}`);
    say(
      'log in as titolare-1@percorso.test, titolare-2@percorso.test, …, with the password of the demo accounts',
    );
  } finally {
    await database.close();
  }
}

function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return /^[A-Z][A-Z_]+: /.test(error.message) ? error.message : (error.stack ?? error.message);
}
