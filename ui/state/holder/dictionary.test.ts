import { createTexts, refuseMissingText } from '#i18n';
import type { BankCalls, CallOutcome } from '#ui/bank';
import { describe, expect, it } from 'vitest';
import { learnDictionary } from './dictionary.ts';
import { keptMessages } from './kept-messages.ts';

const reply = { locale: 'it', version: '1', messages: { 'brand.eCode': 'DB e-Code' } } as const;
const brand = { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' };
const trees = { home: { code: 'Codice {eCode}' } };

const memory = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

const refusing = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** A visit over a bank that answers when the test says so. */
function visit(storage = memory()) {
  const messages = keptMessages(() => storage);
  const texts = createTexts({ trees, brand, onMissing: refuseMissingText, ...(messages && { messages }) });
  const bank = Promise.withResolvers<CallOutcome<typeof reply>>();
  const asked: string[] = [];
  const waits: { ms: number; end: () => void }[] = [];
  const calls = {
    call: (id: string) => {
      asked.push(id);
      return bank.promise;
    },
  } as unknown as BankCalls; // one call is made of all
  const shown = learnDictionary({
    calls,
    texts,
    storage: () => storage,
    longestMs: 1000,
    wait: (ms) => new Promise((end) => void waits.push({ ms, end })),
  });
  const says = () => texts.text({ namespace: 'home', key: 'code' });
  return { bank, asked, waits, shown, says, storage };
}

const answered = { kind: 'done', value: reply } as const;

describe('the bank’s dictionary', () => {
  it('is fetched at the first visit, and its words go before ours [TEXT-01] [CALL-62]', async () => {
    const first = visit();
    const before = first.says();

    first.bank.resolve(answered);
    await first.shown;

    expect(first.asked).toEqual(['readDictionary']);
    expect([before, first.says()]).toEqual(['Codice e-Code', 'Codice DB e-Code']);
  });

  it('is kept for the next visit, which waits for nothing and fetches it anew [TEXT-01] [S-72] [CALL-62]', async () => {
    const first = visit();
    first.bank.resolve(answered);
    await first.shown;

    const next = visit(first.storage);
    await next.shown;

    expect(next.says()).toBe('Codice DB e-Code');
    expect(next.asked).toEqual(['readDictionary']);
    expect(next.waits).toEqual([]);
  });

  it('holds a page up for a second at most, and then the built-in words show [TEXT-02] [S-72] [CALL-62]', async () => {
    const { waits, shown, says } = visit();

    expect(waits.map(({ ms }) => ms)).toEqual([1000]);
    waits[0]?.end();
    await shown;

    expect(says()).toBe('Codice e-Code');
  });

  it('leaves the built-in words when the bank refuses it', async () => {
    const { bank, shown, says, storage } = visit();

    bank.resolve({ kind: 'unreachable' });
    await shown;

    expect(says()).toBe('Codice e-Code');
    expect(keptMessages(() => storage)).toBeUndefined();
  });

  it.each([
    ['keeps nothing', refusing],
    ['keeps what is not JSON', () => memory(new Map([['dictionary', '{']]))],
  ])('is waited for anew by a browser that %s', (_case, storage) => {
    expect(keptMessages(storage)).toBeUndefined();
  });

  it('takes nothing but words out of what was kept', () => {
    const kept = new Map([['dictionary', '{"a.b":"sì","c":{"d":1}}']]);

    expect(keptMessages(() => memory(kept))).toEqual({ 'a.b': 'sì' });
  });
});
