import { eq } from 'drizzle-orm';
import type { ChatbotConfig } from '#schemas';
import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema.ts';
import type { Policy } from '../../policy.ts';

type ChatbotType = ChatbotConfig['chatbot'];

const key = 'chatbot';

/** Reads which help the portal offers: what the console has set, else the bank's policy. */
export async function readChatbotType(db: Database, policy: Policy): Promise<ChatbotType> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  if (row?.value === 'TARGET' || row?.value === 'TACTICAL') return row.value;
  return policy.chatbot.type;
}

/** Sets which help the portal offers. */
export async function writeChatbotType(db: Database, value: ChatbotType): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
