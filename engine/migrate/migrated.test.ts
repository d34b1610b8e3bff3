import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JourneyFile, Step } from '#schemas';
import { context, end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';
import { migrate } from './migrate.ts';
import { restore } from '../machine/restore.ts';
import { save } from '../machine/save.ts';
import { screenOf } from '../machine/screen-of.ts';

const asks = (to: string, datum: string, reads?: string): Step => ({
  kind: 'form',
  form: 'code',
  saves: { [`data.${datum}`]: '/otp' },
  ...(reads !== undefined && { shows: { before: { var: `data.${reads}` } } }),
  actions: { submit: { to } },
});

const data = { a: { type: 'text' }, b: { type: 'text' } } as const;
const old = journey({ one: asks('two', 'a'), two: asks('done', 'b', 'a'), done: end('completed') }, { data });

const next = (steps: Record<string, Step>, rest: Partial<JourneyFile> = {}): JourneyFile =>
  journey(steps, { version: '1.1.0', data, migrations: [{ from: '1.0.x' }], ...rest });

const renamed = next(
  { first: asks('second', 'a'), second: asks('done', 'b', 'a'), done: end('completed') },
  { migrations: [{ from: '1.0.x', steps: { one: 'first', two: 'second' } }] },
);

function atTwo() {
  const run = tryOut(old);
  run.act('submit', { otp: 'typed' });
  return run;
}

const upIn = (file: JourneyFile, saved = atTwo().saved()) => {
  const library = libraryOf([file]);
  const brought = migrate(library, saved);
  return { brought, ...restore(library, brought, { context }), library };
};

const sending = (name: string, rest: Partial<JourneyFile> = {}): JourneyFile =>
  journey(
    {
      confirm: { kind: 'form', actions: { submit: { to: name } } },
      [name]: {
        kind: 'call',
        operation: 'send',
        commit: { unsure: { to: 'unknown' } },
        ok: { to: 'done' },
      },
      unknown: { kind: 'form', actions: { close: { to: 'done' } } },
      done: end('completed'),
    },
    rest,
  );

describe('a run that an earlier version has left', () => {
  it('goes on at its screen by the present name, with its data and its way back [LANG-05]', () => {
    const { brought, state, library } = upIn(renamed);

    expect(brought.earlier).toBeUndefined();
    expect(screenOf(library, state)).toMatchObject({ step: 'second', canGoBack: true });
    expect(state.frames[0]).toMatchObject({
      version: '1.1.0',
      history: ['first', 'second'],
      data: { a: 'typed' },
    });
  });

  it('goes on at the latest screen for which all is known, and says that it is an earlier one [LANG-05]', () => {
    const asksMore = next(
      {
        one: asks('two', 'a'),
        two: { ...asks('done', 'b', 'c') },
        done: end('completed'),
      },
      { data: { ...data, c: { type: 'text' } } },
    );
    const withC = { ...asksMore, steps: { ...asksMore.steps, one: { ...asks('two', 'c') } } };

    const { brought, state, library } = upIn(withC);

    expect(brought.earlier).toBe(true);
    expect(screenOf(library, state)).toMatchObject({ step: 'one' });
  });

  it.each([
    ['no migration is for its version', next({ ...renamed.steps }, { migrations: [{ from: '0.9.x' }] })],
    [
      'an input is new',
      next(
        { one: asks('two', 'a'), two: asks('done', 'b'), done: end('completed') },
        { input: { card: 'text' } },
      ),
    ],
    ['none of its screens is there any more', next({ other: asks('done', 'a'), done: end('completed') })],
    ['it has the same version', { ...renamed, version: '1.0.0', migrations: [{ from: '1.x' }] }],
  ])('begins again where %s [LANG-05]', (_why, file) => {
    expect(() => upIn(file)).toThrow(expect.objectContaining({ code: 'JOURNEY_CHANGED' }));
  });

  it('leaves out what the journey declares no more, and what is sensitive now [LANG-05]', () => {
    const now = next(
      { one: asks('two', 'b'), two: asks('done', 'b'), done: end('completed') },
      { data: { b: { type: 'text', initial: 'first' } } },
    );

    expect(upIn(now).state.frames[0]?.data).toEqual({ b: 'first' });
    expect(
      upIn(next(old.steps, { data: { ...data, a: { type: 'text', sensitive: true } } })).brought,
    ).toMatchObject({
      earlier: true,
      frames: [{ step: 'one', data: {} }],
    });
  });

  it('keeps that a commit was on its way, under its present name, and never stands before it [LANG-05] [LANG-01]', () => {
    const run = tryOut(sending('pay'));
    run.act('submit');
    const version = '1.1.0';
    const migrations = [{ from: '1.0.0', steps: { pay: 'pay-now' } }];

    const { state } = upIn(sending('pay-now', { version, migrations }), run.saved());

    expect(state.frames[0]?.step).toBe('unknown');
    expect(() => upIn(sending('pay-now', { version, migrations: [{ from: '1.x' }] }), run.saved())).toThrow(
      'JOURNEY_CHANGED',
    );
  });
});

// A journey of four screens, each of which saves one datum and shows another, and the same with other names, order and reads.
const screens = ['s0', 's1', 's2', 's3'] as const;
const names = ['a', 'b', 'c'] as const;
const drawnScreen = fc.record({
  to: fc.constantFrom(...screens, 'done' as const),
  sets: fc.option(fc.constantFrom(...names), { nil: undefined }),
  saves: fc.constantFrom(...names),
  shows: fc.option(fc.constantFrom(...names), { nil: undefined }),
});
const drawnScreens = fc.tuple(drawnScreen, drawnScreen, drawnScreen, drawnScreen);
type Drawn = typeof drawnScreens extends fc.Arbitrary<infer Kind> ? Kind : never;
const drawnNames = fc.dictionary(fc.constantFrom(...screens), fc.constantFrom(...screens));

const fileOf = (all: Drawn, hasDefaults: boolean, rest: Partial<JourneyFile>): JourneyFile =>
  journey(
    {
      ...Object.fromEntries(
        all.map(({ to, sets, saves, shows }, index): [string, Step] => [
          `s${index}`,
          {
            ...asks(to, saves),
            actions: { submit: { to, ...(sets && { sets: { [`data.${sets}`]: `set ${index}` } }) } },
            ...(shows && {
              shows: { before: { var: hasDefaults ? [`data.${shows}`, ''] : `data.${shows}` } },
            }),
          } as Step,
        ]),
      ),
      done: end('completed'),
    },
    { data: Object.fromEntries(names.map((name) => [name, { type: 'text' }])), ...rest },
  );

it('never breaks on a run of another version: it stands at its screen, at an earlier one and says so, or nowhere, whatever was asked before and is asked now [LANG-05]', () => {
  fc.assert(
    fc.property(
      fc.tuple(drawnScreens, drawnScreens),
      drawnNames,
      fc.nat(8),
      ([before, now], steps, moves) => {
        const run = tryOut(fileOf(before, true, {}));
        for (let move = 0; move < moves && run.state().ended === undefined; move += 1)
          run.act('submit', { otp: `typed ${move}` });
        const [kept] = run.saved().frames;
        if (kept === undefined) return;
        const library = libraryOf([
          fileOf(now, false, { version: '2.0.0', migrations: [{ from: '1.x', steps }] }),
        ]);
        const known = kept.history.map((screen) => steps[screen as (typeof screens)[number]] ?? screen);
        try {
          const brought = migrate(library, run.saved());
          const { earlier } = brought;
          const { state } = restore(library, brought, { context });
          const screen = screenOf(library, state);
          expect(known).toContain(screen?.step);
          expect(earlier === true || screen?.step === known.at(-1)).toBe(true);
          expect(state.frames[0]?.history.at(-1)).toBe(screen?.step);
          // What is taken up is kept again as it stands, and the run can be gone to its end, or for as long as it is.
          expect(save(library, state).earlier).toBeUndefined();
          goOn(library, state);
        } catch (error) {
          expect(error).toMatchObject({ code: 'JOURNEY_CHANGED' });
        }
      },
    ),
    { numRuns: 2000 },
  );
});

function goOn(library: ReturnType<typeof libraryOf>, begun: ReturnType<typeof restore>['state']): void {
  const run = tryOut(library, { journey: 'trial', state: begun });
  for (let move = 0; move < 6 && run.state().ended === undefined; move += 1) {
    expect(run.act('submit', { otp: 'typed' })).toBeUndefined();
    if (run.state().ended === undefined) run.screen();
  }
  const back = tryOut(library, { journey: 'trial', state: begun });
  while (back.back() === undefined) back.screen();
}
