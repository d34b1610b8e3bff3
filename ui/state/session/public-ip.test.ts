import type { BankCalls } from '#ui/bank';
import { describe, expect, it } from 'vitest';
import { createPublicIp } from './public-ip.ts';
import { addAddress, riskData } from './risk-data.ts';

type Answer = Awaited<ReturnType<BankCalls['call']>>;

const never = () => new Promise<never>(() => undefined);

function lookup(
  answer: () => Promise<unknown>,
  { isOn = true, wait = never }: { isOn?: boolean; wait?: () => Promise<void> } = {},
) {
  const asked: string[] = [];
  const kept: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const learn = createPublicIp({
    isOn,
    calls: {
      call: (operation, request) => {
        asked.push(operation);
        signals.push(request?.signal);
        // Only the lookup is asked for, whose reply the test gives.
        return answer() as Promise<Answer & { kind: 'unauthorised' }>;
      },
    },
    keep: (ip) => void kept.push(ip),
    wait,
  });
  return { learn, asked, kept, signals };
}

const told = () => Promise.resolve({ kind: 'done', value: { ip: '203.0.113.17' } });

describe('the address that a browser comes from', () => {
  it('is asked for once, however many times a login is tried [CALL-60]', async () => {
    const { learn, asked, kept } = lookup(told);

    await learn();
    await learn();

    expect(asked).toEqual(['readPublicIp']);
    expect(kept).toEqual(['203.0.113.17']);
  });

  it('is not asked for unless the settings have it [CALL-60] [S-50]', async () => {
    const { learn, asked } = lookup(told, { isOn: false });

    await learn();

    expect(asked).toEqual([]);
  });

  it('is waited for no longer than a second, and not wanted any more after it [CALL-60]', async () => {
    const waited: number[] = [];
    const wait = (ms?: number) => Promise.resolve(void waited.push(ms ?? 0));
    const { learn, kept, signals } = lookup(never, { wait });

    await learn();

    expect(waited).toEqual([1000]);
    expect(kept).toEqual([]);
    expect(signals[0]?.aborted).toBe(true);
  });

  it.each([{ kind: 'unreachable' }, { kind: 'refused', code: 'FUNCTION_NOT_AVAILABLE', type: 'CUSTOM' }])(
    'changes nothing when the bank does not tell: $kind [CALL-60]',
    async (answer) => {
      const { learn, kept } = lookup(() => Promise.resolve(answer));

      await expect(learn()).resolves.toBeUndefined();

      expect(kept).toEqual([]);
    },
  );

  it('stands in the risk data once it is known, beside what was there [CALL-60] [SCA-33]', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const sources = { storage, language: 'it', timeZone: 'Europe/Rome', screen: { width: 390, height: 844 } };

    addAddress(sources, '203.0.113.17');

    const risk = { language: 'it', timeZone: 'Europe/Rome', screen: '390x844', ip: '203.0.113.17' };
    expect(JSON.parse(riskData(sources))).toEqual(risk);
  });
});
