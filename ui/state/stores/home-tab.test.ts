import { describe, expect, it } from 'vitest';
import { createHomeTabStore } from './home-tab.ts';

/** Keeps what a tab of the browser keeps. */
function storageOf() {
  const kept = new Map<string, string>();
  const getItem = (key: string) => kept.get(key) ?? null;
  const setItem = (key: string, value: string) => void kept.set(key, value);
  return { getItem, setItem, removeItem: (key: string) => void kept.delete(key) };
}

const chosen = { tab: 'RATE', cardId: '1', round: 0 };

describe('the home’s tab', () => {
  it('that a link asks for is wished for until the wish is answered', () => {
    const home = createHomeTabStore(storageOf());

    home.getState().wish('RATE');
    const { wished } = home.getState();
    home.getState().done();

    expect([wished, home.getState().wished]).toEqual(['RATE', undefined]);
  });

  it('that was chosen is found on the page that is loaded anew, at its entry of the history alone', () => {
    const storage = storageOf();

    createHomeTabStore(storage).getState().leave('entry-1', chosen);

    const { left } = createHomeTabStore(storage).getState();
    expect(left).toEqual({ 'entry-1': { tab: 'RATE', cardId: undefined, round: 0 } });
  });

  it.each(['', 'entry', ' RATE'])('is the first where %j was kept', (value) => {
    const storage = storageOf();
    storage.setItem('tab', value);

    expect(createHomeTabStore(storage).getState().left).toEqual({});
    expect(createHomeTabStore(storageOf()).getState().left).toEqual({});
  });

  it('is the first again where the home begins anew: nothing chosen or wished before holds', () => {
    const storage = storageOf();
    const home = createHomeTabStore(storage);
    home.getState().wish('RATE');
    home.getState().leave('entry-1', chosen);

    home.getState().clear();

    expect(home.getState()).toMatchObject({ wished: undefined, round: 1, left: {} });
    expect(createHomeTabStore(storage).getState().left).toEqual({});
  });
});
