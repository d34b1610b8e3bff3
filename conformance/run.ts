import type { Contract, ContractOperation } from '#schemas/provider';
import type { Accounts } from './accounts/accounts.ts';
import { createCast } from './accounts/accounts.ts';
import { burstChecks, inBursts } from './checks/bursts.ts';
import { besideEarlier, soFar, type Earlier } from './earlier.ts';
import { createJudge, told } from './judge.ts';
import { createLedger, type OperationReport } from './ledger.ts';
import { levelOf, type Level } from './levels.ts';
import { withPatience, type Patience } from './host/patience.ts';
import { leaveOut, play, type World } from './play.ts';
import { noTokens, type OtherTokens } from './checks/probe.ts';
import { login, type Recipe } from './recipe.ts';
import { httpWire, requestFor } from './host/wire.ts';

/** What to try, and of whom. */
export type RunOptions = {
  contract: Contract;
  recipes: readonly Recipe[];
  baseUrl: string;
  /** Where the console is, for accounts that ask it. */
  consoleUrl: string;
  accounts: Accounts;
  /** The operations to try; none named is all. */
  only?: readonly string[];
  /** What had passed in an earlier run: it is told again, and not tried. */
  earlier?: Earlier;
  /** Hears what each recipe does, as it begins. */
  begun?: (recipe: string) => void;
  /** Hears what was found after each recipe, as it would be told if the run ended there. */
  heard?: (findings: Findings) => void;
  /** How long to wait for an answer. */
  timeoutMs?: number;
};

/** What was found, operation by operation, how far the host has come, and why it was given up, if it was. */
export type Findings = { reports: OperationReport[]; level: Level | null; givenUp: string | null };

/** Plays every recipe against a host, for as long as it answers. */
export async function runConformance(options: RunOptions): Promise<Findings> {
  const { contract, recipes, baseUrl, consoleUrl, accounts, timeoutMs = 30_000 } = options;
  const { earlier = new Map(), heard } = options;
  const only = options.only ?? (earlier.size === 0 ? [] : lackingOf(contract, earlier));
  const patience = withPatience(httpWire(baseUrl, timeoutMs), timeoutMs);
  const ledger = createLedger(contract, only);
  const base = {
    contract,
    judge: createJudge(contract),
    wire: patience.wire,
    cast: createCast(accounts, { baseUrl, consoleUrl }),
  };
  await knock(patience, contract.operations.get('requestJwt'));
  const unheard = createLedger(contract, ['-']);
  const tokens = await otherTokens({ ...base, ledger: unheard, tokens: noTokens, open: new Map() });
  const world: World = { ...base, ledger, tokens, open: new Map() };
  const found = (reports: OperationReport[]): Findings => {
    const all = besideEarlier(contract, reports, earlier);
    return { reports: all, level: levelOf(contract, all), givenUp: patience.givenUp() };
  };
  const wanted = recipes.filter(
    ({ steps }) => only.length === 0 || steps.some((step) => 'call' in step && isWanted(step.call, only)),
  );
  for (const [place, recipe] of wanted.entries()) {
    options.begun?.(recipe.does);
    await (patience.givenUp() === null
      ? play(world, recipe)
      : leaveOut(world, recipe, 'the host was given up'));
    heard?.(found(soFar(ledger.reports(), wanted.slice(place + 1), inBursts)));
  }
  if (patience.givenUp() === null) await burstChecks(world);
  return found(ledger.reports());
}

/** Lists what an earlier run left to try; a name of nothing where nothing is left, for none named is all. */
function lackingOf({ operations }: Contract, earlier: Earlier): string[] {
  const lacking = [...operations.keys()].filter((id) => !earlier.has(id));
  return lacking.length > 0 ? lacking : ['-'];
}

/** Asks for the first token, without which nothing else can be asked: what answers no such call is no host. */
async function knock({ wire, giveUp }: Patience, first: ContractOperation | undefined): Promise<void> {
  if (first === undefined) throw new Error('RECIPE_BROKEN: the contract has no requestJwt');
  const reply = await wire(requestFor(first, { token: null, body: {} }));
  if (reply.status === 0) return;
  const isOfContract = reply.status !== 404 && reply.media.includes('json');
  if (isOfContract) return;
  const answered = `${told(reply)} at ${first.path}`;
  giveUp(
    `${first.id}, with which all begins, was answered ${answered}; the base URL may not be that of the host`,
  );
}

/** Strong authentication happens within other calls, so that its own two are reached by every login. */
const isWanted = (call: string, only: readonly string[]) =>
  only.includes(call) ||
  (call === 'finalizeLogin' && only.some((id) => ['generateOtp', 'verifyMfa'].includes(id)));

/** Gets tokens that no call may take: of a session that was ended, that a login replaced, of a login that is not confirmed. */
async function otherTokens(world: World): Promise<OtherTokens> {
  const tokensAfter = async (does: string, steps: Recipe['steps']) => {
    const { token, replaced } = await play(world, { does, as: 'holder', steps });
    return { token: textOrNull(token), replaced: textOrNull(replaced) };
  };
  const remembered = login.map((step) =>
    'call' in step && step.call === 'requestToken'
      ? { ...step, save: { ...step.save, replaced: '/access_token' } }
      : step,
  );
  const unfinished = await tokensAfter('a login that is not confirmed', login.slice(0, 2));
  const ended = [...remembered, { call: 'userLogout', body: {} } as const];
  const gone = await tokensAfter('a session that is ended', ended);
  return { ...noTokens, unfinished: unfinished.token, dead: gone.token, replaced: gone.replaced };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
