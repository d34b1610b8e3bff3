import type { JourneySession, Screen } from '#engine';
import { expect, it } from 'vitest';
import { sayAgain } from './say-again.ts';

const title = { namespace: 'journey', key: 'amount-too-high.title', values: {} };

type Seen = { at?: string; busy?: boolean; errors?: Record<string, string> };

// Of a screen, only where it is, whether it waits and what its form is marked with counts here.
const seen = ({ at = 'amount-too-high', busy = false, errors = {} }: Seen = {}) =>
  ({ at, busy, title, form: { state: { errors } } }) as unknown as Screen;

/** Answers a screen, and tells what is said of where that leads. */
function answer(now: Screen | undefined, action = 'submit'): unknown[] {
  let screen: Screen | undefined = seen();
  const said: unknown[] = [];
  const session = {
    screen: () => screen,
    act: () => {
      screen = now;
      return undefined;
    },
  } as unknown as JourneySession; // no more of it counts here
  sayAgain(session, { announce: (announcement) => said.push(announcement) }).act(action, {});
  return said;
}

it('a screen to which an answer leads back at once says its title again [HOLDER-12] [HOLDER-20]', () => {
  expect(answer(seen())).toEqual([{ text: title, politeness: 'assertive' }]);
});

it.each([
  ['another screen, which says its own', seen({ at: 'add-evidence' })],
  ['one that waits for the bank', seen({ busy: true })],
  ['one with an error, which says itself', seen({ errors: { '/rightAmount': 'refused' } })],
  ['the end', undefined],
])('nothing is said again of %s', (_what, now) => {
  expect(answer(now)).toEqual([]);
});

it('nothing is said again where no answer was sent', () => {
  expect(answer(seen(), 'request')).toEqual([]);
});
