import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ChatbotConfig } from '#schemas';
import type { Database } from '../db/database.ts';
import { cards } from '../db/schema.ts';
import type { Secrets } from '../security/secrets.ts';
import { writeChatbotType } from '../services/content/chatbot-setting.ts';
import { joinProgramme } from '../services/loyalty/store.ts';
import type { MovableClock } from './clock-setting.ts';
import { confirmIdentity } from './identity-provider.ts';
import { cardSchema, chatbotSchema, stateSchema } from './requests.ts';

type Parts = { db: Database; secrets: Secrets; clock: MovableClock };

/** Takes what the stub sites tell the bank, as the real ones would behind the holder's back, and whether there is a chat. */
export function routeReports(app: FastifyInstance, { db, secrets, clock }: Parts): void {
  app.post<{ Body: { state: string } }>(
    '/api/idp',
    { schema: { body: stateSchema } },
    async ({ body }, reply) =>
      (await confirmIdentity({ db, secrets }, body.state, await clock.now(db)))
        ? {}
        : reply.code(404).send({ code: 'NOT_FOUND' }),
  );
  app.put<{ Body: Pick<ChatbotConfig, 'chatbot'> }>(
    '/api/chatbot',
    { schema: { body: chatbotSchema } },
    async ({ body }) => {
      await writeChatbotType(db, body.chatbot);
      return body;
    },
  );
  app.post<{ Body: { cardId: string } }>(
    '/api/loyalty',
    { schema: { body: cardSchema } },
    async ({ body }, reply) => {
      const [card] = await db
        .select()
        .from(cards)
        .where(eq(cards.id, Number(body.cardId)));
      if (card === undefined) return reply.code(404).send({ code: 'NOT_FOUND' });
      const loyaltyProgramType = await joinProgramme(db, card.id, await clock.now(db));
      return loyaltyProgramType === null
        ? reply.code(409).send({ code: 'NOTHING_TO_JOIN' })
        : { loyaltyProgramType };
    },
  );
}
