import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { MovableClock } from '../console/clock-setting.ts';
import type { Secrets } from '../security/secrets.ts';
import { confirmIdentity } from './identity-provider.ts';
import { joinByReference, type Joining } from './loyalty-partner.ts';

/** What the sites know of the bank. */
export type BankBehind = { db: Database; secrets: Secrets; clock: MovableClock };

const reference = { type: 'string', minLength: 1, maxLength: 100 } as const;

const idpSchema = {
  type: 'object',
  required: ['state'],
  additionalProperties: false,
  properties: { state: reference },
} as const;

const joiningSchema = {
  type: 'object',
  required: ['reference', 'cardId'],
  additionalProperties: false,
  properties: { reference, cardId: { type: 'string', pattern: '^[0-9]{6,18}$' } },
} as const;

/**
 * Takes what the sites tell the bank, as the real ones would behind the holder's back. Anybody may reach them, so each
 * change asks for a reference that the bank has handed to the holder, good once.
 */
export function routeReports(app: FastifyInstance, bank: BankBehind): void {
  const notFound = { code: 'NOT_FOUND' };
  app.post<{ Body: { state: string } }>('/idp', { schema: { body: idpSchema } }, async ({ body }, reply) =>
    (await confirmIdentity(bank, body.state, await bank.clock.now(bank.db)))
      ? {}
      : reply.code(404).send(notFound),
  );
  app.post<{ Body: Joining }>('/loyalty', { schema: { body: joiningSchema } }, async ({ body }, reply) => {
    const joined = await joinByReference(bank, body, await bank.clock.now(bank.db));
    if (joined === 'unknown') return reply.code(404).send(notFound);
    return joined === 'nothing'
      ? reply.code(409).send({ code: 'NOTHING_TO_JOIN' })
      : { loyaltyProgramType: joined };
  });
}
