import { useTranslation } from '#i18n';
import { useEffect, useState } from 'react';
import type { TextView } from '../../protocol.ts';
import { standing, type Draft } from '../drafts/draft.ts';
import { useDrafts, useDraftStore } from '../drafts/drafts-context.ts';
import { postJson } from '../server/ask.ts';
import { places } from '../server/places.ts';

/** A text as it is being written. */
export type TextDraft = {
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
  /** Writes it over what stands in the file now. */
  keepMine: () => void;
  /** Gives up what was typed. */
  giveUp: () => void;
};

/** Works with one text: what is typed stays until the file has it, whatever happens meanwhile. */
export function useTextDraft({ file, key, words: now }: TextView): TextDraft {
  const { t } = useTranslation('studio');
  const store = useDraftStore();
  const found = useDrafts().find((each) => each.file === file && each.key === key);
  const draft = found && standing(found, now) !== 'done' ? found : undefined;
  const isParted = draft !== undefined && standing(draft, now) === 'parted';
  const [why, setWhy] = useState<string>();
  useEffect(() => store.meet({ file, key }, now), [store, file, key, now]);
  const send = async (was: string): Promise<void> => {
    if (!draft) return;
    const { words } = draft;
    store.keep({ file, key, was, words, sent: words });
    setWhy(undefined);
    const answered = await postJson(places.text(), { file, key, was, words });
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
      if (draft && !isParted) void send(now);
    },
    keepMine: () => void send(now),
    giveUp: () => {
      setWhy(undefined);
      store.drop({ file, key });
    },
  };
}
