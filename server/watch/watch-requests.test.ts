import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '#schemas';
import { createSandbox, type Database } from '#sandbox';
import { createPortal, openWatch, readPortalConfig } from '#server';

type Line = Record<string, unknown>;

let dist: string;
let lines: Line[];
let database: Database;
let origin: string;
let admin: string;
let close: () => Promise<unknown>;

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(dist, 'portal'), { recursive: true });
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: [] }));
  writeFileSync(join(dist, 'portal', 'index.html'), '<!doctype html><title>Percorso</title>');
  lines = [];
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const watch = openWatch({ env: { LOG_LEVEL: 'info' }, provider: '', bank: () => sandbox, logTo });
  const sandbox = await createSandbox({
    memory: true,
    onAnswer: watch.requests.named,
    onOpen: async (db) => void (database = db),
    onFailure: (operation, _error, request) => watch.failed({ operation, failure: 'broken' }, request),
  });
  await sandbox.app.ready();
  const routing = sandbox.app.routing.bind(sandbox.app);
  const portal = await createPortal({
    config: await readPortalConfig('portal.config.json'),
    dist,
    bank: { routing },
    watch,
  });
  origin = await portal.listen({ port: 0, host: '127.0.0.1' });
  admin = await watch.listen({ port: 0, host: '127.0.0.1' });
  close = async () => {
    await portal.close();
    await Promise.all([sandbox.close(), watch.close()]);
  };
});

afterEach(async () => {
  await close();
  rmSync(dist, { recursive: true });
});

/** Asks for a path, and waits for its line, which comes when the answer has left. */
async function ask(path: string, init: RequestInit = {}): Promise<{ reply: Response; line: Line }> {
  const before = lines.length;
  const reply = await fetch(origin + path, init);
  await reply.arrayBuffer();
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(before));
  return { reply, line: lines.at(-1) ?? {} };
}

const login = (body: object): RequestInit => ({
  method: operations.requestJwt.method,
  headers: { 'content-type': 'application/json', authorization: 'Bearer 5412751234123456' },
  body: JSON.stringify(body),
});

describe('requests that are followed', () => {
  it('are a line each, of what was asked for and never of where or by whom [RUN-07]', async () => {
    const { reply, line } = await ask('/card/5412751234123456?name=Mario%20Rossi');

    expect(line).toEqual({
      level: 'info',
      time: expect.any(String),
      requestId: reply.headers.get('x-request-id'),
      traceId: expect.stringMatching(/^[\da-f]{32}$/),
      spanId: expect.stringMatching(/^[\da-f]{16}$/),
      kind: 'page',
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    });
  });

  it('of the bank are named by their operation, with the code of a refusal [RUN-06] [RUN-07]', async () => {
    const { reply, line } = await ask(
      operations.requestJwt.path,
      login({ username: 'mario.rossi@example.it' }),
    );
    const figures = await (await fetch(`${admin}/metrics`)).text();

    expect(reply.ok).toBe(false);
    expect(line).toMatchObject({
      kind: 'bank',
      operation: 'requestJwt',
      code: expect.stringMatching(/^\w+$/),
    });
    expect(JSON.stringify(lines)).not.toMatch(/rossi|5412/);
    expect(figures).toContain(
      `percorso_refusals_total{operation="requestJwt",code="${String(line['code'])}"} 1`,
    );
    expect(figures).toContain('percorso_sessions 0');
  });

  it('that break off in the bank are told with their operation and by the same ids [RUN-07]', async () => {
    await database.execute(sql`drop table sessions cascade`);
    const { method, path } = operations.listCards;
    const authorization = `Bearer ${'a'.repeat(43)}`;

    const { reply } = await ask(path, {
      method,
      body: '{}',
      headers: {
        authorization,
        'content-type': 'application/json',
        'Macro-Context': '/',
        'Micro-Context': 'test',
      },
    });
    await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('answered'));

    const line = lines.find(({ msg }) => msg === 'answered') ?? {};
    const { requestId, traceId, spanId } = line;
    expect(reply.status).toBe(500);
    expect(line).toMatchObject({ operation: 'listCards', code: 'INTERNAL_ERROR', msg: 'answered' });
    expect(lines.find(({ msg }) => msg === 'failed')).toMatchObject({
      operation: 'listCards',
      requestId,
      traceId,
      spanId,
    });
    expect(requestId).toBe(reply.headers.get('x-request-id'));
  });

  it('are ready as long as the bank’s database answers [RUN-06]', async () => {
    const reply = await fetch(`${admin}/readyz`);

    expect(await reply.json()).toEqual({ ready: true, needs: { database: 'ok' } });
  });

  it('tell of a crash in a browser by the code that its holder was shown [RUN-06] [RUN-07]', async () => {
    const body = JSON.stringify({ name: 'crash BCDF-GHJK', at: '', release: '', route: '/', area: 'home' });

    await ask('/events', { method: 'POST', headers: { 'content-type': 'application/json' }, body });

    expect(lines).toContainEqual(
      expect.objectContaining({ crash: 'BCDF-GHJK', area: 'home', msg: 'crashed' }),
    );
    expect(await (await fetch(`${admin}/metrics`)).text()).toContain('percorso_browser_crashes_total 1');
  });
});
