import dictionary from '../../seed/dictionary.json' with { type: 'json' };
import { done, type Handlers } from '../../server/call.ts';

/** What everyone may read. */
export const contentHandlers = {
  readDictionary: {
    async run() {
      return done({ locale: 'it', ...dictionary });
    },
  },
} satisfies Partial<Handlers>;
