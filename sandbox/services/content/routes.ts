import type { PromoConfig } from '#schemas';
import dictionary from '../../seed/dictionary.json' with { type: 'json' };
import { done, refuse, type Handlers } from '../../server/call.ts';
import { readChatbotType } from './chatbot-setting.ts';
import listed from './promo.json' with { type: 'json' };

// The reply is held to the contract, which proves the file.
const promos = new Map(Object.entries(listed) as [string, PromoConfig['analyticsPromoBanner']][]);

/** What everyone may read. */
export const contentHandlers = {
  readDictionary: {
    async run() {
      return done({ locale: 'it', ...dictionary });
    },
  },
  readChatbotConfig: {
    async run({ bank, db }) {
      const { type: _type, ...widget } = bank.policy.chatbot;
      const chatbot = await readChatbotType(db, bank.policy);
      return done(chatbot === 'TACTICAL' ? { chatbot } : { chatbot, widget: { ...widget, language: 'it' } });
    },
  },
  readPromoConfig: {
    async run({ query }) {
      const directory = query['directory'] ?? '';
      const analyticsPromoBanner = promos.get(directory);
      if (analyticsPromoBanner === undefined) return refuse('NOT_FOUND', { pointer: '/directory' });
      return done({ directory, analyticsPromoBanner });
    },
  },
  readPublicIp: {
    async run({ bank, address }) {
      return bank.policy.publicIp.isOn ? done({ ip: address }) : refuse('FUNCTION_NOT_AVAILABLE');
    },
  },
} satisfies Partial<Handlers>;
