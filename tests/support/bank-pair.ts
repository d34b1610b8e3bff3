import type { SandboxOptions } from '#sandbox';
import type { BankTalk } from './sandbox.ts';
import { temporaryFolder, type Place } from './sandbox-places.ts';
import { startBankProcess, type BankProcess } from './sandbox-process.ts';

/** Two banks on one database. */
export type Pair = { one: BankProcess; two: BankProcess; end: () => Promise<void> };

/** Starts two processes on an empty database; each has the one folder with the key. */
export async function startPair(place: Place, policy: SandboxOptions['policy'] = {}): Promise<Pair> {
  const folder = temporaryFolder();
  const { options, drop } = await place.open();
  const at = { ...options, dataDir: folder.path, policy };
  const [one, two] = await Promise.all([startBankProcess(at), startBankProcess(at)]);
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
