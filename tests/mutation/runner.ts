import { writeFileSync } from 'node:fs';
import { TestRunner, type RunnerTestCase } from 'vitest';
import type { Outcome } from './outcome.ts';

/** How often the points of change may be passed in one run of a test before it is taken for endless. */
const endless = 2_000_000;

/** What the code under change asks, and what is known of the changes so far. */
class Mutation {
  active = '';
  passed = 0;
  /** A test that has run before runs again: what it passes is known. */
  isAgain = false;
  /** The changes that the test at hand passes, while it runs on the code as it is. */
  seen: Set<string> | undefined;
  /** Passed before any test ran: they stay as the files were loaded. */
  readonly early = new Set<string>();
  readonly covered = new Set<string>();
  readonly killed = new Map<string, string>();

  isActive(id: string): boolean {
    this.passed += 1;
    if (this.passed > endless) throw new Error('MUTATION_ENDLESS');
    if (this.active === '' && !this.isAgain) (this.seen ?? this.early).add(id);
    return this.active === id;
  }
}

const shared = globalThis as { mutation?: Mutation };
const mutation = (shared.mutation ??= new Mutation());

/** Runs each test on the code as it is, and then once more for every change that it passed and that no test has noticed. */
export default class MutationRunner extends TestRunner {
  #left: string[] = [];
  #noticed: string[] = [];
  readonly #failed: string[] = [];
  readonly #once: string[] = [];

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    // A test is run anew as long as it failed: onAfterRetryTask says so until no change is left.
    test.retry = Number.MAX_SAFE_INTEGER;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options);
    mutation.passed = 0;
    mutation.isAgain = options.retry > 0;
    // What an earlier change left unsettled must not be waited for.
    Reflect.set(test, 'promises', undefined);
    if (options.retry === 0) mutation.seen = new Set();
    else mutation.active = this.#left.pop() ?? '';
  }

  override async onAfterRetryTask(
    test: RunnerTestCase,
    options: { retry: number; repeats: number },
  ): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const { result } = test;
    if (result === undefined) return;
    const failure = result.state === 'fail' ? (result.errors?.[0]?.message ?? '') : undefined;
    if (options.retry === 0) this.#begin(test, failure);
    else this.#judge(test, failure !== undefined);
    mutation.seen = undefined;
    mutation.active = '';
    mutation.isAgain = false;
    // It keeps what each run took, and there are thousands.
    result.attempts?.splice(0);
    const isDone = this.#left.length === 0;
    result.state = isDone ? 'pass' : 'fail';
    if (isDone) delete result.errors;
    else result.errors = [{ message: 'another change is left' }];
  }

  /** Lists what the test passed. It runs on the code as it is before and after the changes: one that fails then can be run once only. */
  #begin(test: RunnerTestCase, failure: string | undefined): void {
    const seen = [...(mutation.seen ?? [])];
    for (const id of seen) mutation.covered.add(id);
    if (failure !== undefined) this.#failed.push(`${test.fullName}: ${failure}`);
    const alive = failure === undefined ? seen.filter((id) => !mutation.killed.has(id)) : [];
    this.#noticed = [];
    this.#left = alive.length === 0 ? [] : ['', ...alive, ''];
  }

  #judge(test: RunnerTestCase, hasFailed: boolean): void {
    if (mutation.active !== '') {
      if (hasFailed) this.#noticed.push(mutation.active);
    } else if (hasFailed) this.#forget(test);
    else this.#keep(test);
  }

  #keep(test: RunnerTestCase): void {
    for (const id of this.#noticed) mutation.killed.set(id, test.fullName);
    this.#noticed = [];
  }

  #forget(test: RunnerTestCase): void {
    this.#noticed = [];
    this.#left = [];
    this.#once.push(test.fullName);
  }

  override onAfterRunFiles(): void {
    // Nothing of the base class happens here that a report needs.
    const { early, covered, killed } = mutation;
    const outcome: Outcome = {
      early: [...early],
      covered: [...covered],
      killed: Object.fromEntries(killed),
      failed: this.#failed,
      once: this.#once,
    };
    writeFileSync(process.env['MUTATION_OUTCOME'] ?? 'reports/mutation.json', JSON.stringify(outcome));
  }
}
