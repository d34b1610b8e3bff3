import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JourneyFile } from '#schemas';
import { branch, byFlag, byMode, doings, journeysOver } from './any-journey.ts';
import { smallLanguage } from './planted.ts';
import { prove, wander } from './wandering.ts';

const language = smallLanguage();
const gates = ['g0', 'g1', 'g2'];

/** Lets each case of the branch lead to a screen of its own, so that a run shows which it takes. */
function gated(journey: JourneyFile): JourneyFile {
  const own = journey.steps[branch];
  if (own?.kind !== 'branch') return journey;
  const cases = own.cases.map((each, index) => ({ ...each, to: gates[index] ?? each.to }));
  const screens = own.cases.map(
    ({ to }, index) => [gates[index] ?? '', { kind: 'form', actions: { submit: { to } } }] as const,
  );
  const steps = { ...journey.steps, ...Object.fromEntries(screens), [branch]: { ...own, cases } };
  return { ...journey, steps };
}

it('finds no case of a branch to be ruled out that some run takes', () => {
  let ruledOut = 0;
  fc.assert(
    fc.property(
      journeysOver(byMode, { '!': [byMode] }, byFlag).map(gated),
      fc.boolean(),
      fc.array(doings, { minLength: 8, maxLength: 8 }),
      (journey, limited, all) => {
        const { library, found } = prove(language, journey);
        const never = found
          .filter(({ code, pointer }) => code !== 'guard-always' && pointer.startsWith(`/steps/${branch}/`))
          .map(({ pointer }) => gates[Number(pointer.split('/')[4])] ?? '');
        ruledOut += never.length;

        for (const each of all) {
          const run = wander(library, language, limited);
          for (const doing of each) run.go(doing);
          expect(never.filter((gate) => run.passed.includes(gate))).toEqual([]);
        }
      },
    ),
    { numRuns: 150 },
  );

  expect(ruledOut).toBeGreaterThan(20);
});
