import { useTranslation } from '#i18n';
import { useEffect, useState } from 'react';
import { standing, type Draft, type TextPlace } from './draft.ts';
import type { WritePort } from './draft-writes.ts';
import { useDrafts, useDraftStore } from './drafts-context.ts';

/** A place of a file as it is being written. */
export type Writing = {
  /** As they were typed, or as they stand in the file. */
  words: string;
  draft: Draft | undefined;
  /** The file has changed as well: one of the two is to be chosen. */
  isParted: boolean;
  /** Why it was not written. */
  why: string | undefined;
  type: (words: string) => void;
  /** Writes it over what it is thought to stand on. */
  save: () => void;
  /** Writes some words at once. */
  put: (words: string) => void;
  /** Writes it over what stands in the file now. */
  keepMine: () => void;
  /** Gives up what was typed. */
  giveUp: () => void;
};

/** Where something is written: its place, what stands there now, and what writes it. */
type Writable = TextPlace & {
  now: string;
  write: WritePort;
};

/** Works with one place of a file: what is typed stays until the file has it, whatever happens meanwhile. */
export function useDraft({ file, key, now, write }: Writable): Writing {
  const { t } = useTranslation('studio');
  const store = useDraftStore();
  const found = useDrafts().find((each) => each.file === file && each.key === key);
  const draft = found && standing(found, now) !== 'done' ? found : undefined;
  const isParted = draft !== undefined && standing(draft, now) === 'parted';
  const [why, setWhy] = useState<string>();
  useEffect(() => store.meet({ file, key }, now), [store, file, key, now]);
  const put = async (words: string): Promise<void> => {
    setWhy(undefined);
    const answered = await store.write({ file, key }, { now, words }, write);
    if (answered.kind === 'missing') setWhy(answered.why || t('texts.unanswered'));
    else if (answered.value.kind === 'refused') setWhy(answered.value.why);
  };
  return {
    words: draft?.words ?? now,
    draft,
    isParted,
    why,
    type: (words) => {
      setWhy(undefined);
      if (words === now) store.drop({ file, key });
      else store.keep({ ...(draft ?? { file, key, was: now }), words });
    },
    save: () => {
      // What was sent before may have come to the file meanwhile, and typing gone on.
      if (draft && !isParted) void put(draft.words);
    },
    put: (words) => void put(words),
    keepMine: () => {
      if (draft) void put(draft.words);
    },
    giveUp: () => {
      setWhy(undefined);
      store.drop({ file, key });
    },
  };
}
