import { gzippedCompiler, gzippedEngine, gzippedXstate, mostEngineBytes } from './size.ts';
import { loadLibrary, runSession, walk as walkOurs } from './ours.ts';
import { runActor, walk as walkTheirs } from './theirs.ts';

const rounds = 15;
const roundMs = 120;
const bar = { ratio: 8, bytes: mostEngineBytes };

/** Milliseconds for one walk, over as many walks as fit into a round. */
async function timeRound(walk: () => unknown): Promise<number> {
  const began = performance.now();
  let walks = 0;
  let spent = 0;
  while (spent < roundMs) {
    for (let index = 0; index < 20; index += 1) await walk();
    walks += 20;
    spent = performance.now() - began;
  }
  return spent / walks;
}

/** The same without awaiting, so that pure moves are not charged for promises. */
function timePureRound(walk: () => unknown): number {
  const began = performance.now();
  let walks = 0;
  let spent = 0;
  while (spent < roundMs) {
    for (let index = 0; index < 100; index += 1) walk();
    walks += 100;
    spent = performance.now() - began;
  }
  return spent / walks;
}

const median = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

/** Takes turns, so that both are measured under the same weather; answers microseconds for one walk. */
async function compare(ours: () => unknown, theirs: () => unknown, pure: boolean) {
  const time = pure ? timePureRound : timeRound;
  const [mine, other]: [number[], number[]] = [[], []];
  await time(ours);
  await time(theirs);
  for (let round = 0; round < rounds; round += 1) {
    mine.push(await time(ours));
    other.push(await time(theirs));
  }
  return { ours: median(mine) * 1000, theirs: median(other) * 1000 };
}

const library = loadLibrary();
const outcomes = [walkOurs(library), walkTheirs(), await runSession(library), await runActor()];
if (outcomes.some((outcome) => outcome !== 'completed'))
  throw new Error(`not all walks end: ${outcomes.join()}`);

const print = (name: string, { ours, theirs }: { ours: number; theirs: number }, unit: string) =>
  console.log(
    `${name.padEnd(26)} percorso ${ours.toFixed(2).padStart(8)} ${unit}   xstate ${theirs.toFixed(2).padStart(8)} ${unit}   ${(theirs / ours).toFixed(1)} x`,
  );

console.log('phone-change with two wrong codes, to its end: one walk, median of', rounds, 'rounds');
const pure = await compare(() => walkOurs(library), walkTheirs, true);
print('pure step / transition', pure, 'µs');
print('session / actor', await compare(() => runSession(library), runActor, false), 'µs');
const sizes = { ours: (await gzippedEngine()) / 1024, theirs: (await gzippedXstate()) / 1024 };
print('gzip, minified', sizes, 'kB');
console.log(`with the compiler as well: ${((await gzippedCompiler()) / 1024).toFixed(2)} kB`);
const met = pure.theirs / pure.ours >= bar.ratio && sizes.ours * 1024 <= bar.bytes;
console.log(
  `bar: at least ${bar.ratio} x pure, at most ${bar.bytes / 1024} kB with guards: ${met ? 'met' : 'MISSED'}`,
);
