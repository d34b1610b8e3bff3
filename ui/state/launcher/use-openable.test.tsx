import type { RefusalReason } from '#ui/journey';
import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type App, AppContext } from '../app-context.ts';
import { createStores } from '../stores/stores.ts';
import { type Openable, useOpenable } from './use-openable.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A tile for a popup, over a launcher that refuses for as long as the test says, and opens when it says so. */
function aTile(name = 'PIN') {
  const stores = createStores(storage);
  const asked: unknown[] = [];
  const prefetched: string[] = [];
  const opening = Promise.withResolvers<undefined>();
  const refusal: { why: RefusalReason | undefined } = { why: undefined };
  const launcher = {
    find: (wanted: string) =>
      wanted === 'PIN' ? { entry: { id: 'pin', runs: [] }, parameters: {} } : undefined,
    refusal: () => refusal.why,
    open: (...request: unknown[]) => {
      asked.push(request);
      return opening.promise;
    },
  };
  const prefetch = (journey: string) => void prefetched.push(journey);
  // As much of the app as a tile reads.
  const app = { stores, launcher, prefetch } as unknown as App;
  const drawn: Openable[] = [];
  function Tile() {
    const openable = useOpenable(name);
    drawn.push(openable);
    return openable.status;
  }
  const { unmount } = render(
    <AppContext value={app}>
      <Tile />
    </AppContext>,
  );
  const now = (): Openable => {
    const last = drawn.at(-1);
    if (last === undefined) throw new Error('The tile was not drawn.');
    return last;
  };
  return { now, stores, refusal, asked, prefetched, opening, drawn, unmount };
}

describe('a tile', () => {
  it('offers what can be opened, and follows the holder when that changes', () => {
    const { now, stores, refusal } = aTile();
    const before = now();

    refusal.why = 'blocked';
    act(() => stores.cards.getState().loading());

    expect(before).toMatchObject({ status: 'offered', reason: undefined });
    expect(now()).toMatchObject({ status: 'refused', reason: 'blocked' });
  });

  it('refuses what nobody has written, and fetches nothing for it', () => {
    const { now, prefetched } = aTile('UNWRITTEN');

    now().prefetch();

    expect(now()).toMatchObject({ status: 'refused', reason: 'off' });
    expect(prefetched).toEqual([]);
  });

  it('opens what it stands for as asked by the holder, and is opening until it is open', async () => {
    const { now, asked, opening } = aTile();
    const before = now().isOpening;

    let opened: Promise<unknown> | undefined;
    act(() => void (opened = now().open({ cardId: '1' })));
    const meanwhile = now().isOpening;
    opening.resolve(undefined);
    await act(async () => void (await opened));

    expect(asked).toEqual([['PIN', { cardId: '1' }, 'asked']]);
    expect([before, meanwhile, now().isOpening]).toEqual([false, true, false]);
  });

  it('fetches its journey beforehand, by the same way as long as it stays the same tile', () => {
    const { now, prefetched, stores, refusal } = aTile();
    const { prefetch } = now();

    refusal.why = 'off';
    act(() => stores.cards.getState().loading());
    now().prefetch();

    expect(prefetched).toEqual(['pin']);
    expect(now().prefetch).toBe(prefetch);
  });
});
