import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { multipartBody } from '#schemas/multipart';
import type { Uploaded } from './upload.ts';
import { createWire } from './wire.ts';

/** A connection of a browser that a test moves. */
class FakeConnection extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  responseType = '';
  withCredentials = false;
  status = 0;
  response: ArrayBuffer = new ArrayBuffer(0);
  sent: unknown;
  private readonly beginning = Promise.withResolvers<void>();
  /** When all of it is on its way. */
  readonly begun = this.beginning.promise;
  open = (method: string, url: string): void => void this.headers.set(':', `${method} ${url}`);
  setRequestHeader = (name: string, value: string): void => void this.headers.set(name, value);
  getResponseHeader = (): string => 'application/json';
  send = (body: unknown): void => {
    this.sent = body;
    this.beginning.resolve();
  };
  abort = (): void => void this.dispatchEvent(new Event('loadend'));
  hasSent(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: string): void {
    this.status = status;
    this.response = new TextEncoder().encode(body).buffer;
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

const photo = { name: 'foto.png', mediaType: 'image/png', content: btoa('foto') };

async function sendFiles(uploaded: Uploaded = () => undefined, files: readonly object[] = [photo]) {
  const connection = new FakeConnection();
  const abort = new AbortController();
  const wire = createWire({
    credentials: 'include',
    timeoutMs: 30_000,
    // What a body of files is sent by; the rest of a browser’s connection is not used.
    uploads: { open: () => connection as unknown as XMLHttpRequest, uploaded },
  });
  const body = multipartBody({ request: { message: 'Ciao' }, files });
  const reply = wire({
    url: '/files',
    method: 'POST',
    headers: { Locale: 'it' },
    body,
    isRepeatable: false,
    signal: abort.signal,
  });
  await connection.begun;
  return { connection, reply, body, abort };
}

describe('a body of files', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells how much of it has gone, and is answered like any call', async () => {
    const shares: (number | undefined)[] = [];
    const { connection, reply, body } = await sendFiles((share) => shares.push(share));
    connection.hasSent(1, 4);
    connection.hasSent(4, 4);
    connection.answer(200, '{"taken":true}');

    expect(await reply).toEqual({ kind: 'reply', status: 200, body: { taken: true } });
    expect(shares).toEqual([0, 0.25, 1, undefined]);
    expect(connection.sent).toBe(body);
    expect(Object.fromEntries(connection.headers)).toEqual({ ':': 'POST /files', Locale: 'it' });
    expect(connection.withCredentials).toBe(true);
  });

  it('is told of nothing where no file is among its parts: nobody has attached any [HOLDER-11]', async () => {
    const shares: (number | undefined)[] = [];
    const { connection, reply } = await sendFiles((share) => shares.push(share), []);
    connection.hasSent(4, 4);
    connection.answer(200, '{}');

    expect(await reply).toEqual({ kind: 'reply', status: 200, body: {} });
    expect(shares).toEqual([]);
  });

  it('brings the bank’s refusal with its words', async () => {
    const { connection, reply } = await sendFiles();
    connection.answer(422, '{"code":"ATTACHMENT_REFUSED"}');

    expect(await reply).toEqual({ kind: 'reply', status: 422, body: { code: 'ATTACHMENT_REFUSED' } });
  });

  it('may take longer than any other call while it moves, and is given up once nothing does [S-52]', async () => {
    const shares: (number | undefined)[] = [];
    const { connection, reply } = await sendFiles((share) => shares.push(share));
    for (const part of [1, 2, 3]) {
      vi.advanceTimersByTime(29_000);
      connection.hasSent(part, 4);
    }
    expect(shares).toEqual([0, 0.25, 0.5, 0.75]);
    vi.advanceTimersByTime(30_000);

    expect(await reply).toEqual({ kind: 'unreachable' });
    expect(shares.at(-1)).toBeUndefined();
  });

  it('can be called off until all has gone, and has not arrived then [HOLDER-02]', async () => {
    const ways: (boolean | undefined)[] = [];
    let callOff: (() => void) | undefined;
    const { connection, reply } = await sendFiles((share, way) => {
      if (share !== undefined) ways.push(way !== undefined);
      callOff ??= way;
    });
    connection.hasSent(4, 4);
    connection.hasSent(1, 4);
    callOff?.();

    expect(await reply).toEqual({ kind: 'unreachable', unsent: true });
    expect(ways).toEqual([true, false, true]);
  });

  it('is given up with the one who asked', async () => {
    const { reply, abort } = await sendFiles();
    abort.abort();

    expect(await reply).toEqual({ kind: 'unreachable' });
  });
});
