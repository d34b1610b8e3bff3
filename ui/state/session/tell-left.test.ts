import { createTexts, firstTrees, loadTree, refuseMissingText } from '#i18n';
import type { Stand } from '#ui/journey';
import { describe, expect, it } from 'vitest';
import { createStores } from '../stores/stores.ts';
import { tellLeft } from './tell-left.ts';

const tree = await loadTree('left-behind');
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

type Page = { handling?: string; from?: unknown; path?: string };

/** Tells of what the page before has left, and answers the messages with where their actions lead. */
function told(
  left: Stand | undefined,
  { handling, from = '/cardsmanagement', path = '/pinView' }: Page = {},
) {
  const stores = createStores(storage);
  const went: string[] = [];
  if (handling !== undefined) stores.session.getState().blockedBy(handling);
  tellLeft({
    left,
    stores,
    texts: createTexts({
      trees: { ...firstTrees, 'left-behind': tree },
      brand: { name: '', eCode: '', helpLine: '', lockLine: '' },
      onMissing: refuseMissingText,
    }),
    way: { go: (to) => void went.push(to) },
    // As much of a page as is read.
    browser: { history: { state: { usr: { from } } }, location: { pathname: path } } as Window,
  });
  const [message, ...more] = stores.messages.getState().messages;
  message?.action?.run();
  return { message, more, went };
}

describe('a page that was loaded anew', () => {
  it('says nothing where no journey was cut off', () => {
    expect(told(undefined).message).toBeUndefined();
  });

  it('says nothing of a journey that was over, for nothing begins again [HOLDER-01]', () => {
    expect(told('over').message).toBeUndefined();
  });

  it.each([
    ['begun', 'warning', /riparte dall’inizio/],
    ['sent', 'warning', /controlla se è andata a buon fine/],
    ['done', 'ok', /è già stata inviata/],
  ] as const)('says once of a journey that was %s how it is [HOLDER-01]', (left, status, words) => {
    const { message, more } = told(left);

    expect(message).toMatchObject({ status, text: expect.stringMatching(words) });
    expect(more).toEqual([]);
  });

  it('leads to where can be seen whether what was sent was done: the page that opened it [HOLDER-01]', () => {
    const { message, went } = told('sent');

    expect([message?.action?.label, went]).toEqual(['Vai a controllare', ['/cardsmanagement']]);
  });

  it('leads home where nobody knows which page opened it', () => {
    expect(told('sent', { from: 7 }).went).toEqual(['/']);
  });

  it.each([
    ['begun', 'left'],
    ['done', 'left'],
    ['sent', undefined],
  ] as const)(
    'lets what it says of %s pass only where nothing is to be checked [HOLDER-11]',
    (left, state) => {
      expect(told(left).message?.state).toBe(state);
    },
  );

  it('leads nowhere from the very page where it can be seen', () => {
    expect(told('sent', { path: '/cardsmanagement' }).message).not.toHaveProperty('action');
  });

  it.each(['begun', 'done'] as const)('leads nowhere after what was %s', (left) => {
    expect(told(left).message).not.toHaveProperty('action');
  });

  it('says that a login with something to settle begins again, whatever was left [HOLDER-01]', () => {
    const { message } = told(undefined, { handling: '/migration' });

    expect(message).toMatchObject({ status: 'warning', text: expect.stringMatching(/riparte dall’inizio/) });
  });

  it('leads out of no login that has something to settle', () => {
    expect(told('sent', { handling: '/migration' }).message).not.toHaveProperty('action');
  });
});
