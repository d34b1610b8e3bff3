import { describe, expect, it } from 'vitest';
import type { Written } from '../../protocol.ts';
import { standing } from './draft.ts';
import { createDraftStore } from './draft-store.ts';
import type { WritePort } from './draft-writes.ts';

const place = { file: 'lock', key: 'ask.title' };

/** A file with one text, that is written where it is still what it was thought to be; each answer may be kept back. */
function fileWith(text: string) {
  const file = { text, isFull: false };
  const answer = (was: string, words: string): Written => {
    if (file.isFull) return { kind: 'refused', why: 'Il disco è pieno.' };
    if (file.text !== words && file.text !== was) return { kind: 'changed' };
    file.text = words;
    return { kind: 'written' };
  };
  const write: WritePort = async ({ was, words }) => ({ kind: 'found', value: answer(was, words) });
  return { file, write };
}

/** A page that has not heard of what it writes, with what it shows of its draft. */
function pageOf() {
  const store = createDraftStore(undefined, '/work');
  return {
    store,
    standsTo: (now: string) => {
      const draft = store.get(place);
      return draft ? standing(draft, now) : 'done';
    },
  };
}

describe('a text that is saved again before the page has heard of its file', () => {
  it('is written over its own words, while those are on their way and once they have arrived [STUDIO-17]', async () => {
    const { file, write } = fileWith('Bloccare?');
    const { store } = pageOf();
    const saves = ['Blocchi?', 'La blocchi?'].map((words) =>
      store.write(place, { now: 'Bloccare?', words }, write),
    );
    await Promise.all(saves);

    await store.write(place, { now: 'Bloccare?', words: 'Vuoi bloccarla?' }, write);

    expect(file.text).toBe('Vuoi bloccarla?');
  });

  it('is never shown as changed by somebody else, whatever of it the page hears [STUDIO-17]', async () => {
    const { write } = fileWith('Bloccare?');
    const { store, standsTo } = pageOf();
    await store.write(place, { now: 'Bloccare?', words: 'Blocchi?' }, write);
    await store.write(place, { now: 'Bloccare?', words: 'La blocchi?' }, write);

    expect(['Bloccare?', 'Blocchi?', 'La blocchi?'].map(standsTo)).toEqual(['open', 'open', 'done']);
    await store.write(place, { now: 'Blocchi?', words: 'Vuoi bloccarla?' }, write);
    expect(['Blocchi?', 'La blocchi?', 'Vuoi bloccarla?'].map(standsTo)).toEqual(['open', 'open', 'done']);
  });

  it('is parted from what somebody else has written between, which is left as it is [STUDIO-17]', async () => {
    const { file, write } = fileWith('Bloccare?');
    const { store, standsTo } = pageOf();
    await store.write(place, { now: 'Bloccare?', words: 'Blocchi?' }, write);
    file.text = 'Fermare?';

    await store.write(place, { now: 'Bloccare?', words: 'La blocchi?' }, write);

    expect(file.text).toBe('Fermare?');
    expect(standsTo('Fermare?')).toBe('parted');
    await store.write(place, { now: 'Fermare?', words: 'La blocchi?' }, write);
    expect(file.text).toBe('La blocchi?');
  });

  it('stands on its file where what was saved first was not written [STUDIO-17]', async () => {
    const { file, write } = fileWith('Bloccare?');
    const { store } = pageOf();
    file.isFull = true;
    await store.write(place, { now: 'Bloccare?', words: 'Blocchi?' }, write);
    file.isFull = false;

    await store.write(place, { now: 'Bloccare?', words: 'La blocchi?' }, write);

    expect(file.text).toBe('La blocchi?');
  });
});
