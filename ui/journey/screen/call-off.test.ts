import type { ErrorPopup, ShownMessage } from '#engine';
import { expect, it } from 'vitest';
import { followCallOff } from './call-off.ts';

const unreached: ErrorPopup = {
  kind: 'STANDARD',
  reason: 'CUSTOM',
  message: { namespace: 'errors', key: 'unreachable', values: {} },
};

it('the one who calls an upload off hears that nothing was sent, and of no lost connection; the next popup is told [HOLDER-02]', () => {
  const told: string[] = [];
  const messages = {
    show: ({ text }: ShownMessage) => void told.push(text.key),
    popup: ({ message }: ErrorPopup) => void told.push(message.key),
  };
  const goes = () => void told.push('called off');
  let share: number | undefined = 0.4;
  const uploading = { getState: () => ({ callOff: goes, share }), subscribe: () => () => undefined };
  const followed = followCallOff(messages, uploading);

  expect(followed.uploads.callOff()).toBe(followed.uploads.callOff());
  followed.uploads.subscribe(() => told.push('changed'));
  expect(followed.uploads.stand()).toBe(0.4);
  followed.uploads.callOff()?.();
  share = undefined;
  followed.messages.popup(unreached);
  followed.messages.popup(unreached);

  expect(told).toEqual(['called off', 'changed', 'unreachable']);
  expect(followed.uploads.stand()).toBe('off');
  followed.uploads.forget();
  expect(followed.uploads.stand()).toBeUndefined();
});
