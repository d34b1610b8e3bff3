import type { Contract, ContractOperation } from '#schemas/provider';
import {
  challengeIn,
  confirmation,
  fill,
  operationOf,
  proof,
  recipes,
  type Reply,
  type Request,
  requestFor,
  type Values,
  type Wire,
} from '#conformance';
import { playRecipes } from './played-calls.ts';
import type { TestBank } from './sandbox.ts';

/** A change that was done and asked for again, with a proof of its own: what came of it, and how many notices of each. */
export type RepeatedChange = { id: string; again: string; first: number; second: number };

type Notices = (operationId: string) => Promise<number>;

/** Plays the recipes with changes of which a notice is sent, and asks for each of these once more, by the same values. */
export async function repeatAll(
  contract: Contract,
  bank: TestBank,
  noticesOf: Notices,
): Promise<RepeatedChange[]> {
  const repeated: RepeatedChange[] = [];
  const which = recipes.filter(({ steps }) =>
    steps.some((step) => 'call' in step && operationOf({ contract }, step).notice),
  );
  const over = (wire: Wire): Wire => {
    const talk = renewing({ contract, bank, wire });
    return async (request) => {
      const operation = [...contract.operations.values()].find(
        ({ method, path }) => method === request.method && path === request.path,
      );
      const before = operation?.notice === true ? await noticesOf(operation.id) : 0;
      const reply = await talk.send(request);
      if (operation?.notice !== true || !isDone(reply)) return reply;
      const between = await noticesOf(operation.id);
      const again = await talk.sendProven(operation, request);
      const second = (await noticesOf(operation.id)) - between;
      const told = isDone(again) ? 'done' : String(Object(again.body).code);
      repeated.push({ id: operation.id, again: told, first: between - before, second });
      return reply;
    };
  };
  await playRecipes(contract, bank, { over, which });
  return repeated;
}

const isDone = (reply: Reply): boolean => reply.status === 200 && challengeIn(reply) === null;

type Talk = { contract: Contract; bank: TestBank; wire: Wire };

/** Speaks for a recipe that does not know that its token was renewed by what was asked besides. */
function renewing({ contract, bank, wire }: Talk) {
  const renewed = new Map<string, string>();
  const newest = (said: string): string => {
    const next = renewed.get(said);
    return next === undefined ? said : newest(next);
  };
  const send = async (request: Request): Promise<Reply> => {
    const { authorization = '' } = request.headers;
    const said = newest(authorization);
    const reply = await wire({
      ...request,
      headers: { ...request.headers, ...(said !== '' && { authorization: said }) },
    });
    const { access_token: token, clientAccessToken } = Object(reply.body);
    const fresh = token ?? clientAccessToken;
    if (reply.status === 200 && typeof fresh === 'string' && said !== '' && said !== `Bearer ${fresh}`)
      renewed.set(said, `Bearer ${fresh}`);
    return reply;
  };
  const sendProven = async (operation: ContractOperation, request: Request): Promise<Reply> => {
    const { headers } = request;
    const bare = { ...request, headers: without(headers, Object.keys(proof)) };
    const asked = await send(bare);
    const challenge = challengeIn(asked);
    if (!operation.sca || typeof challenge !== 'object' || challenge === null) return asked;
    const values: Values = { challenge };
    const [generate, , verify] = confirmation;
    if (generate === undefined || verify === undefined || !('call' in generate) || !('call' in verify))
      throw new Error('RECIPE_BROKEN: a confirmation is two calls');
    const ask = (step: typeof generate) => {
      const body = fill(step.body, values);
      const more = {
        body,
        headers: { ...texts(step.headers, values), authorization: headers['authorization'] ?? '' },
      };
      return send(requestFor(operationOf({ contract }, step), { token: null, ...more }));
    };
    values['otpToken'] = Object((await ask(generate)).body).token;
    const [sent] = (await bank.console<{ code: string | null }[]>('GET', 'outbox')).filter(
      ({ code }) => code !== null,
    );
    values['otp'] = sent?.code;
    values['additionalInfo'] = Object((await ask(verify)).body).additionalInfo;
    return send({ ...bare, headers: { ...bare.headers, ...texts(proof, values) } });
  };
  return { send, sendProven };
}

const texts = (template: object = {}, values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(template).map(([key, value]) => [key, String(fill(value, values))]));

const without = (headers: Request['headers'], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
