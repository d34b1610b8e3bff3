import { expect, it } from 'vitest';
import { createFakePorts } from '../../tests/support/fake-ports.ts';
import { context, journey, libraryOf } from '../fixtures/try-out.ts';
import { createSession } from './session.ts';

/** A journey that leads to a place outside and then says that it has. */
const leading = (link: string) =>
  journey({
    ask: { kind: 'form', actions: { submit: { to: 'over', visit: { link, window: 'new' } } } },
    over: { kind: 'end', outcome: 'completed', message: 'ok', goTo: '/home' },
  });

it.each([
  { link: 'forms', told: 1 },
  { link: 'refused', told: 0 },
])('says that the holder was led to $link only where they were [S-46]', ({ link, told }) => {
  const { ports, log } = createFakePorts();
  const file = leading(link);
  const session = createSession({
    library: libraryOf([file]),
    ports,
    runId: 'run',
    journey: file.id,
    input: {},
    context,
  });

  session.act('submit');

  expect(log.visited).toHaveLength(1);
  expect(log.messages).toHaveLength(told);
  expect(log.paths).toEqual(['/home']);
});
