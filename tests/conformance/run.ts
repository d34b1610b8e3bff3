import type { Contract } from '#schemas/provider';
import type { Accounts } from './accounts.ts';
import { createCast } from './accounts.ts';
import { createJudge } from './judge.ts';
import { createLedger, type OperationReport } from './ledger.ts';
import { play, type World } from './play.ts';
import type { OtherTokens } from './probe.ts';
import { login, type Recipe } from './recipe.ts';
import { httpWire, type Wire } from './wire.ts';

/** What to try, and of whom. */
export type RunOptions = {
  contract: Contract;
  recipes: readonly Recipe[];
  baseUrl: string;
  accounts: Accounts;
  /** The operations to try; none named is all. */
  only?: readonly string[];
  /** Carries the requests; HTTP unless told otherwise. */
  wire?: Wire;
};

/** Plays every recipe against a host and answers what was found, operation by operation. */
export async function runConformance(options: RunOptions): Promise<OperationReport[]> {
  const { contract, recipes, baseUrl, accounts, only = [] } = options;
  const ledger = createLedger(contract, only);
  const base = {
    contract,
    judge: createJudge(contract),
    wire: options.wire ?? httpWire(baseUrl),
    cast: createCast(accounts, baseUrl),
  };
  const unheard = createLedger(contract, ['-']);
  const tokens = await otherTokens({ ...base, ledger: unheard, tokens: noTokens, open: new Map() });
  const world: World = { ...base, ledger, tokens, open: new Map() };
  for (const recipe of recipes)
    if (only.length === 0 || recipe.steps.some((step) => 'call' in step && isWanted(step.call, only)))
      await play(world, recipe);
  return ledger.reports();
}

/** Strong authentication happens within other calls, so that its own two are reached by every login. */
const isWanted = (call: string, only: readonly string[]) =>
  only.includes(call) ||
  (call === 'finalizeLogin' && only.some((id) => ['generateOtp', 'verifyMfa'].includes(id)));

const noTokens: OtherTokens = { dead: null, unfinished: null, prelogin: null };

/** Gets tokens that no call may take: of a session that was ended, of a login that is not confirmed. */
async function otherTokens(world: World): Promise<OtherTokens> {
  const tokenAfter = async (does: string, steps: Recipe['steps']): Promise<string | null> => {
    const { token } = await play(world, { does, as: 'holder', steps });
    return typeof token === 'string' ? token : null;
  };
  return {
    ...noTokens,
    unfinished: await tokenAfter('a login that is not confirmed', login.slice(0, 2)),
    dead: await tokenAfter('a session that is ended', [...login, { call: 'userLogout', body: {} }]),
  };
}
