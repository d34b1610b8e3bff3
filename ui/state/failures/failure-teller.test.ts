import type { ErrorPopup, ShownMessage } from '#engine';
import type { ErrorCatalogue, OperationId } from '#schemas';
import { describe, expect, it } from 'vitest';
import { createStores } from '../stores/stores.ts';
import { createFailureTeller, type FailedCall, toldElsewhere } from './failure-teller.ts';

const catalogue: ErrorCatalogue = {
  codes: {
    LOCKED: { type: 'BLOCKER', message: 'popup.locked' },
    NEWS: { type: 'CUSTOM', message: 'popup.news' },
    LATE: { type: 'SHOW', message: 'late' },
    MOVED: { type: 'PROCESS', process: 'pin' },
  },
  default: { type: 'CUSTOM', message: 'popup.words' },
};
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const refused = (code: string): FailedCall['outcome'] => ({ kind: 'refused', code, type: '' });

/** What tells a holder who is in, with what it has told. */
function teller(errors: () => Promise<ErrorCatalogue> = () => Promise.resolve(catalogue)) {
  const stores = createStores(storage);
  stores.session.getState().finalised('LOGIN_END');
  const told: unknown[] = [];
  const tell = createFailureTeller({
    source: { errors },
    stores,
    messages: {
      show: ({ text }: ShownMessage) => void told.push(text.key),
      popup: ({ reason, message }: ErrorPopup) => void told.push(`${reason} ${message.key}`),
    },
    way: { go: (path) => void told.push(path) },
    // It asks nothing of a window.
    browser: {} as Window,
  });
  const fail = (code: string, { act = 1, id = 'readFinancingStatus' }: Partial<FailedCall> = {}) =>
    tell({ id, outcome: refused(code), act });
  return { stores, told, tell, fail };
}

const ids = (where: 'page' | 'elsewhere') =>
  (Object.keys(toldElsewhere) as OperationId[]).filter(
    (id) => (toldElsewhere[id] === 'page') === (where === 'page'),
  );
const standing = { type: 'STANDARD', reason: 'CUSTOM', message: 'm' } as const;

describe('a failed call of a view', () => {
  it.each([
    ['LOCKED', 'BLOCKER popup.locked'],
    ['NEWS', 'CUSTOM popup.news'],
    ['UNKNOWN', 'CUSTOM popup.words'],
    ['LATE', 'late'],
    ['MOVED', '/pin/error-close'],
  ])('refused with %s is told as a journey tells it: %s [ERR-10] [ERR-11] [ERR-17]', async (code, words) => {
    const { fail, told } = teller();

    await fail(code);

    expect(told).toEqual([words]);
  });

  it('is told in the default words where the table of errors cannot be fetched', async () => {
    const { fail, told } = teller(() => Promise.reject(new TypeError('Failed to fetch')));

    await fail('LOCKED');

    expect(told).toEqual(['CUSTOM popup.default']);
  });

  it('without any answer is told too', async () => {
    const { tell, told } = teller();

    await tell({ id: 'readFinancingStatus', outcome: { kind: 'unreachable' }, act: 1 });

    expect(told).toHaveLength(1);
  });

  it('is told once for all that one act of the holder asks for, and again after the next', async () => {
    const { fail, told } = teller();

    await fail('NEWS');
    await fail('UNKNOWN');
    await fail('NEWS', { act: 2 });

    expect(told).toEqual(['CUSTOM popup.news', 'CUSTOM popup.news']);
  });

  it('is told beside another of one act where it is of another kind', async () => {
    const { fail, told } = teller();

    await fail('NEWS');
    await fail('LOCKED');
    await fail('LATE');
    await fail('LATE');
    await fail('MOVED');

    expect(told).toEqual(['CUSTOM popup.news', 'BLOCKER popup.locked', 'late', '/pin/error-close']);
  });

  it('is not told here before a holder is in: the login speaks for itself', async () => {
    const { fail, told, stores } = teller();
    stores.session.getState().finaliseStarted();

    await fail('LOCKED');

    expect(told).toEqual([]);
  });
});

describe('a failed call that is told elsewhere', () => {
  it.each(ids('elsewhere'))('opens no popup: %s', async (id) => {
    const { fail, told } = teller();

    await fail('LOCKED', { id });

    expect(told).toEqual([]);
  });

  it.each(ids('page'))(
    'opens one only for a type that is routed, for a page stands on it: %s',
    async (id) => {
      const { fail, told } = teller();

      await fail('UNKNOWN', { id });
      await fail('LATE', { id });
      await fail('LOCKED', { id });

      expect(told).toEqual(['late', 'BLOCKER popup.locked']);
    },
  );
});

describe('a popup that is open', () => {
  it('is covered by what blocks, and by nothing that only failed', async () => {
    const { fail, told, stores } = teller();
    stores.popups.getState().showError(standing);

    await fail('NEWS');
    await fail('LOCKED');

    expect(told).toEqual(['BLOCKER popup.locked']);
  });

  it('stays while it waits for an answer, whatever fails', async () => {
    const { fail, told, stores } = teller();
    stores.popups.getState().showError({ ...standing, answered: () => undefined });

    await fail('LOCKED');

    expect(told).toEqual([]);
  });
});
