import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a request is judged by. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** What is done with a request: served, let in by its key, or refused. */
export type Verdict = 'serve' | 'enter' | 'foreign' | 'no-key';

/** The name of the cookie: cookies know no ports, and two Studios of two folders may be open. */
export const cookieName = (port: number): string => `percorso-studio-${port}`;

/**
 * Judges requests to a Studio: by the name under which it was called, so that a page of another site cannot reach it by a
 * name of its own that leads here; by where the request came from; and by the key of the start.
 */
export function createGuard(port: number, key: string): (asked: Asked) => Verdict {
  const hosts = new Set([`localhost:${port}`, `127.0.0.1:${port}`]);
  const isOwn = ({ method = 'GET', headers }: Asked): boolean => {
    const { host = '', origin } = headers;
    if (!hosts.has(host)) return false;
    const reads = method === 'GET' || method === 'HEAD';
    return origin === undefined ? reads : origin === `http://${host}`;
  };
  return (asked) => {
    if (!isOwn(asked)) return 'foreign';
    if (isSame(cookieIn(asked, cookieName(port)), key)) return 'serve';
    return asked.method === 'GET' && isSame(keyIn(asked.url), key) ? 'enter' : 'no-key';
  };
}

function cookieIn({ headers }: Asked, name: string): string {
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('=', 2));
  return pairs.find(([own]) => own === name)?.[1] ?? '';
}

const keyIn = (url = '/'): string => new URL(url, 'http://localhost').searchParams.get('key') ?? '';

function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
