import type { CallStep } from '../recipe.ts';
import { pick, type Values } from '../template.ts';
import type { Reply, Request, Wire } from './wire.ts';

const longestWaitMs = 60_000;

/** Waits once where the bank says how long, as a portal would that asks for codes too soon. */
export async function patiently({ wire }: { wire: Wire }, request: Request): Promise<Reply> {
  const reply = await wire(request);
  const { retryAfterMs } = reply;
  if (reply.status !== 429 || retryAfterMs === null || retryAfterMs > longestWaitMs) return reply;
  await new Promise((resolve) => {
    setTimeout(resolve, retryAfterMs);
  });
  return wire(request);
}

/** Returns what a step has to remember of its answer. */
export function learnt({ save = {}, cookie }: CallStep, { body, headers }: Reply): Values {
  const saved = Object.entries(save).map(([name, place]) => [name, pick(body, place)]);
  const set = cookie === undefined ? {} : { [cookie]: headers['set-cookie']?.split(';')[0] };
  return { ...Object.fromEntries(saved), ...set };
}
