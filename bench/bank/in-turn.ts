import { send, type HolderRequest } from './load.ts';
import type { Server } from './server.ts';

const pairs = 5;

/**
 * Returns how many times as often as a peer the bank answers the same, pair by pair, one after the other: what else the
 * machine does meanwhile meets both.
 */
export async function compareInTurn(
  [bank, peer]: readonly [bank: Server, peer: Server],
  holders: readonly HolderRequest[],
  seconds: number,
): Promise<number[]> {
  const rate = async ({ url }: Server) => (await send({ url, holders, seconds })).perSecond;
  const times: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) times.push((await rate(bank)) / (await rate(peer)));
  return times;
}
