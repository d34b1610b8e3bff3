import { standing, type Draft, type TextPlace } from './draft.ts';
import { createDraftWrites } from './draft-writes.ts';

/** What keeps drafts when the page is gone; as a browser has it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The drafts of a folder. */
export type DraftStore = {
  all: () => readonly Draft[];
  get: (place: TextPlace) => Draft | undefined;
  keep: (draft: Draft) => void;
  drop: (place: TextPlace) => void;
  /** Has words written to their place, and keeps them until the page hears of them there. */
  write: ReturnType<typeof createDraftWrites>;
  /** Takes up what stands in the file by now. */
  meet: (place: TextPlace, now: string) => void;
  /** No longer looks whether what has come to its file still stands there. */
  forgetWritten: () => void;
  /** Reads the storage again: another page of this browser has written there. */
  reread: () => void;
  /** Everything would still be there if the page went. */
  isSafe: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

const idOf = ({ file, key }: TextPlace): string => `${file} ${key}`;

/**
 * Keeps what has been typed and is not written yet, each in an entry of its own, so that two pages do not write over one
 * another. A page that is closed, or a browser that crashes, leaves it there.
 */
export function createDraftStore(storage: DraftStorage | undefined, folder: string): DraftStore {
  const home = `percorso-studio ${folder} `;
  const listeners = new Set<() => void>();
  // Words of this page that have come to their file, with those that they took the place of.
  const written = new Map<string, Pick<Draft, 'was' | 'words'>>();
  let drafts: ReadonlyMap<string, Draft> = readDrafts(storage, home);
  let shown = [...drafts.values()];
  let safe = storage !== undefined;
  const show = (next: ReadonlyMap<string, Draft>): void => {
    drafts = next;
    shown = [...drafts.values()];
    for (const listener of listeners) listener();
  };
  const keep = (draft: Draft): void => {
    const id = idOf(draft);
    safe = store(storage, home + id, draft);
    show(new Map([...drafts, [id, draft]]));
  };
  const drop = (place: TextPlace): void => {
    const id = idOf(place);
    written.delete(id);
    if (!drafts.has(id)) return;
    storage?.removeItem(home + id);
    show(new Map([...drafts].filter(([each]) => each !== id)));
  };
  return {
    all: () => shown,
    get: (place) => drafts.get(idOf(place)),
    keep,
    drop,
    write: createDraftWrites({ idOf, get: (id) => drafts.get(id), keep }),
    meet: (place, now) => {
      const id = idOf(place);
      const [draft, last] = [drafts.get(id), written.get(id)];
      if (draft && standing(draft, now) === 'done') {
        drop(place);
        if (draft.sent?.includes(now)) written.set(id, { was: draft.was, words: now });
      } else if (!draft && last && last.words !== now) {
        written.delete(id);
        if (last.was === now) keep({ ...place, ...last, isOvertaken: true });
      }
    },
    forgetWritten: () => written.clear(),
    reread: () => show(readDrafts(storage, home)),
    isSafe: () => safe || shown.length === 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function store(storage: DraftStorage | undefined, name: string, draft: Draft): boolean {
  try {
    storage?.setItem(name, JSON.stringify(draft));
    return storage !== undefined;
  } catch {
    // There is no room: the page keeps it.
    return false;
  }
}

function readDrafts(storage: DraftStorage | undefined, home: string): Map<string, Draft> {
  const names = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
  return new Map(
    names
      .filter((name) => name.startsWith(home))
      .flatMap((name) => {
        const draft = draftIn(storage?.getItem(name));
        return draft ? [[idOf(draft), draft] as const] : [];
      }),
  );
}

function draftIn(entry: string | null | undefined): Draft | undefined {
  try {
    const { file, key, label, was, words, sent, isOvertaken } = Object(JSON.parse(entry ?? ''));
    if (![file, key, was, words].every((each) => typeof each === 'string')) return undefined;
    return {
      file,
      key,
      was,
      words,
      ...(typeof label === 'string' && { label }),
      ...(Array.isArray(sent) && { sent: sent.map(String) }),
      ...(isOvertaken === true && { isOvertaken }),
    };
  } catch {
    return undefined;
  }
}
