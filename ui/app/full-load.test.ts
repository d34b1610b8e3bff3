import type { BankCalls } from '#ui/bank';
import { describe, expect, it, vi } from 'vitest';
import { createFullLoad } from './full-load.ts';
import { arrivalOf } from './signed-in-mark.ts';
import { createStores } from './stores/stores.ts';

const done = { kind: 'done', value: { flow: 'LOGIN_END' } };
const unauthorised = { kind: 'unauthorised' };

/** A tab of a browser, which keeps its cookie and its storage from page to page. */
function aTab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { document: { cookie: '' }, storage, kept };
}

type Tab = ReturnType<typeof aTab>;

/** A page of the portal in a tab, over a bank that gives one answer after the other. */
function openPage({ document, storage }: Tab, answers: readonly object[]) {
  const stores = createStores(storage);
  const asked: string[] = [];
  const left = [...answers];
  const calls = {
    call: (operation: string) => {
      asked.push(operation);
      const answer = left.shift();
      return answer ? Promise.resolve(answer) : new Promise(() => undefined);
    },
    // Only the two calls of a full load are asked for here.
  } as unknown as BankCalls;
  const wait = vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve());
  const assign = vi.fn<(path: string) => void>();
  const load = createFullLoad({ stores, calls, document, storage, goOn: () => false, assign, wait });
  return { load, stores, asked, wait, assign };
}

function logIn({ stores }: ReturnType<typeof openPage>): void {
  const card = { id: '1000001' };
  stores.session.getState().loggedIn('giulia@percorso.test', {
    flow: 'LOGIN_END',
    flowKey6Context: '',
    userInfo: { name: 'Giulia', userType: 'STANDARD', cards: [] },
    key6ValidUserCards: [],
    cardContext: { cardInfo: { card } },
    userStatus: 'ACTIVE',
  });
}

describe('a page that the browser’s Back loads anew', () => {
  it('finds the session that was left for it, without a word of who it is and without waiting for the bank [ROUTE-06] [SESSION-02] [S-90]', async () => {
    const tab = aTab();
    const before = openPage(tab, []);
    logIn(before);

    before.load.leaveBehind();
    const left = decodeURIComponent(tab.document.cookie);
    const arrival = arrivalOf(tab.storage, false);
    const after = openPage(tab, [done]);
    const isTakenUp = await after.load.resume();

    expect(before.asked).toEqual(['tokenToCookie']);
    expect(arrival).toBe('moving');
    expect(isTakenUp).toBe(true);
    expect(after.stores.session.getState()).toMatchObject({ logged: true, userStatus: 'ACTIVE' });
    expect(left).not.toMatch(/giulia|1000001/iu);
  });

  it.each([
    { answers: [unauthorised, done], isTakenUp: true },
    { answers: [unauthorised, unauthorised], isTakenUp: false },
  ])('asks once more where it is quicker than the bank’s cookie: $isTakenUp [SESSION-03]', async (bank) => {
    const tab = aTab();
    const before = openPage(tab, []);
    logIn(before);
    before.load.leaveBehind();

    const after = openPage(tab, bank.answers);

    expect(await after.load.resume()).toBe(bank.isTakenUp);
    expect(after.wait).toHaveBeenCalledTimes(1);
    expect(after.asked).toEqual(['recoverLoginFlow', 'recoverLoginFlow']);
  });

  it('takes nothing up when it is a reload that loads it', () => {
    const tab = aTab();
    const before = openPage(tab, []);
    logIn(before);

    before.load.leaveBehind();

    expect(arrivalOf(tab.storage, true)).toBe('reloaded');
  });
});

describe('a page that the portal loads anew', () => {
  it.each([
    { bank: 'keeps the token', answer: done, arrival: 'moving' },
    { bank: 'does not', answer: unauthorised, arrival: 'fresh' },
  ])(
    'is loaded once the bank has answered, and goes on where the bank $bank',
    async ({ answer, arrival }) => {
      const tab = aTab();
      const before = openPage(tab, [answer]);
      logIn(before);

      await before.load.leaveFor('/n/profile');

      expect(before.assign.mock.calls).toEqual([['/n/profile']]);
      expect(arrivalOf(tab.storage, false)).toBe(arrival);
    },
  );
});
