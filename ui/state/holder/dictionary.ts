import type { Texts } from '#i18n';
import type { BankCalls } from '#ui/bank';
import { keepMessages, keptMessages, type MessageStorage } from './kept-messages.ts';

type DictionaryOptions = {
  calls: Pick<BankCalls, 'call'>;
  texts: Pick<Texts, 'learn'>;
  storage: MessageStorage;
  /** The longest that a page waits for the bank’s words, in milliseconds. */
  longestMs: number;
  /** Resolves after as many milliseconds. */
  wait: (ms: number) => Promise<void>;
};

/**
 * Fetches the bank’s own messages, puts them before ours and keeps them for the next visit (TEXT-01). It resolves when a
 * page may show: at once where a visit before has kept them; at the first visit when they are here, but never later than
 * the settings say (TEXT-02, S-72).
 */
export async function learnDictionary(options: DictionaryOptions): Promise<void> {
  const { storage, wait, longestMs } = options;
  const learnt = learn(options);
  if (!keptMessages(storage)) await Promise.race([learnt, wait(longestMs)]);
}

async function learn({ calls, texts, storage }: DictionaryOptions): Promise<void> {
  const outcome = await calls.call('readDictionary', {});
  if (outcome.kind !== 'done') return;
  const { messages } = outcome.value;
  texts.learn(messages);
  keepMessages(storage, messages);
}
