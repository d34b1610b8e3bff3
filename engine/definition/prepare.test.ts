import fc from 'fast-check';
import { expect, it } from 'vitest';
import { libraries } from '../fixtures/journeys.ts';
import { catalogue, context, end, journey, libraryOf, operations, tryOut } from '../fixtures/try-out.ts';
import type { JourneyEvent } from '../machine/event.ts';
import type { Screen } from '../machine/screen.ts';
import { start } from '../machine/start.ts';
import { step } from '../machine/step.ts';
import { screenOf } from '../machine/screen-of.ts';
import type { Library } from './compiled.ts';
import { linkLibrary, type PreparedJourney } from './link.ts';
import { prepareJourneys } from './prepare.ts';

/** Prepares and links, by way of text as a build does. */
function throughText(library: Library): Library {
  const text = JSON.stringify(prepareJourneys(library));
  const journeys = JSON.parse(text) as PreparedJourney[]; // just prepared
  return linkLibrary({
    journeys,
    errors: catalogue,
    operations,
    ...(library.validators && { validators: library.validators }),
  });
}

function eventOf(screen: Screen | undefined, callId: string | undefined, chance: number): JourneyEvent {
  const body = { code: 'X1' };
  if (callId !== undefined)
    return { kind: 'reply', callId, reply: { kind: 'reply', status: chance % 3 ? 200 : 422, body } };
  const actions = screen?.actions ?? [];
  const action = actions[chance % (actions.length || 1)]?.name ?? 'none';
  return { kind: 'action', at: screen?.at ?? '', action, values: { f0: 'a', f1: 'b', f3: 'c' } };
}

it('runs a prepared journey exactly as a compiled one', () => {
  fc.assert(
    fc.property(libraries, fc.array(fc.nat(20), { maxLength: 15 }), (library, chances) => {
      const linked = throughText(library);
      const options = { runId: 'run', journey: 'trial', input: {}, context };
      let [mine, other] = [start(library, options), start(linked, options)];
      for (const chance of chances) {
        expect(other).toEqual(mine);
        const screen = screenOf(library, mine.state);
        expect(screenOf(linked, other.state)).toEqual(screen);
        const event = eventOf(screen, mine.state.frames.at(-1)?.pending?.callId, chance);
        [mine, other] = [step(library, mine.state, event), step(linked, other.state, event)];
      }
    }),
    { numRuns: 300 },
  );
});

it('keeps a guard, a resume and the checks of answers', () => {
  const file = journey(
    {
      first: { kind: 'form', form: 'code', actions: { submit: { to: 'done' } } },
      second: end('resumed'),
      done: end('completed'),
    },
    {
      allow: { '===': [{ var: 'session.userId' }, 'u1'] },
      resume: { operation: 'read', state: { var: 'result.state' }, at: { S: 'second' } },
    },
  );
  const checked = libraryOf([file], { validators: () => () => ({ '/otp': 'required' }) });

  const [resumed, begun] = [tryOut(throughText(checked)), tryOut(throughText(checked))];
  resumed.reply(200, { state: 'S' });
  begun.reply(200, { state: 'T' });

  expect(resumed.state().ended?.outcome).toBe('resumed');
  expect(begun.act('submit', {})).toBe('VALUES_INVALID');
});
