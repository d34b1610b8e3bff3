import { afterAll, beforeAll } from 'vitest';
import type { SandboxOptions } from '#sandbox';
import { quickPolicy, type BankTalk } from './sandbox.ts';
import { temporaryFolder, type Place } from './sandbox-places.ts';
import { startBankProcess, type BankProcess } from './sandbox-process.ts';

/** Two banks on one database. */
export type Pair = { one: BankProcess; two: BankProcess; end: () => Promise<void> };

/** Starts two processes on an empty database; each has the one folder with the key. The second's clock may be ahead. */
export async function startPair(
  place: Place,
  policy: SandboxOptions['policy'] = {},
  aheadMs = 0,
): Promise<Pair> {
  const folder = temporaryFolder();
  const { options, drop } = await place.open();
  const at = { ...options, dataDir: folder.path, policy: { ...quickPolicy, ...policy } };
  const [one, two] = await Promise.all([startBankProcess(at), startBankProcess({ ...at, aheadMs })]);
  const end = async () => {
    await Promise.all([one.kill(), two.kill()]);
    await drop();
    folder.remove();
  };
  return { one, two, end };
}

/** Talks to one and to the other by turns, call by call. */
export function inTurn(one: BankTalk, two: BankTalk): BankTalk {
  let turn = 0;
  const next = () => {
    turn += 1;
    return turn % 2 === 0 ? two : one;
  };
  return {
    call: (...request) => next().call(...request),
    console: (...request) => next().console(...request),
    report: (...told) => next().report(...told),
    lastCode: (to) => next().lastCode(to),
  };
}

/** Has such a pair open during the tests of a `describe`, and talks to both by turns. */
export function pairOn(place: Place, policy: SandboxOptions['policy'], aheadMs: number): BankTalk {
  let opened: { pair: Pair; talk: BankTalk } | undefined;

  beforeAll(async () => {
    const pair = await startPair(place, policy, aheadMs);
    opened = { pair, talk: inTurn(pair.one, pair.two) };
  });

  afterAll(() => opened?.pair.end());

  const talk = (): BankTalk => {
    if (opened === undefined) throw new Error('the banks open before the tests, and not earlier');
    return opened.talk;
  };
  return {
    call: (...request) => talk().call(...request),
    console: (...request) => talk().console(...request),
    report: (...told) => talk().report(...told),
    lastCode: (to) => talk().lastCode(to),
  };
}
