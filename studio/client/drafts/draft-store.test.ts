import { describe, expect, it } from 'vitest';
import { standing } from './draft.ts';
import { createDraftStore, type DraftStorage } from './draft-store.ts';

const place = { file: 'lock', key: 'ask.title' };
const draft = { ...place, was: 'Bloccare?', words: 'Blocchi?' };

/** A storage as a browser has it, that outlives pages and may be full. */
function storageOf() {
  const entries = new Map<string, string>();
  let isFull = false;
  const storage: DraftStorage = {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.set(name, value);
    },
    removeItem: (name) => void entries.delete(name),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
  return { storage, fill: () => (isFull = true) };
}

describe('a draft', () => {
  it.each([
    ['can be written while the file is as it was', draft, 'Bloccare?', 'open'],
    ['can be written on, once what was sent has come to the file', { ...draft, sent: ['Bl'] }, 'Bl', 'open'],
    ['has nothing left to write once the file has it', draft, 'Blocchi?', 'done'],
    ['gives way to the file when it was taken back', { ...draft, words: 'Bloccare?' }, 'Fermare?', 'done'],
    ['is parted from the file when both have changed', draft, 'Fermare?', 'parted'],
    ['is parted when it was written over', { ...draft, isOvertaken: true as const }, 'Bloccare?', 'parted'],
  ])('%s [STUDIO-17]', (...[, each, now, expected]) => {
    expect(standing(each, now)).toBe(expected);
  });
});

describe('the drafts of a folder', () => {
  it('are still there when the page is gone, and are those of no other folder [STUDIO-17]', () => {
    const { storage } = storageOf();
    createDraftStore(storage, '/work').keep(draft);

    expect(createDraftStore(storage, '/work').all()).toEqual([draft]);
    expect(createDraftStore(storage, '/other').all()).toEqual([]);
  });

  it('go once their words stand in the file, and not before [STUDIO-17]', () => {
    const { storage } = storageOf();
    const store = createDraftStore(storage, '/work');
    store.keep({ ...draft, sent: [draft.words] });

    store.meet(place, 'Bloccare?');
    expect(store.get(place)).toBeDefined();
    store.meet(place, 'Blocchi?');
    expect(store.all()).toEqual([]);
    expect(storage).toHaveLength(0);
  });

  it('come back when somebody writes over them what had stood there before, as who saves an old copy does [STUDIO-17]', () => {
    const store = createDraftStore(storageOf().storage, '/work');
    store.keep({ ...draft, sent: [draft.words] });
    store.meet(place, 'Blocchi?');

    store.meet(place, 'Bloccare?');

    expect(store.get(place)).toEqual({ ...draft, isOvertaken: true });
    store.drop(place);
    store.meet(place, 'Bloccare?');
    expect(store.all()).toEqual([]);
  });

  it('are kept by the page where the browser has no room, which says that it is not safe to go [STUDIO-17]', () => {
    const { storage, fill } = storageOf();
    const store = createDraftStore(storage, '/work');
    fill();

    store.keep(draft);

    expect(store.all()).toEqual([draft]);
    expect(store.isSafe()).toBe(false);
    store.drop(place);
    expect(store.isSafe()).toBe(true);
  });

  it('of two pages stand beside one another [STUDIO-17]', () => {
    const { storage } = storageOf();
    const [one, other] = [createDraftStore(storage, '/work'), createDraftStore(storage, '/work')];
    one.keep(draft);
    other.keep({ ...draft, key: 'done.title' });

    one.reread();

    expect(one.all().map(({ key }) => key)).toEqual(['ask.title', 'done.title']);
  });
});
