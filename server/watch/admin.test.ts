import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmin } from './admin.ts';
import { createMetrics, type BankFigures } from './metrics.ts';
import { tryNeeds, type Need } from './readiness.ts';

const holds = async (): Promise<void> => {};
const fails = (): Promise<never> => Promise.reject(new Error('postgres://percorso:secret@db refuses'));

function open(
  needs: readonly Need[] = [],
  how: { isStopping?: boolean; bank?: () => Promise<BankFigures> } = {},
) {
  const metrics = createMetrics({ bank: how.bank, needs });
  const admin = createAdmin({ metrics, needs, isStopping: () => how.isStopping ?? false });
  const ask = (url: string) => admin.inject({ method: 'GET', url });
  return { metrics, ask };
}

describe('the admin server', () => {
  it('says that the process answers, whatever it needs [RUN-06]', async () => {
    const reply = await open([{ name: 'database', check: fails }]).ask('/healthz');

    expect([reply.statusCode, reply.json()]).toEqual([200, { healthy: true }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is ready while all that it needs is there [RUN-06]', async () => {
    const reply = await open([{ name: 'database', check: holds }]).ask('/readyz');

    expect([reply.statusCode, reply.json()]).toEqual([200, { ready: true, needs: { database: 'ok' } }]);
  });

  it('stays ready without one of them, which all processes lack, and says which, not why [RUN-06]', async () => {
    const needs = [
      { name: 'database', check: fails },
      { name: 'provider', check: holds },
    ];

    const reply = await open(needs).ask('/readyz');

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ ready: true, needs: { database: 'failed', provider: 'ok' } });
  });

  it('is not ready once the server was told to stop [RUN-06]', async () => {
    const reply = await open([{ name: 'database', check: holds }], { isStopping: true }).ask('/readyz');

    expect(reply.statusCode).toBe(503);
  });

  it('tells what was answered, by operation, and what the bank refused [RUN-06]', async () => {
    const { metrics, ask } = open();
    const one = { kind: 'bank', operation: 'userLogin', seconds: 0.02 };
    for (const [status, code] of [
      [200, ''],
      [422, '5.DBank.web.it'],
    ] as const) {
      metrics.begun();
      metrics.ended({ ...one, status, code });
    }
    metrics.begun();

    const { body, headers } = await ask('/metrics');

    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(body).toContain(
      'percorso_request_seconds_count{kind="bank",operation="userLogin",status="200"} 1',
    );
    expect(body).toContain('percorso_refusals_total{operation="userLogin",code="5.DBank.web.it"} 1');
    expect(body).toContain('percorso_requests_under_way 1');
    expect(body).toMatch(/^percorso_nodejs_eventloop_lag_seconds /m);
  });

  it('tells which of its needs is met, each time that somebody reads it [RUN-06]', async () => {
    let check: Need['check'] = holds;
    const { ask } = open([{ name: 'provider', check: () => check() }]);

    const first = await ask('/metrics');
    check = fails;
    const second = await ask('/metrics');

    expect(first.body).toContain('percorso_need_met{need="provider"} 1');
    expect(second.body).toContain('percorso_need_met{need="provider"} 0');
  });

  it('tells how the bank stands, and the rest while the bank does not answer [RUN-06]', async () => {
    const figures = { sessions: 3, connections: { active: 1, idle: 9 } };
    let bank: () => Promise<BankFigures> = async () => figures;
    const { ask } = open([], { bank: () => bank() });

    const first = await ask('/metrics');
    bank = fails;
    const second = await ask('/metrics');

    expect(first.body).toContain('percorso_sessions 3');
    expect(first.body).toContain('percorso_database_connections{state="idle"} 9');
    expect(second.body).not.toMatch(/^percorso_(sessions|database_connections)[ {]/m);
    expect(second.body).toContain('percorso_requests_under_way 0');
  });
});

describe('what a server needs', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('has failed when it does not answer in time [RUN-06]', async () => {
    const never = { name: 'provider', check: () => new Promise<void>(() => {}) };

    const found = tryNeeds([never, { name: 'database', check: holds }], 2000);
    await vi.advanceTimersByTimeAsync(2000);

    expect(await found).toEqual({ needs: { provider: 'failed', database: 'ok' } });
  });

  it('says that it is ready within half a second, and of a need that tells nothing when that is known [RUN-06]', async () => {
    const never = new Promise<never>(() => {});
    const { ask } = open([{ name: 'database', check: () => never }]);

    const first = ask('/readyz');
    await vi.advanceTimersByTimeAsync(500);
    const early = await first;
    await vi.advanceTimersByTimeAsync(1500);
    const second = ask('/readyz');
    await vi.advanceTimersByTimeAsync(500);

    expect([early.statusCode, early.json()]).toEqual([200, { ready: true, needs: {} }]);
    expect((await second).json()).toEqual({ ready: true, needs: { database: 'failed' } });
  });

  it('keeps nobody who reads figures waiting for a bank that says nothing, and leaves its figures out [RUN-06]', async () => {
    const bank = vi.fn(() => new Promise<BankFigures>(() => {}));
    const { ask } = open([], { bank });

    const readings = [ask('/metrics'), ask('/metrics')];
    await vi.advanceTimersByTimeAsync(2000);

    for (const { statusCode, body } of await Promise.all(readings)) {
      expect([statusCode, body]).toEqual([200, expect.stringContaining('percorso_requests_under_way 0')]);
      expect(body).not.toMatch(/^percorso_(sessions|database_connections)[ {]/m);
    }
    expect(bank).toHaveBeenCalledOnce();
  });
});
