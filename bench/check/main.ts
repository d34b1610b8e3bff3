import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { check } from '#analysis';
import { openWorkspace } from '../../cli/workspace.ts';
import { compare } from './compare.ts';
import { editsOf, leastOf, lesserOf, spentOn, startedAnew, type Spent } from './measure.ts';

// How fast the check is, and with --compare what other formats' checkers find beside it. A bar is so many milliseconds on
// a machine that takes `floor` of them for the floor, and as many more or less on another as the floor takes there.
const bars = { cold: 1500, warmFor400: 500, edit: 50, large: 60_000, megabytes: 900, floor: 750 };
const root = join(import.meta.dirname, '../..');
if (process.argv.includes('--compare')) await compare();

const rounds = 5;
const coldCheck = () => startedAnew(root, 'cli/bin/percorso.js check');
coldCheck();
const coldRounds: Spent[] = [];
const floorRounds: Spent[] = [];
// In turns, so that both have the same machine.
for (let round = 0; round < rounds; round += 1) {
  floorRounds.push(startedAnew(root, 'bench/check/floor.ts'));
  coldRounds.push(coldCheck());
}
const floor = leastOf(floorRounds);
const share = lesserOf(floor) / bars.floor;

let held = true;
const figuresOf = ({ clock, processor }: Spent) =>
  `${clock.toFixed(0)} ms by the clock, ${processor.toFixed(0)} ms of processor`;
/** Prints the least of the clock and of the processor beside a bar; on a busy machine only the processor tells. */
function tell(what: string, spent: Spent, bar: number): void {
  const most = bar * share;
  const isHeld = lesserOf(spent) <= most;
  held &&= isHeld;
  const within = `at most ${most.toFixed(0)} here (${bar})`;
  console.log(`${what.padEnd(52)} ${figuresOf(spent)}, ${within}: ${isHeld ? 'held' : 'MISSED'}`);
}

console.log(`load average ${loadavg()[0]?.toFixed(1)}; the least of the rounds`);
console.log(`${'the floor'.padEnd(52)} ${figuresOf(floor)}; the bars are those where it takes ${bars.floor}`);
tell('cold: all rules, all journeys', leastOf(coldRounds), bars.cold);

const workspace = openWorkspace(root);
const steps = [...workspace.sources.journeys.values()]
  .map(({ journey }) => Object.keys(journey?.value?.steps ?? {}).length)
  .reduce((sum, each) => sum + each, 0);
const reread = () => check(openWorkspace(root, { ...workspace.sources, checked: [], documents: [] }).sources);
const warm = leastOf(Array.from({ length: 8 }, () => spentOn(reread)));
const of400 = 400 / steps;
tell(
  `warm: 400 steps (of ${steps}, read anew)`,
  { clock: warm.clock * of400, processor: warm.processor * of400 },
  bars.warmFor400,
);

// Scenarios are many, and cost least.
const files = workspace.files.filter(({ path }) => !path.includes('/scenarios/'));
const edits = editsOf(root, files, 'blank');
const middle = edits[edits.length >> 1];
if (middle) tell(`an edited file: the middle one, ${middle.path}`, middle.spent, bars.edit);
for (const { path, spent } of edits.slice(-3))
  tell(`an edited file: of the slowest, ${path}`, spent, bars.edit);
for (const { path, spent } of editsOf(root, files, 'end').slice(-2))
  tell(`an end more: of the slowest, ${path}`, spent, bars.edit);

const large = JSON.parse(
  execFileSync(process.execPath, [join(import.meta.dirname, 'large.ts')], { encoding: 'utf8' }),
);
tell('1,000 journeys of 40 steps', large, bars.large);
const fits = large.memory <= bars.megabytes;
console.log(
  `  ${large.memory.toFixed(0)} MB, at most ${bars.megabytes}: ${fits ? 'held' : 'MISSED'}; ${large.findings} findings`,
);
if (!held || !fits) process.exitCode = 1;
