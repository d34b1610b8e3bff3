import type { BankCalls } from '#ui/bank';
import { describe, expect, it } from 'vitest';
import { createStores } from '../stores/stores.ts';
import { createTabNonce, type NonceStorage } from './tab-nonce.ts';
import { regainSession, takeUpSession } from './take-up.ts';

/** A tab of a browser, which keeps its storage from page to page. */
function aTab(kept = new Map<string, string>()) {
  const storage: NonceStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { storage, kept };
}

/** A bank that holds a session for a nonce, which the next one replaces; it can answer late, or never. */
function aBank(nonce: string) {
  let held: string | undefined = nonce;
  return {
    end: () => (held = undefined),
    takeUp: ({ nonces, next }: { nonces: string[]; next: string }) => {
      if (held === undefined || !nonces.includes(held))
        return { kind: 'refused', code: 'UNAUTHORISED', type: 'SESSION' };
      held = next;
      const value = { username: 'anna', flow: 'LOGIN_END', flowKey6Context: '', userStatus: 'ACTIVE' };
      return { kind: 'done', value };
    },
  };
}

type Tab = ReturnType<typeof aTab>;
type Answer = (asked: { nonces: string[]; next: string }) => object | undefined;

/** A page of the portal in a tab. */
function openPage({ storage }: Tab, answer: Answer) {
  const stores = createStores(storage);
  const nonce = createTabNonce(() => storage);
  const asked: string[] = [];
  const calls = {
    call: (operation: string, { body }: { body?: Parameters<Answer>[0] } = {}) => {
      asked.push(operation);
      if (body === undefined) return Promise.resolve({ kind: 'done', value: { userStatus: 'LIMITED' } });
      const reply = answer(body);
      return reply ? Promise.resolve(reply) : new Promise(() => undefined);
    },
    // Only the calls of a take-up are asked for here.
  } as unknown as BankCalls;
  const takeUp = () => takeUpSession({ stores, calls, nonce, goOn: () => false });
  const regain = regainSession({ calls: () => calls, nonce });
  return { takeUp, regain, stores, nonce, asked };
}

function loggedIn() {
  const tab = aTab();
  const page = openPage(tab, () => undefined);
  const bank = aBank(page.nonce.begin());
  return { tab, page, bank };
}

describe('a page that is loaded anew', () => {
  it('takes the session up by the nonce of its tab, and reads what the holder may do by now [HOLDER-01] [CALL-03] [S-32]', async () => {
    const { tab, bank } = loggedIn();
    const before = tab.kept.get('nonce');

    const page = openPage(tab, bank.takeUp);
    const how = await page.takeUp();

    expect(how).toBe('taken-up');
    expect(page.asked).toEqual(['takeUpSession', 'userStatus']);
    expect(page.stores.session.getState()).toMatchObject({
      logged: true,
      userId: 'anna',
      userStatus: 'LIMITED',
    });
    expect(tab.kept.get('nonce')).toMatch(/^[\w-]{22}$/u);
    expect(tab.kept.get('nonce')).not.toBe(before);
  });

  it('hears that its login awaits the code still, with nobody in meanwhile [HOLDER-01] [LOGIN-11]', async () => {
    const { tab, bank } = loggedIn();
    const awaiting = (body: Parameters<typeof bank.takeUp>[0]) => {
      const { value, ...answer } = bank.takeUp(body);
      return { ...answer, value: { ...value, flow: 'LOGIN_SCA' } };
    };

    const page = openPage(tab, awaiting);
    const how = await page.takeUp();

    expect(how).toBe('awaits-code');
    expect(page.asked).toEqual(['takeUpSession']);
    expect(page.stores.session.getState()).toMatchObject({ logged: false, userId: 'anna' });
  });

  it.each([
    ['heard', true],
    ['never heard', false],
  ])(
    'goes on after reloads that cut each other off, whether the bank has %s them [HOLDER-01]',
    async (_how, isHeard) => {
      const { tab, bank } = loggedIn();

      for (let times = 0; times < 5; times += 1)
        void openPage(tab, (body) => void (isHeard && bank.takeUp(body))).takeUp();
      const page = openPage(tab, bank.takeUp);

      expect(tab.kept.get('nonce')?.split('.')).toHaveLength(6);
      expect(await page.takeUp()).toBe('taken-up');
      expect(tab.kept.get('nonce')).toMatch(/^[\w-]{22}$/u);
    },
  );

  it('asks once more where the bank was not reached [HOLDER-01]', async () => {
    const { tab, bank } = loggedIn();
    let isReached = false;
    const page = openPage(tab, (body) => (isReached ? bank.takeUp(body) : { kind: 'unreachable' }));

    const first = await page.takeUp();
    isReached = true;

    expect([first, await page.takeUp()]).toEqual(['unreached', 'taken-up']);
  });

  it.each(['NOT_FOUND', 'HTTP_403', 'HTTP_404', 'HTTP_405'])(
    'is nobody’s at a host that does not know the call and says %s, and its holder logs in again [HOLDER-01]',
    async (code) => {
      const { tab } = loggedIn();

      expect(await openPage(tab, () => ({ kind: 'refused', code })).takeUp()).toBe('over');
    },
  );

  it.each(['SERVICE_UNAVAILABLE', 'HTTP_503'])(
    'asks once more where the bank says %s: its session may live [HOLDER-01]',
    async (code) => {
      const { tab, bank } = loggedIn();

      expect(await openPage(tab, () => ({ kind: 'refused', code })).takeUp()).toBe('unreached');
      expect(await openPage(tab, bank.takeUp).takeUp()).toBe('taken-up');
    },
  );

  it('is nobody’s where the session is over, or the tab is another one [HOLDER-01]', async () => {
    const { tab, bank } = loggedIn();
    const another = openPage(aTab(), bank.takeUp);
    bank.end();

    expect(await openPage(tab, bank.takeUp).takeUp()).toBe('over');
    expect([another.nonce.isKept(), await another.takeUp(), another.asked]).toEqual([false, 'over', []]);
  });
});

describe('a tab that was duplicated', () => {
  it('has the session from the other one, or not at all: a nonce is good once [HOLDER-01]', async () => {
    const { tab, page, bank } = loggedIn();
    const copy = aTab(new Map(tab.kept));

    const [first, second] = [openPage(copy, bank.takeUp), openPage(tab, bank.takeUp)];

    expect([await first.takeUp(), await second.takeUp()]).toEqual(['taken-up', 'over']);
    expect(page.nonce.isOurs()).toBe(false);
  });
});

describe('a session whose next token was lost on the way', () => {
  it('is taken up by its page itself, once for all who ask meanwhile, and as often as it is lost [HOLDER-01]', async () => {
    const { tab, bank } = loggedIn();
    const page = openPage(tab, bank.takeUp);

    const both = await Promise.all([page.regain(), page.regain()]);
    const later = await page.regain();

    expect([...both, later]).toEqual(['taken-up', 'taken-up', 'taken-up']);
    expect(page.asked).toEqual(['takeUpSession', 'takeUpSession']);
    expect(page.nonce.isOurs()).toBe(true);
  });

  it('is over where the bank says so, and where nobody is in [SESSION-06]', async () => {
    const { tab, bank } = loggedIn();
    bank.end();

    expect(await openPage(tab, bank.takeUp).regain()).toBe('over');
    expect(await openPage(aTab(), bank.takeUp).regain()).toBe('over');
  });
});
