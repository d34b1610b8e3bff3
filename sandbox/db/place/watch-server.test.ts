import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchServer } from './watch-server.ts';

const url = 'postgres://op:hidden@db.bank.example/percorso';
const coded = (code: string) => Object.assign(new Error('no'), { code });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['ECONNREFUSED', 'CONNECT_TIMEOUT', 'CONNECTION_CLOSED', '57P03'])(
  'a server that answers a doubt with %s is lost, until it answers again [S-77]',
  async (code) => {
    const probe = vi.fn<() => Promise<unknown>>().mockRejectedValue(coded(code));
    const heard = vi.fn();
    const watch = watchServer(url, probe);
    watch.onLoss(heard);

    watch.doubt();
    await vi.advanceTimersByTimeAsync(3000);

    expect(watch.lost()?.message).toBe(
      `BANK_UNREACHABLE: the database db.bank.example/percorso does not answer (${code}); see that it runs and that this machine reaches it`,
    );
    expect(watch.lost()).toMatchObject({ code: 'CONNECTION_LOST' });
    expect(heard).toHaveBeenCalledOnce();

    probe.mockResolvedValue([]);
    await vi.advanceTimersByTimeAsync(1000);

    expect(watch.lost()).toBeUndefined();
  },
);

it.each(['53300', '28P01'])('a server that answers %s is there [S-77]', async (code) => {
  const watch = watchServer(url, () => Promise.reject(coded(code)));

  watch.doubt();
  await vi.advanceTimersByTimeAsync(0);

  expect(watch.lost()).toBeUndefined();
});

it('a server is tried once at a time, however many doubt it, and not once it is closed [S-77]', async () => {
  const probe = vi.fn(() => Promise.reject(coded('ECONNREFUSED')));
  const watch = watchServer(url, probe);

  for (let count = 0; count < 100; count += 1) watch.doubt();
  watch.end();
  await vi.advanceTimersByTimeAsync(5000);

  expect(probe).toHaveBeenCalledOnce();
});
