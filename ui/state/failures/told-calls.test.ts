import type { ErrorCatalogue, OperationId } from '#schemas';
import type { BankCalls, CallOutcome } from '#ui/bank';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStores } from '../stores/stores.ts';
import { toldElsewhere } from './failure-teller.ts';
import { createToldCalls } from './told-calls.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const catalogue: ErrorCatalogue = { codes: {}, default: { type: 'CUSTOM', message: 'popup.default' } };
const refused = { kind: 'refused', code: 'X', type: '' } as const;
const id: OperationId = 'readFinancingStatus';

/** Calls of views over a bank that gives one answer, with how often the holder was told that one failed. */
function calls(answer: CallOutcome<unknown> = refused, isOnline = true) {
  const stores = createStores(storage);
  stores.session.getState().finalised('LOGIN_END');
  const told: string[] = [];
  const asked: unknown[] = [];
  const broken = vi.fn<() => void>();
  const popup = vi.fn<() => void>(() => void told.push('popup'));
  const browser = Object.assign(new EventTarget(), { navigator: { onLine: isOnline } });
  const toldCalls = createToldCalls({
    // One answer stands for those of every operation.
    calls: {
      call: (...request: unknown[]) => {
        asked.push(request);
        return Promise.resolve(answer);
      },
    } as unknown as BankCalls,
    source: { errors: () => Promise.resolve(catalogue) },
    stores,
    messages: { show: () => undefined, popup },
    way: { go: () => undefined },
    // What is used of a window.
    browser: browser as unknown as Window,
    onBroken: broken,
  });
  return { toldCalls, told, asked, broken, popup, browser };
}

/** Lets what tells be fetched and come to its end. */
const settled = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  await vi.dynamicImportSettled();
};

afterEach(() => vi.restoreAllMocks());

describe('a call of a view', () => {
  it('that failed is told, and answers as it would', async () => {
    const { toldCalls, told, asked } = calls();

    const outcome = await toldCalls.call(id);
    await settled();

    expect(outcome).toBe(refused);
    expect(asked).toEqual([[id, {}]]);
    expect(told).toEqual(['popup']);
  });

  it('that gets no answer is told too', async () => {
    const { toldCalls, told } = calls({ kind: 'unreachable' });

    await toldCalls.call(id);
    await settled();

    expect(told).toEqual(['popup']);
  });

  it.each([
    { kind: 'done', value: {} },
    { kind: 'unproven', because: 'closed' },
    { kind: 'unauthorised' },
  ] as const)('that ends as $kind is told by nobody here', async (outcome) => {
    const { toldCalls, told, broken } = calls(outcome);

    await toldCalls.call(id);
    await settled();

    expect([told, broken.mock.calls]).toEqual([[], []]);
  });

  it('without a connection is told by its notice alone [S-51]', async () => {
    const { toldCalls, told } = calls(refused, false);

    await toldCalls.call(id);
    await settled();

    expect(told).toEqual([]);
  });

  it('that nobody waits for any more is not told; one that can be called off still is', async () => {
    const { toldCalls, told } = calls();

    await toldCalls.call(id, { signal: AbortSignal.abort() });
    await settled();
    const afterwards = told.length;
    await toldCalls.call(id, { signal: new AbortController().signal });
    await settled();

    expect([afterwards, told.length]).toEqual([0, 1]);
  });

  it('is told nowhere here where its page has words of its own', async () => {
    const { toldCalls, told } = calls();
    const [own] = (Object.keys(toldElsewhere) as OperationId[]).filter(
      (each) => toldElsewhere[each] === 'own-words',
    );

    await toldCalls.call(own ?? id);
    await settled();

    expect([own, told]).toEqual(['listTransactions', []]);
  });
});

describe('what the holder does', () => {
  it.each(['click', 'keydown', 'popstate'])(
    'counts as a new act by a %s: what fails after it is told again, and meanwhile once',
    async (act) => {
      const { toldCalls, told, browser } = calls();

      await toldCalls.call(id);
      await toldCalls.call(id);
      await settled();
      const first = told.length;
      browser.dispatchEvent(new Event(act));
      await toldCalls.call(id);
      await settled();

      expect([first, told.length]).toEqual([1, 2]);
    },
  );

  it('is counted where somebody stops the event on its way', () => {
    const heard = vi.spyOn(EventTarget.prototype, 'addEventListener');

    calls();

    expect(heard.mock.calls.map(([name, , isCapturing]) => [name, isCapturing])).toEqual([
      ['click', true],
      ['keydown', true],
      ['popstate', true],
    ]);
  });
});

it('what cannot tell is said to be broken, and is made anew the next time', async () => {
  const { toldCalls, told, broken, popup } = calls();
  popup.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });

  await toldCalls.call(id);
  await settled();
  const afterFirst = [broken.mock.calls.length, told.length];
  await toldCalls.call(id);
  await settled();

  expect(afterFirst).toEqual([1, 0]);
  expect([broken.mock.calls.length, told]).toEqual([1, ['popup']]);
});
