import { useEffect } from 'react';
import { standing } from './draft.ts';
import { useDrafts, useDraftStore } from './drafts-context.ts';
import { placeOfForm, type FormPlace } from './form-place.ts';

/** A form that is being filled in. */
export type FormDraft<Said> = {
  /** As it was answered, or as the files have it. */
  said: Said;
  /** What answering began with. */
  begun: Said;
  say: (next: Said) => void;
  /** Something was answered that is not written. */
  isTyped: boolean;
  /** What it began with has changed in the files meanwhile. */
  isParted: boolean;
  /** Gives up what was answered, or forgets it since it is written. */
  drop: () => void;
};

/** What is to be known of answers to keep them from getting lost. */
export type KeptAnswers = Pick<FormDraft<object>, 'isTyped' | 'isParted' | 'drop'>;

/**
 * Holds what is said in a form: it stays in this browser until it is written or given up, whatever happens to the page, and
 * what changes in the files is taken over while nothing is said.
 */
export function useFormDraft<Said extends object>(
  place: FormPlace,
  { label, begun: now }: { label: string; begun: Said },
): FormDraft<Said> {
  const { file, key } = placeOfForm(place);
  const store = useDraftStore();
  const text = JSON.stringify(now);
  const found = useDrafts().find((each) => each.file === file && each.key === key);
  const draft = found && standing(found, text) !== 'done' ? found : undefined;
  useEffect(() => store.meet({ file, key }, text), [store, file, key, text]);
  return {
    said: draft ? readAs(now, draft.words) : now,
    begun: draft ? readAs(now, draft.was) : now,
    say: (next) => {
      const words = JSON.stringify(next);
      if (words === text) store.drop({ file, key });
      else store.keep({ file, key, label, was: draft?.was ?? text, words });
    },
    isTyped: draft !== undefined,
    isParted: draft !== undefined && standing(draft, text) === 'parted',
    drop: () => store.drop({ file, key }),
  };
}

/** Reads answers; those that another version of Studio has kept in another shape are left aside. */
function readAs<Said extends object>(now: Said, text: string): Said {
  const read: unknown = JSON.parse(text);
  return isLike(now, read) ? read : now;
}

function isLike<Said extends object>(now: Said, read: unknown): read is Said {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return false;
  const values = new Map(Object.entries(read));
  return Object.entries(now).every(
    ([name, value]) =>
      typeof values.get(name) === typeof value && Array.isArray(values.get(name)) === Array.isArray(value),
  );
}
