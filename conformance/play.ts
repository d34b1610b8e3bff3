import type { BankReplies } from '#schemas';
import type { Contract, ContractOperation } from '#schemas/provider';
import type { Cast } from './accounts/accounts.ts';
import { challengeIn } from './host/challenge.ts';
import { isNode } from './checks/contract-values.ts';
import { figureChecks, type Answered } from './checks/figures.ts';
import { ownedIn } from './checks/foreign.ts';
import { heldChecks } from './checks/held.ts';
import type { Judge } from './judge.ts';
import { absenceOf } from './checks/absent-call.ts';
import { judged, rightRequest, silent, type Ledger } from './ledger.ts';
import { learnt, patiently } from './host/answers.ts';
import { probe, type OtherTokens } from './checks/probe.ts';
import { keyed, newKey, onceChecks } from './checks/once.ts';
import { asking, mustAsk, provenTwice } from './checks/proofs.ts';
import { proofOfWork } from './host/proof-of-work.ts';
import { confirmation, login, proof, type CallStep, type GetStep, type Recipe, type Step } from './recipe.ts';
import { fill, Missing, pick, textOr, type Values } from './template.ts';
import { requestFor, type Reply, type Request, type Wire } from './host/wire.ts';

/** Everything that a run has at hand. */
export type World = {
  contract: Contract;
  judge: Judge;
  wire: Wire;
  cast: Cast;
  ledger: Ledger;
  tokens: OtherTokens;
  /** The sessions that recipes share, by role. */
  open: Map<string, Actors>;
};

/** Who plays a recipe: the holder whose calls are judged, and another in the same place, whose ids must be refused. */
type Actors = { main: Values; other: Values | null };

/** An operation did not answer rightly, so that what builds on it cannot be tried. */
class Stopped extends Error {}

/**
 * Plays a recipe from its first step; where it must stop, the operations that are left are told why. Answers what its
 * holder knew at the end.
 */
export async function play(world: World, recipe: Recipe): Promise<Values> {
  const kept = isShared(recipe) ? world.open.get(recipe.as ?? '') : undefined;
  const actors: Actors = kept ?? { main: {}, other: null };
  const steps = kept === undefined ? recipe.steps : recipe.steps.slice(login.length);
  try {
    if (kept === undefined) await enter(world, recipe, actors);
    await playThrough(world, actors, { ...recipe, steps });
  } catch (error) {
    skip(world, recipe, { steps, error });
  } finally {
    leave(world, recipe, actors);
  }
  return actors.main;
}

async function enter(world: World, recipe: Recipe, actors: Actors): Promise<void> {
  actors.main = await world.cast.actor(recipe);
  if (isShared(recipe) || usesOwned(world, recipe))
    actors.other = await world.cast.actor(recipe).catch(nobody);
}

function leave({ open, cast }: World, recipe: Recipe, { main, other }: Actors): void {
  if (isShared(recipe) && 'token' in main) {
    open.set(recipe.as ?? '', { main, other });
    return;
  }
  cast.release(main);
  if (other !== null) cast.release(other);
}

/** Recipes that leave their account as it was go on in one session, so that a host gives few accounts and few codes. */
const isShared = ({ as, spends, steps }: Recipe): boolean =>
  as !== undefined &&
  spends !== true &&
  beginsWithLogin(steps) &&
  !steps.some((step) => 'call' in step && step.call === 'userLogout');

const beginsWithLogin = (steps: readonly Step[]): boolean =>
  login.every((step, index) => steps[index] === step);

async function playThrough(world: World, actors: Actors, recipe: Recipe): Promise<void> {
  if (recipe.inOrder === true) return playSteps(world, actors, recipe.steps);
  const first = beginsWithLogin(recipe.steps) ? login.length : 0;
  await playSteps(world, actors, recipe.steps.slice(0, first));
  // Where a step goes wrong, only those are left out that need what it should have given.
  for (const step of recipe.steps.slice(first))
    await playSteps(world, actors, [step]).catch((error: unknown) =>
      skip(world, recipe, { steps: [step], error }),
    );
}

/** Tells the operations of a recipe that is not played why. */
export function leaveOut(world: World, { steps }: Recipe, reason: string): void {
  for (const step of steps) if ('call' in step) world.ledger.skip(operationOf(world, step), reason);
}

function skip(
  world: World,
  { does }: Recipe,
  { steps, error }: { steps: readonly Step[]; error: unknown },
): void {
  if (!(error instanceof Missing || error instanceof Stopped)) throw error;
  leaveOut(world, { does, steps }, `${does}: ${error.message}`);
}

async function playSteps(world: World, actors: Actors, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('call' in step && step.leavesOpen === true) await leaveOpen(world, actors, step);
    else if ('call' in step) await perform(world, actors, step);
    else await getBoth(world, actors, step);
  }
}

/** Has both holders asked for a strong authentication, and leaves it to the steps that follow. */
async function leaveOpen(world: World, { main, other }: Actors, step: CallStep): Promise<void> {
  const operation = operationOf(world, step);
  for (const one of other === null ? [main] : [main, other])
    one['challenge'] = challengeIn(await patiently(world, requestOf(operation, step, one)));
}

/** Sends all that must be refused, then the right request; the other holder follows, so as to be in the same place. */
async function perform(world: World, actors: Actors, step: CallStep): Promise<void> {
  const { ledger } = world;
  const operation = operationOf(world, step);
  const good = requestOf(operation, step, actors.main);
  const isFirst = ledger.wants(operation) && !ledger.isProbed(operation);
  const absence = isFirst ? await absenceOf(world.wire, operation, good) : null;
  if (absence?.check) ledger.add(operation, absence.check);
  if (absence !== null) throw new Stopped(absence.reason);
  if (isFirst) {
    ledger.probing(operation);
    const foreign = actors.other === null ? null : tryRequest(operation, step, actors.other);
    const tokens = { ...world.tokens, prelogin: textOr(actors.main['prelogin'], world.tokens.prelogin) };
    for (const check of await probe({ ...world, operation, good, foreign, tokens }))
      ledger.add(operation, check);
  }
  const reply = await callRightly(world, { ...actors, operation, step, isFirst });
  if (isFirst) {
    ledger.add(
      operation,
      judged('a right answer is kept from caches and other sites', world.judge.headers(reply)),
    );
    const figures = await figureChecks(operation.id, { good, reply, ask: askOf(world, good) });
    const held = await heldChecks({ ...world, operation, good });
    for (const check of [...figures, ...held]) ledger.add(operation, check);
  }
  if (actors.other === null) return;
  const followed = callRightly(
    { ...world, ledger: silent(ledger) },
    { main: actors.other, other: null, operation, step, isFirst: false },
  );
  await followed.catch(() => {
    actors.other = null;
  });
}

type Performance = Actors & {
  operation: ContractOperation;
  step: CallStep;
  /** All that must be refused is tried with it, and not with those that follow. */
  isFirst: boolean;
};

/** Asks other calls with the headers of a right request, and takes only what is answered rightly. */
function askOf(world: World, good: Request): Answered['ask'] {
  return async (id, body) => {
    const operation = operationOf(world, { call: id });
    const { method, path, content } = operation;
    const reply = await patiently(world, { ...good, method, path, content, query: {}, body });
    const problem = world.judge.success(operation, reply);
    if (problem !== null) throw new Missing(`${id} ${problem}`);
    // The judge held it to the schema of this reply.
    return reply.body as BankReplies[typeof id];
  };
}

async function callRightly(world: World, performance: Performance): Promise<Reply> {
  const { ledger, judge } = world;
  const { main, operation, step, isFirst } = performance;
  const key = newKey();
  const request = sentAs(operation, { step, main, key, isFirst });
  const first = await patiently(world, request);
  if (isFirst && mustAsk(operation)) ledger.add(operation, asking(isChallenge(operation, first), first));
  const sent = isChallenge(operation, first)
    ? await confirmed(world, { ...performance, key }, first)
    : { request, reply: first };
  const { reply } = sent;
  const isOff = step.or !== undefined && judge.refusal(operation, reply, { codes: [step.or] }) === null;
  const problem = isOff ? null : judge.success(operation, reply);
  if (ledger.wants(operation)) ledger.add(operation, judged(rightRequest, problem));
  for (const name of Object.keys(step.save ?? {})) delete main[name];
  if (problem !== null) throw new Stopped(`${operation.id} was not answered rightly (${problem})`);
  if (!isOff)
    for (const check of await onceChecks({ ...world, operation, ...sent })) ledger.add(operation, check);
  Object.assign(main, learnt(step, reply));
  return reply;
}

/** Does the strong authentication that was asked for, and sends the call again with its proof. */
async function confirmed(
  world: World,
  performance: Performance & { key: string },
  asked: Reply,
): Promise<{ request: Request; reply: Reply }> {
  const { main, operation, step, isFirst, key } = performance;
  // A refusal is an error body, which is judged as such; a success that asks is held to the reply’s schema.
  const problem =
    asked.status === 200
      ? world.judge.success(operation, asked)
      : world.judge.refusal(operation, asked, { codes: ['SCA_REQUIRED'] });
  if (problem !== null && world.ledger.wants(operation))
    world.ledger.add(operation, judged('asks for a code', problem));
  main['challenge'] = challengeIn(asked);
  await playSteps(world, { main, other: null }, confirmation);
  const proven = { ...step, headers: { ...step.headers, ...proof } };
  const request = sentAs(operation, { step: proven, main, key, isFirst });
  if (!isFirst || !mustAsk(operation)) return { request, reply: await patiently(world, request) };
  const { checks, ...sent } = await provenTwice({ ...world, operation, request });
  for (const check of checks) world.ledger.add(operation, check);
  return sent;
}

type Sending = Pick<Performance, 'step' | 'main' | 'isFirst'> & { key: string };

/** Writes a right request; what is done with it once only has a key the first time. */
function sentAs(operation: ContractOperation, { step, main, key, isFirst }: Sending): Request {
  const request = requestOf(operation, step, main);
  return isFirst ? keyed(operation, request, key) : request;
}

const isChallenge = (operation: ContractOperation, reply: Reply): boolean =>
  (operation.sca || operation.scaResult) && isNode(challengeIn(reply));

async function getBoth(world: World, actors: Actors, step: GetStep): Promise<void> {
  await get(world, actors.main, step);
  if (actors.other !== null)
    await get(world, actors.other, step).catch(() => {
      actors.other = null;
    });
}

async function get({ cast }: World, actor: Values, step: GetStep): Promise<void> {
  if ('code' in step) actor[step.get] = await cast.code(String(fill(step.code, actor)));
  else if ('work' in step) actor[step.get] = proofOfWork(fill(step.work, actor));
  else actor[step.get] = pick(await cast.known(actor), step.known);
}

function requestOf(operation: ContractOperation, step: CallStep, values: Values): Request {
  const place = step.token ?? (['bearer', 'any'].includes(operation.token) ? 'token' : 'prelogin');
  const token = operation.token === 'anonymous' ? null : String(fill(`{${place}}`, values));
  const texts = (template: object = {}) =>
    Object.fromEntries(Object.entries(template).map(([key, value]) => [key, String(fill(value, values))]));
  return requestFor(operation, {
    token,
    query: texts(step.query),
    headers: texts(step.headers),
    ...(step.body === undefined ? {} : { body: fill(step.body, values) }),
  });
}

function tryRequest(operation: ContractOperation, step: CallStep, values: Values): Request | null {
  try {
    return requestOf(operation, step, values);
  } catch (error) {
    return nobody(error);
  }
}

/** A second holder is wished for, not needed. */
function nobody(error: unknown): null {
  if (error instanceof Missing) return null;
  throw error;
}

function usesOwned(world: World, { as, steps }: Recipe): boolean {
  if (as === undefined) return false;
  return steps.some((step) => {
    if (!('call' in step)) return false;
    const operation = operationOf(world, step);
    const { query, body } = step;
    const good = requestFor(operation, { token: null, ...(query && { query }), body });
    return world.ledger.wants(operation) && ownedIn(world.contract, operation, good).length > 0;
  });
}

/**
 * Finds the operation of a step.
 *
 * @throws {Error} RECIPE_BROKEN when the contract has none of its name.
 */
export function operationOf(
  { contract }: Pick<World, 'contract'>,
  { call }: Pick<CallStep, 'call'>,
): ContractOperation {
  const operation = contract.operations.get(call);
  if (operation === undefined) throw new Error(`RECIPE_BROKEN: the contract has no ${call}`);
  return operation;
}
