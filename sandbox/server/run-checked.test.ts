import { describe, expect, it } from 'vitest';
import type { OperationId } from '#schemas';
import { readContract } from '#schemas/provider';
import type { Call } from './call.ts';
import { runChecked, type AnyHandler } from './run-checked.ts';

const operations = [...readContract().operations.values()];
const asking = operations.filter(({ scaAlways }) => scaAlways);
const holder = { userId: 1, username: 'a', fullName: 'A B', sessionId: 's', stage: 'full' };

/** Sends a call by a token alone, and tells what it was answered and whether it was done. */
async function send(operation: (typeof operations)[number], confirm?: AnyHandler['confirm']) {
  let isDone = false;
  const run = async () => {
    isDone = true;
    return { kind: 'done', reply: {} } as const;
  };
  // Nothing but these members is looked at before the handler's own run.
  const call = { operationId: operation.id, holder, proof: {} } as unknown as Call<OperationId>;
  const handler = { run, ...(confirm && { confirm }) };
  const answered = await runChecked(call, { handler, operation, mayAsk: true }).catch(String);
  return { answered, isDone };
}

describe('a call by a token alone', () => {
  it.each(asking.map((operation) => [operation.id, operation] as const))(
    'is never done where the contract marks it x-sca, whatever its handler says: %s [S-73]',
    async (_id, operation) => {
      for (const confirm of [undefined, async () => null]) {
        const { answered, isDone } = await send(operation, confirm);

        expect(answered).toContain(`SCA_MISSED: ${operation.id}`);
        expect(isDone).toBe(false);
      }
    },
  );

  it('is refused where what must be confirmed is not found [S-73]', async () => {
    for (const operation of asking) {
      const refusal = { kind: 'refused', code: 'NOT_FOUND' } as const;

      expect(await send(operation, async () => refusal)).toEqual({ answered: refusal, isDone: false });
    }
  });

  it('is done where the contract asks for no proof, or only sometimes', async () => {
    for (const operation of operations.filter(({ scaAlways }) => scaAlways === undefined))
      expect(await send(operation, async () => null)).toMatchObject({ isDone: true });
  });
});
