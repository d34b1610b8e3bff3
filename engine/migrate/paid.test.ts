import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JourneyFile, Step } from '#schemas';
import { context, end, journey, libraryOf, tryOut, type TryOut } from '../fixtures/try-out.ts';
import { restore } from '../machine/restore.ts';
import type { SavedState } from '../machine/saved.ts';
import { migrate } from './migrate.ts';

type Call = Step & { kind: 'call' };

/** A way of screens that submit to one another, with commits among them. */
function wayOf(
  names: readonly string[],
  rest: Partial<JourneyFile> = {},
  call: Partial<Call> = {},
): JourneyFile {
  const steps = names.map((name, index): [string, Step] => {
    const to = names[index + 1] ?? 'over';
    if (!name.startsWith('pay')) return [name, { kind: 'form', actions: { submit: { to } } }];
    return [name, { kind: 'call', operation: 'send', commit: { unsure: { to } }, ok: { to }, ...call }];
  });
  return journey({ ...Object.fromEntries(steps), over: end('completed') }, rest);
}

/** The same with a second operation. */
const two = (names: readonly string[], rest: Partial<JourneyFile> = {}): JourneyFile => {
  const way = wayOf(names, rest);
  const other = way.steps['pay-other'] as Call; // a commit, as its name begins
  return { ...way, steps: { ...way.steps, 'pay-other': { ...other, operation: 'verify' } } };
};

const renaming = (steps: Record<string, string>): Partial<JourneyFile> => ({
  version: '1.1.0',
  migrations: [{ from: '1.0.x', steps }],
});

/** Submits, and has the bank answer; names what was sent. */
function submitted(run: TryOut, times: number): string[] {
  const sent: string[] = [];
  for (let time = 0; time < times && run.state().ended === undefined; time += 1) {
    run.act('submit');
    for (let top = run.state().frames.at(-1); top?.pending; top = run.state().frames.at(-1)) {
      sent.push(top.pending.request.operation);
      run.reply(200);
    }
  }
  return sent;
}

function paid(files: readonly JourneyFile[] = [wayOf(['confirm', 'pay', 'paid'])], times = 1): TryOut {
  const run = tryOut(files);
  submitted(run, times);
  return run;
}

function takenUp(files: readonly JourneyFile[], saved: SavedState): TryOut {
  const library = libraryOf(files);
  const { state } = restore(library, migrate(library, saved), { context });
  return tryOut(library, { state });
}

describe('a run of another version in which a commit was done', () => {
  it('stands behind it still, by whatever name [LANG-05]', () => {
    const run = takenUp([wayOf(['confirm', 'pay', 'told'], renaming({ paid: 'told' }))], paid().saved());

    expect(run.at()).toBe('trial/told');
    expect(submitted(run, 9)).toEqual([]);
  });

  it.each([
    [
      'its step is given the name of one before it',
      wayOf(['confirm', 'pay', 'paid'], renaming({ paid: 'confirm' })),
    ],
    ['its screen stands before it now', wayOf(['paid', 'pay', 'told'], renaming({}))],
    ['the call has another name now', wayOf(['paid', 'pay-now', 'told'], renaming({}))],
    ['its screen leads to it through others', wayOf(['paid', 'check', 'pay', 'told'], renaming({}))],
  ])('does not stand before it where %s [LANG-05] [LANG-02]', (_why, file) => {
    expect(() => takenUp([file], paid().saved())).toThrow(
      expect.objectContaining({ code: 'JOURNEY_CHANGED' }),
    );
  });

  it('does not stand before it either when its answer was lost [LANG-05] [LANG-02]', () => {
    const run = tryOut(wayOf(['confirm', 'pay', 'unknown']));
    run.act('submit');
    run.hear({ kind: 'unreachable' });

    const file = wayOf(['confirm', 'pay', 'paid'], renaming({ unknown: 'confirm' }));
    expect(() => takenUp([file], run.saved())).toThrow('JOURNEY_CHANGED');
  });

  it('has no way back to what stands before it now [LANG-05] [LANG-02]', () => {
    const run = paid([wayOf(['confirm', 'pay', 'paid', 'more'])], 2);

    const now = takenUp([wayOf(['paid', 'pay', 'more'], renaming({}))], run.saved());

    expect(now.at()).toBe('trial/more');
    expect(now.back()).toBe('BACK_BARRED');
  });

  it('goes on before another commit, that is still to be done [LANG-05]', () => {
    const opened = wayOf(['open', 'pay-first', 'confirm', 'pay', 'paid'], renaming({}));
    const first = opened.steps['pay-first'] as Call; // a commit, as its name begins
    const both = { ...opened, steps: { ...opened.steps, 'pay-first': { ...first, operation: 'verify' } } };
    const before = { ...both, version: '1.0.0', migrations: [] };

    const run = takenUp([both], paid([before]).saved());

    expect(run.at()).toBe('trial/confirm');
    expect(submitted(run, 9)).toEqual(['send']);
  });

  it('does not stand before it behind another whose answer was lost [LANG-05] [LANG-02]', () => {
    const run = paid([two(['confirm', 'pay', 'paid', 'pay-other', 'told'])]);
    run.act('submit');

    const up = (names: readonly string[]) => takenUp([two(names, renaming({}))], run.saved());

    expect(up(['confirm', 'pay', 'pay-other', 'told']).at()).toBe('trial/told');
    expect(() => up(['confirm', 'pay-other', 'told', 'pay', 'paid'])).toThrow('JOURNEY_CHANGED');
  });

  it('goes on in what comes again behind it [LANG-05]', () => {
    const again = wayOf(['confirm', 'pay', 'paid']);
    const looping = {
      ...again,
      steps: { ...again.steps, paid: wayOf(['paid', 'confirm']).steps['paid'] as Step },
    }; // a screen, as its name says
    const run = takenUp([{ ...looping, ...renaming({}) }], paid([looping]).saved());

    expect(run.at()).toBe('trial/paid');
  });

  it('does not stand before the journey that did it [LANG-05] [LANG-02]', () => {
    const inner = wayOf(['sure', 'pay'], { id: 'inner' });
    const outer = (screens: readonly string[], rest: Partial<JourneyFile> = {}) => {
      const way = wayOf(screens, rest);
      const next = screens[screens.indexOf('run') + 1] ?? 'over';
      const run: Step = { kind: 'journey', journey: 'inner', input: {}, exits: { completed: { to: next } } };
      return { ...way, steps: { ...way.steps, run } };
    };
    const run = paid([outer(['ask', 'run', 'told']), inner], 2);
    const up = (screens: readonly string[]) => takenUp([outer(screens, renaming({})), inner], run.saved());

    expect(up(['ask', 'run', 'told']).at()).toBe('trial/told');
    expect(() => up(['told', 'run', 'ask'])).toThrow('JOURNEY_CHANGED');
  });
});

const screens = ['s0', 's1', 's2', 's3'] as const;
const drawnOrder = fc.shuffledSubarray([...screens, 'pay'], { minLength: 5 });

it('is never sent again by a run that is taken up, whatever stood before it and stands before it now [LANG-05] [LANG-02]', () => {
  const drawnNames = fc.dictionary(fc.constantFrom(...screens), fc.constantFrom(...screens));
  let takenUpPaid = 0;
  fc.assert(
    fc.property(fc.tuple(drawnOrder, drawnOrder), drawnNames, fc.nat(5), ([before, now], steps, moves) => {
      const run = tryOut(wayOf(before));
      if (run.state().frames.at(-1)?.pending) run.reply(200);
      const isPaid = submitted(run, moves).length > 0 || before[0] === 'pay';
      if (!isPaid || run.state().ended !== undefined) return;
      try {
        const taken = takenUp([wayOf(now, renaming(steps))], run.saved());
        while (taken.back() === undefined);
        expect(submitted(taken, 9)).toEqual([]);
        takenUpPaid += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: 'JOURNEY_CHANGED' });
      }
    }),
    { numRuns: 1000 },
  );
  expect(takenUpPaid).toBeGreaterThan(50);
});
