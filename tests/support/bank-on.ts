import { afterAll, beforeAll } from 'vitest';
import type { SandboxOptions } from '#sandbox';
import { openTestBank, type TestBank } from './sandbox.ts';
import type { Place } from './sandbox-places.ts';

/** Has a bank on a sort of database open during the tests of a `describe`; before them there is none to talk to. */
export function bankOn(place: Place, more: SandboxOptions = {}): TestBank {
  let opened: { bank: TestBank; drop: () => Promise<void> } | undefined;

  beforeAll(async () => {
    const { options, drop } = await place.open();
    opened = { bank: await openTestBank({ ...options, ...more }), drop };
  });

  afterAll(async () => {
    await opened?.bank.close();
    await opened?.drop();
  });

  const bank = (): TestBank => {
    if (opened === undefined) throw new Error('the bank opens before the tests, and not earlier');
    return opened.bank;
  };
  return {
    get app() {
      return bank().app;
    },
    get consoleApp() {
      return bank().consoleApp;
    },
    get clock() {
      return bank().clock;
    },
    call: (...call) => bank().call(...call),
    console: (...asked) => bank().console(...asked),
    report: (...told) => bank().report(...told),
    lastCode: (to) => bank().lastCode(to),
    close: () => bank().close(),
  };
}

/** Names copies of demo accounts, each a fresh one: `tag` keeps those of one test file apart. */
export function copiesOf(tag: string): (persona: string) => string {
  let copies = 0;
  return (persona) => {
    copies += 1;
    return `${persona}+${tag}${copies}@percorso.test`;
  };
}
