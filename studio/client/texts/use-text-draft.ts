import type { TextView } from '../../protocol.ts';
import { useDraft, type Writing } from '../drafts/use-draft.ts';
import { postJson } from '../server/ask.ts';
import { places } from '../server/places.ts';

/** Works with one text of a journey. */
export const useTextDraft = ({ file, key, words: now }: TextView): Writing =>
  useDraft({ file, key, now, write: (edit) => postJson(places.text(), { file, key, ...edit }) });
