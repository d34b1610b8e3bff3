import type { FastifyInstance } from 'fastify';
import type { ChatbotConfig, PortalConfig } from '#schemas';
import type { Database } from '../db/database.ts';
import type { Policy } from '../policy.ts';
import { readChatbotType, writeChatbotType } from '../services/content/chatbot-setting.ts';
import type { HelpOffered } from './index.ts';
import { chatbotSchema } from './requests.ts';

const longestMs = 2000;

type Parts = { db: Database; policy: Policy; portal: () => string };

/** Tells and takes whether the bank offers a chat, and answers whether the portal’s settings let it show one. */
export function routeHelpOffered(app: FastifyInstance, { db, policy, portal }: Parts): void {
  const told = async (): Promise<HelpOffered> => ({
    chatbot: await readChatbotType(db, policy),
    allowed: await mayChat(portal()),
  });
  app.get('/api/chatbot', told);
  app.put<{ Body: Pick<ChatbotConfig, 'chatbot'> }>(
    '/api/chatbot',
    { schema: { body: chatbotSchema } },
    async ({ body }) => {
      await writeChatbotType(db, body.chatbot);
      return told();
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
