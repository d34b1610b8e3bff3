import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordinaryContext } from '#analysis';
import type { Invariant, JourneyFile, Step } from '#schemas';
import { smallLanguage } from './planted.ts';
import { above, ends, branch, byFlag, byMode, calls, doings, journeysOver, screens } from './any-journey.ts';
import { prove, wander, type Doing } from './wandering.ts';

const language = smallLanguage();

const point = fc.constantFrom(
  ...screens,
  ...calls,
  above,
  `${above}.read`,
  ...['f0', 'f1', 'f2'].map((each) => `${each}.submit`),
  'c0.ok',
  'c1.ok',
);

const invariants: fc.Arbitrary<Invariant> = fc
  .oneof(
    fc.record({ never: point, before: point }),
    fc.record({ never: point, after: point }),
    fc.record({ once: point }),
    fc.record({ always: point }),
    fc.record({ always: point, after: point }),
  )
  .map((words) => ({ id: 'kept', ...words }));

/** Returns whether what a run has passed breaks a promise, said in another way than the search does. */
function breaks(journey: JourneyFile, invariant: Invariant, passed: readonly string[]): boolean {
  const { never, before, after, always, once } = invariant;
  const firstOf = (wanted: string | undefined) => {
    const found = passed.indexOf(wanted ?? '');
    return found < 0 ? passed.length : found;
  };
  if (once !== undefined) return isPassedAgain(journey, once, passed);
  if (before !== undefined) return firstOf(never) < passed.length && firstOf(never) <= firstOf(before);
  if (always === undefined) return passed.slice(firstOf(after) + 1).includes(never ?? '');
  if (!ends.includes(passed.at(-1) ?? '')) return false;
  const since = after === undefined ? 0 : passed.lastIndexOf(after);
  return since >= 0 && !passed.slice(since).includes(always);
}

const isCommit = (step: Step | undefined): boolean => step?.kind === 'call' && step.commit === true;

/** Returns whether a point is passed twice; of a commit, whether it is sent again once it was done. */
function isPassedAgain({ steps }: JourneyFile, once: string, passed: readonly string[]): boolean {
  const [call = '', by] = once.split('.');
  const again = by === 'ok' && isCommit(steps[call]) ? call : once;
  const first = passed.indexOf(once);
  return first >= 0 && passed.slice(first + 1).includes(again);
}

/** What the words of a path do to a run; a branch does by itself. */
const doingOf = (by: string): Doing => (by.startsWith('ok') ? 'ok' : by === '*' ? 'OTHER' : by);

/** Whether a path comes to the same commit twice. */
function commitsAnew({ steps }: JourneyFile, path: readonly { step: string }[]): boolean {
  const commits = path.map(({ step }) => step).filter((name) => isCommit(steps[name]));
  return new Set(commits).size < commits.length;
}

describe('a promise about all paths', () => {
  it('that no path is found to break is broken by no run, whatever the holder and the bank do', () => {
    fc.assert(
      fc.property(
        journeysOver(byMode, byFlag),
        invariants,
        fc.boolean(),
        fc.array(doings, { minLength: 8, maxLength: 8 }),
        (...given) => {
          const [journey, invariant, limited, all] = given;
          const { library, found } = prove(language, { ...journey, invariants: [invariant] });
          fc.pre(found.every(({ code }) => code !== 'invariant-broken'));

          for (const each of all) {
            const run = wander(library, language, limited);
            for (const doing of each) {
              run.go(doing);
              expect(breaks(journey, invariant, run.passed)).toBe(false);
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('that a path is found to break is broken by a run along it', () => {
    let replayed = 0;
    fc.assert(
      // What is known of flags is forgotten where they may change, and here they do not.
      fc.property(journeysOver(byMode), invariants, (journey, invariant) => {
        const { library, found } = prove(language, { ...journey, invariants: [invariant] });
        const [broken] = found.filter(({ code }) => code === 'invariant-broken');
        // Nor is the journey above ever refused to the holder of a run here.
        if (broken?.path === undefined || broken.path.some(({ by }) => by === 'refused')) return;
        // A run goes on behind a commit that it has done; the search has it done anew, and so may tell a path too many.
        if (commitsAnew(journey, broken.path)) return;
        replayed += 1;
        const way = broken.path.filter(({ step }) => step !== branch);

        const run = wander(library, language, false);
        for (const { step, by } of way) if (run.at() === step && by !== undefined) run.go(doingOf(by));

        expect(breaks(journey, invariant, run.passed)).toBe(true);
      }),
      { numRuns: 150 },
    );

    expect(replayed).toBeGreaterThan(20);
  });

  it('knows that a reload leaves a run at an end that tells something', () => {
    const journey: JourneyFile = {
      id: 'visit',
      version: '1.0.0',
      surface: 'dialog',
      start: 'f0',
      steps: {
        f0: { kind: 'form', actions: { submit: { to: 'c0' } } },
        c0: { kind: 'call', operation: 'verifyCode', ok: { to: 'e0' } },
        e0: { kind: 'end', outcome: 'e0', popup: 'DONE' },
      },
      invariants: [{ id: 'told-last', never: 'f0', after: 'e0' }],
    };

    const { library, found } = prove(language, journey);
    const run = wander(library, language, false);
    for (const doing of ['submit', 'ok', 'Reload']) run.go(doing);

    expect(run.at()).toBe('e0');
    expect(found).toEqual([]);
  });

  it('is held in a journey whose runs are too many to be told apart', () => {
    const flags = Object.keys(ordinaryContext(language.contexts).card.profiling).slice(0, 14);
    const doors = flags.flatMap((flag, index): [string, Step][] => [
      [`d${index}`, { kind: 'form', actions: { submit: { to: `a${index}` } } }],
      [
        `a${index}`,
        { kind: 'branch', cases: [{ when: isOn(flag), to: `d${index + 1}` }, { to: `d${index + 1}` }] },
      ],
      [`z${index}`, { kind: 'branch', cases: [{ when: isOn(flag), to: 'e0' }, { to: `z${index + 1}` }] }],
    ]);
    const journey: JourneyFile = {
      id: 'visit',
      version: '1.0.0',
      surface: 'dialog',
      start: 'd0',
      steps: {
        ...Object.fromEntries(doors),
        d14: { kind: 'form', actions: { submit: { to: 'z0' } } },
        z14: { kind: 'end', outcome: 'e1' },
        e0: { kind: 'end', outcome: 'e0' },
      },
      invariants: [
        { id: 'doors-first', never: 'z0', before: 'd14.submit' },
        { id: 'not-in-one-go', never: 'e0', after: 'd3.submit' },
      ],
    };

    const { found } = prove(language, journey);

    expect(found).toMatchObject([{ code: 'invariant-broken', pointer: '/invariants/1/never' }]);
  });
});

const isOn = (flag: string) => ({ '===': [{ var: `card.profiling.${flag}.state` }, 'ATTIVO'] });
