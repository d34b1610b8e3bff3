import type { JourneySession, MessagesPort, Screen, ShownMessage } from '#engine';
import { expect, it } from 'vitest';
import { followWords } from './passing-words.ts';

const message: ShownMessage = { text: { namespace: 'n', key: 'k', values: {} }, status: 'warning' };

function runAt(first: string) {
  const queue: ShownMessage[] = [];
  const port: MessagesPort = { show: (shown) => queue.push(shown), popup: () => undefined };
  const { messages, follow } = followWords(port, () => queue.splice(0));
  let at = first;
  const listeners: (() => void)[] = [];
  follow({
    // Only the place of the screen is read.
    screen: () => ({ at }) as Screen,
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    },
  } as JourneySession);
  const show = (next: string) => {
    at = next;
    for (const listener of listeners) listener();
  };
  return { queue, messages, show };
}

it('keeps what was said while the screen stays', () => {
  const { queue, messages, show } = runAt('code');

  messages.show(message);
  show('code');
  show('code');

  expect(queue).toEqual([message]);
});

it('keeps what is said together with a change of screen, until the next one', () => {
  const { queue, messages, show } = runAt('code');
  messages.show(message);

  show('number');
  const afterRefusal = [...queue];
  show('done');

  expect(afterRefusal).toEqual([message]);
  expect(queue).toEqual([]);
});
