import type { FastifyInstance } from 'fastify';
import { fieldRefusal } from '../page/refuse-fields.ts';
import type { Bank } from '../server/call.ts';
import { decide, listWaiting, type Decision } from '../services/mfa/approval/decide.ts';
import type { ConsoleParts } from './routes.ts';
import { approvalIdSchema, decisionSchema, usernameSchema } from './requests.ts';

/** The bank as the phones of its holders see it. */
export type PhoneParts = Pick<ConsoleParts, 'db' | 'clock'> & { bank: Pick<Bank, 'policy' | 'secrets'> };

/** Stands for the app on the holder’s phone: tells what waits for an approval, and takes the decision (LANG-13). */
export function routePhone(app: FastifyInstance, { db, clock, bank }: PhoneParts): void {
  app.get<{ Querystring: { username: string } }>(
    '/api/approvals',
    { schema: { querystring: usernameSchema } },
    async ({ query }) => listWaiting({ db, now: await clock.now(db) }, query.username.replaceAll(' ', '+')),
  );
  app.post<{ Params: { id: string }; Body: Decision }>(
    '/api/approvals/:id/decision',
    { schema: { params: approvalIdSchema, body: decisionSchema } },
    async ({ params: { id }, body }, reply) => {
      const now = await clock.now(db);
      const decided = await db.transaction((tx) => decide({ db: tx, now, bank }, Number(id), body));
      if (decided === 'wrong-number')
        return reply
          .code(409)
          .send({ ...fieldRefusal('/number', 'is another than the portal shows'), code: 'WRONG_NUMBER' });
      if (decided === 'over') return reply.code(409).send({ code: 'APPROVAL_OVER' });
      return { decided };
    },
  );
}
