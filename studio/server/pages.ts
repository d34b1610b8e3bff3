import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { contentSecurityPolicy, plainHeaders } from './http/policy.ts';

/** The pages, by path. */
const documents: Readonly<Record<string, string>> = {
  '/': 'client/index.html',
  '/stage': 'stage/index.html',
};

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

type Page = { body: Buffer; headers: Readonly<Record<string, string>> };

/**
 * Reads the pages and their parts as they were built; what is served is known by name, and no file is looked for by what a
 * request says. Answers what serves one, or answers false.
 */
export function openPages(built: string): (url: string, response: ServerResponse) => boolean {
  const known = new Map(
    Object.entries(documents).map(([path, file]) => [path, document(built, file)] as const),
  );
  for (const name of readdirSync(join(built, 'assets'))) known.set(`/assets/${name}`, part(built, name));
  return (url, response) => {
    const page = known.get(url.split('?')[0] ?? '');
    if (page) response.writeHead(200, page.headers).end(page.body);
    return page !== undefined;
  };
}

const document = (built: string, file: string): Page => ({
  body: readFileSync(join(built, file)),
  headers: {
    ...headersOf(file),
    'Content-Security-Policy': contentSecurityPolicy,
    'Cache-Control': 'no-store',
  },
});

/** Its name says what is in it, so that it may be kept. */
const part = (built: string, name: string): Page => ({
  body: readFileSync(join(built, 'assets', name)),
  headers: { ...headersOf(name), 'Cache-Control': 'private, max-age=31536000, immutable' },
});

const headersOf = (file: string): Readonly<Record<string, string>> => ({
  ...plainHeaders,
  'Content-Type': types[extname(file)] ?? 'application/octet-stream',
});
