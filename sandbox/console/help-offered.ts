import type { FastifyInstance } from 'fastify';
import type { ChatbotConfig, PortalConfig } from '#schemas';
import type { Database } from '../db/database.ts';
import { writeChatbotType } from '../services/content/chatbot-setting.ts';
import { chatbotSchema } from './requests.ts';

const longestMs = 2000;

/** Takes from the console whether the bank offers a chat, and answers whether the portal’s settings let it show one. */
export function routeHelpOffered(app: FastifyInstance, db: Database, portal: () => string): void {
  app.put<{ Body: Pick<ChatbotConfig, 'chatbot'> }>(
    '/api/chatbot',
    { schema: { body: chatbotSchema } },
    async ({ body }) => {
      await writeChatbotType(db, body.chatbot);
      return { ...body, allowed: await mayChat(portal()) };
    },
  );
}

/** Asks the portal for its settings; one that does not answer is not said to refuse a chat. */
async function mayChat(portal: string): Promise<boolean> {
  try {
    const reply = await fetch(`${portal}/portal.config.json`, { signal: AbortSignal.timeout(longestMs) });
    const { chat }: Pick<PortalConfig, 'chat'> = Object(await reply.json());
    return chat !== undefined;
  } catch {
    return true;
  }
}
