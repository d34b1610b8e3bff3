import type { WhichBank } from '../which-bank.ts';
import { check, type Row } from './row.ts';

/** The oldest Node that runs what was compiled, by the bank that it calls: the sandbox hashes passwords by Node’s own Argon2. */
export const leastNode = { provider: '22.12.0', sandbox: '24.7.0' } as const satisfies Record<
  WhichBank,
  string
>;

/**
 * Makes sure that this Node has what a bank takes, before its code is loaded.
 *
 * @throws {Error} `NODE_TOO_OLD`.
 */
export function refuseOldNode(found: string, bank: WhichBank): void {
  const least = leastNode[bank];
  if (isAtLeast(found, least)) return;
  const whatElse = bank === 'sandbox' ? ', or write a provider into the settings' : '';
  throw new Error(
    `NODE_TOO_OLD: this is Node ${found}, and with the ${bank} the portal takes ${least} or later; install one${whatElse}`,
  );
}

/** Looks at the version of Node; where no bank could be read, as for a provider. */
export function lookAtNode(found: string, bank: WhichBank = 'provider'): Row {
  const version = check('node', `Node ${leastNode[bank]} or later, for the ${bank}`);
  try {
    refuseOldNode(found, bank);
    return version.ok(found);
  } catch (error) {
    return version.refused(error);
  }
}

function isAtLeast(found: string, least: string): boolean {
  const have = found.split('.').map(Number);
  for (const [index, part] of least.split('.').map(Number).entries()) {
    const own = have[index] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}
