import { join } from 'node:path';
import type { Finding } from '#sandbox/inspection';
import type { WhichBank } from '../which-bank.ts';
import { check, type Check, type Row } from './row.ts';
import type { World } from './world.ts';

const database = check('database', 'may be written, or answers');
const tables = check('tables', 'of this version or an earlier one');
const key = check('key', 'the data’s, for this user alone');

/** Looks at what the sandbox would keep; a provider keeps all by itself. */
export async function lookAtData(
  { root, env, inspectBank }: World,
  bank: WhichBank,
  isRunning: boolean,
): Promise<readonly Row[]> {
  if (bank === 'provider')
    return [database, tables, key].map(({ skip }) => skip('not needed: the provider keeps all'));
  try {
    const { readEnvironment } = await import('#sandbox/environment');
    const found = await inspectBank({ dataDir: join(root, '.data'), ...readEnvironment(env) });
    const isHeld =
      found.database.kind === 'refused' && found.database.error.message.startsWith('BANK_IN_USE');
    // What its start would have refused is not refused.
    if (isHeld && isRunning)
      return [database, tables, key].map(({ ok }) => ok('the running portal has opened it'));
    return [rowOf(database, found.database), rowOf(tables, found.tables), rowOf(key, found.key)];
  } catch (error) {
    return [database.refused(error)];
  }
}

function rowOf(of: Check, finding: Finding): Row {
  switch (finding.kind) {
    case 'fits':
      return of.ok(finding.found);
    case 'mind':
      return of.warn(finding.found, finding.remedy);
    case 'untried':
      return of.skip(finding.found, finding.remedy);
    case 'refused':
      return of.refused(finding.error);
  }
}
