import { describe, expect, it } from 'vitest';
import type { ShownMessage } from '#engine';
import { tellWhenRead } from './tell-when-read.ts';

function begin() {
  const shown: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const told = tellWhenRead({
    messages: { show: ({ text }) => void shown.push(text.key), popup: () => undefined },
    refresh: { refresh: () => promise },
  });
  const show = (key: string, status: ShownMessage['status']) =>
    told.messages.show({ text: { namespace: 'card-lock', key, values: {} }, status });
  return { told, shown, show, resolve, reject };
}

describe('what a run says', () => {
  it('went well comes when what has changed was read again, so that the page shows it too [HOLDER-24]', async () => {
    const { told, shown, show, resolve } = begin();

    const read = told.refresh.refresh(['card']);
    show('done.message', 'ok');
    const before = [...shown];
    resolve(undefined);
    await read;

    expect(before).toEqual([]);
    expect(shown).toEqual(['done.message']);
  });

  it('comes all the same where it could not be read', async () => {
    const { told, shown, show, reject } = begin();

    const read = told.refresh.refresh(['card']);
    show('done.message', 'ok');
    reject(new Error('gone'));
    await expect(read).rejects.toThrow('gone');

    expect(shown).toEqual(['done.message']);
  });

  it('was refused is said at once, and so is all else while nothing is read', async () => {
    const { told, shown, show, resolve } = begin();

    show('done.message', 'ok');
    const read = told.refresh.refresh(['card']);
    show('errors.LATE', 'critical');
    resolve(undefined);
    await read;

    expect(shown).toEqual(['done.message', 'errors.LATE']);
  });
});
