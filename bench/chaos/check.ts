import { isDeepStrictEqual } from 'node:util';
import { codeOf } from '../../tests/support/sandbox-login.ts';
import type { BankTalk } from '../../tests/support/sandbox.ts';
import type { Stored } from '../hostile/bank.ts';
import { readKept } from './kept.ts';
import type { Writer } from './writer.ts';

/** Says what a bank that was killed has lost, or made up, of what it acknowledged to a holder, and whether what was under way is done. */
export async function lookAfter(
  bank: BankTalk,
  { reader, kept, underWay, username, logins }: Writer,
): Promise<{ losses: string[]; isDone: boolean }> {
  const found = await readKept(bank, reader);
  const isSame = isDeepStrictEqual(found.kept, kept);
  // What was under way is done as a whole or not at all.
  const isDone = !isSame && underWay !== null && isDeepStrictEqual(found.kept, underWay);
  const losses =
    isSame || isDone ? [] : [`acknowledged ${JSON.stringify(kept)}, kept ${JSON.stringify(found.kept)}`];
  for (const token of logins.slice(1))
    if (codeOf(await bank.call('readUserProfile', undefined, { token })) !== 'OK')
      losses.push('a login that was acknowledged is not known');
  if (found.wrongSum !== null) losses.push(found.wrongSum);
  return { losses: losses.map((what) => `${username}: ${what}`), isDone };
}

/** Says what no bank may keep: two open challenges of one operation, two live codes, a top-up without its operation. */
export function contradictionsIn(stored: Stored): string[] {
  const rows = (table: string) => stored.get(table) ?? [];
  const open = rows('challenges').filter(({ state }) =>
    ['asked', 'sent', 'verified'].includes(String(state)),
  );
  const live = rows('codes').filter(({ state }) => state === 'live');
  const operations = new Map(
    rows('operations').map(({ id, charge_cents: cents }) => [String(id), String(cents)]),
  );
  const odd = rows('top_ups').filter(
    ({ operation_id: id, net_cents: cents }) => operations.get(String(id)) !== String(cents),
  );
  return [
    ...twice(open).map((of) => `two open challenges of ${of}`),
    ...twice(live).map((of) => `two live codes of ${of}`),
    ...odd.map(({ id }) => `the top-up ${String(id)} has no operation of its amount`),
  ];
}

/** Names the operations of a session of which there is more than one row. */
function twice(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  const found = Map.groupBy(
    rows,
    (row) => `${String(row['service'])} in session ${String(row['session_id'])}`,
  );
  return [...found].filter(([, all]) => all.length > 1).map(([of]) => of);
}
