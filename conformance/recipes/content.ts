import type { Recipe } from '../recipe.ts';

/** What the portal shows beside the bank’s own business; anybody may read it. */
export const content: Recipe = {
  does: 'reading what the portal shows',
  steps: [
    { call: 'readDictionary' },
    { call: 'readChatbotConfig' },
    { call: 'readPromoConfig', query: { directory: 'loyalty-t1-start' } },
    { call: 'readPublicIp', or: 'FUNCTION_NOT_AVAILABLE' },
  ],
};
