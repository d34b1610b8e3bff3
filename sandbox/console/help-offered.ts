import type { FastifyInstance } from 'fastify';
import type { ChatbotConfig } from '#schemas';
import type { Database } from '../db/database.ts';
import { writeChatbotType } from '../services/content/chatbot-setting.ts';
import { chatbotSchema } from './requests.ts';

/** Takes from the console whether the portal offers a chat. */
export function routeHelpOffered(app: FastifyInstance, db: Database): void {
  app.put<{ Body: Pick<ChatbotConfig, 'chatbot'> }>(
    '/api/chatbot',
    { schema: { body: chatbotSchema } },
    async ({ body }) => {
      await writeChatbotType(db, body.chatbot);
      return body;
    },
  );
}
