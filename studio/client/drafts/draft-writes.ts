import type { Written } from '../../protocol.ts';
import type { Answered } from '../server/ask.ts';
import { standing, type Draft, type TextPlace } from './draft.ts';

/** Has words written to a place over what is thought to stand there. */
export type WritePort = (edit: { was: string; words: string }) => Promise<Answered<Written>>;

/** Words to be written, and what the page knows to stand in their place. */
export type ToWrite = { now: string; words: string };

type Kept = {
  idOf: (place: TextPlace) => string;
  get: (id: string) => Draft | undefined;
  keep: (draft: Draft) => void;
};

/**
 * Writes drafts, those of one place one after another. The page hears of what it has written only later: until then the next
 * words stand on those that were written last, and not on what the page knows.
 */
export function createDraftWrites({ idOf, get, keep }: Kept) {
  const lefts = new Map<string, Promise<string | undefined>>();
  return async (place: TextPlace, { now, words }: ToWrite, write: WritePort): Promise<Answered<Written>> => {
    const id = idOf(place);
    const draft = get(id);
    // What somebody else has written there is written over as the page knows it.
    const isOwn = draft?.sent !== undefined && standing(draft, now) !== 'parted';
    const before = isOwn ? lefts.get(id) : undefined;
    keep({ ...place, was: now, words, sent: [...(isOwn ? (draft.sent ?? []) : []), words] });
    const writing = before
      ? before.then((left = now) => write({ was: left, words }))
      : write({ was: now, words });
    lefts.set(
      id,
      writing.then((answered) =>
        answered.kind === 'found' && answered.value.kind === 'written' ? words : undefined,
      ),
    );
    return writing;
  };
}
