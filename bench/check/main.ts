import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { check } from '#analysis';
import { openWorkspace } from '../../cli/workspace.ts';
import { compare } from './compare.ts';
import { coldCheck, editsOf, leastOf, spentOn, type Spent } from './measure.ts';

// How fast the check is, and with --compare what other formats' checkers find beside it.
const bars = { cold: 1500, warmFor400: 500, edit: 50, large: 60_000, megabytes: 900 };
const root = join(import.meta.dirname, '../..');
if (process.argv.includes('--compare')) await compare();

let held = true;
/** Prints the least of the clock and of the processor beside a bar; on a busy machine only the processor tells. */
function tell(what: string, { clock, processor }: Spent, bar: number): void {
  const isHeld = Math.min(clock, processor) <= bar;
  held &&= isHeld;
  const figures = `${clock.toFixed(0)} ms by the clock, ${processor.toFixed(0)} ms of processor`;
  console.log(`${what.padEnd(52)} ${figures}, at most ${bar}: ${isHeld ? 'held' : 'MISSED'}`);
}

console.log(`load average ${loadavg()[0]?.toFixed(1)}; the least of the rounds`);
coldCheck(root);
tell(
  'cold: all rules, all journeys',
  leastOf(5, () => coldCheck(root)),
  bars.cold,
);

const workspace = openWorkspace(root);
const steps = [...workspace.sources.journeys.values()]
  .map(({ journey }) => Object.keys(journey?.value?.steps ?? {}).length)
  .reduce((sum, each) => sum + each, 0);
const reread = () => check(openWorkspace(root, { ...workspace.sources, checked: [], documents: [] }).sources);
const warm = leastOf(8, () => spentOn(reread));
const share = 400 / steps;
tell(
  `warm: 400 steps (of ${steps}, read anew)`,
  { clock: warm.clock * share, processor: warm.processor * share },
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
