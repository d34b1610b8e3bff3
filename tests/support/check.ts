import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { baseRevision } from './base-revision.ts';
import { countTests, type TestCount } from './check-count.ts';
import { browserSteps, checkSteps, type CheckStep } from './check-steps.ts';
import { startable } from './programs.ts';

type StepResult = { title: string; ok: boolean; count: TestCount; seconds: number };

const nothingCounted: TestCount = { passed: 0, failed: 0, failures: [], flaky: [] };

const root = join(import.meta.dirname, '..', '..');
const tools = join(root, 'node_modules', '.bin');
// Where the command line keeps its compiled code too: a bank that a test starts as a process takes a seventh less with it.
const compiled = join(root, 'node_modules', '.cache', 'percorso', 'code');

function runStep(step: CheckStep): StepResult {
  console.log(`\n── ${step.title} ${'─'.repeat(Math.max(0, 70 - step.title.length))}`);
  if (step.told !== undefined) console.log(step.told);
  const [program, ...args] = startable(root, step.command);
  const report = step.report === undefined ? undefined : join(root, step.report);
  if (report !== undefined) rmSync(report, { force: true });

  const began = performance.now();
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}`,
      NODE_COMPILE_CACHE: compiled,
    },
  });
  const seconds = (performance.now() - began) / 1000;

  const count = report !== undefined && existsSync(report) ? readCount(report) : nothingCounted;
  const ok = status === 0 && count.failed === 0;
  // A step that fails without a failed test to show for it still counts as one failure.
  return {
    title: step.title,
    ok,
    seconds,
    count: ok ? count : { ...count, failed: Math.max(1, count.failed) },
  };
}

function readCount(report: string): TestCount {
  return countTests(JSON.parse(readFileSync(report, 'utf8')));
}

function printSummary(results: readonly StepResult[]): void {
  console.log(`\n── summary ${'─'.repeat(63)}`);
  for (const { title, ok, seconds, count } of results) {
    console.log(`${ok ? '  ok    ' : '  FAILED'}  ${title} (${seconds.toFixed(1)} s)`);
    for (const failure of count.failures) console.log(`  failed    ${failure.replace(`${root}${sep}`, '')}`);
    for (const flaky of count.flaky) console.log(`  flaky     ${flaky.replace(`${root}/`, '')}`);
  }
}

mkdirSync(join(root, 'reports'), { recursive: true });
const always = checkSteps(baseRevision(root, process.env));
const steps = process.argv.includes('--all') ? [...always, ...browserSteps] : always;
const results = steps.map(runStep);
printSummary(results);

const passed = results.reduce((sum, result) => sum + result.count.passed, 0);
const failed = results.reduce((sum, result) => sum + result.count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
