import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PortalConfig } from '#schemas';
import { readBrand } from '../brand/index.ts';
import { createPortal } from './portal.ts';

const root = join(import.meta.dirname, '..', '..');
const settings = JSON.parse(readFileSync(join(root, 'portal.config.json'), 'utf8')) as PortalConfig; // the shipped ones
const shell = readFileSync(join(root, 'ui/shell/index.html'), 'utf8');

let dist: string;
let portal: FastifyInstance | undefined;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'branded-'));
  mkdirSync(join(dist, 'portal'), { recursive: true });
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: ['sha256-abc='] }));
  writeFileSync(join(dist, 'portal', 'index.html'), shell);
});

afterEach(async () => {
  await portal?.close();
  rmSync(dist, { recursive: true });
});

type Ask = (path: string, headers?: Record<string, string>) => Promise<Response>;

async function open(name = 'Banca Lanterna', folder = 'docs/operations/brands/lanterna'): Promise<Ask> {
  const config = { ...settings, brand: { ...settings.brand, name } };
  portal = await createPortal({ config, dist, brand: readBrand(join(root, folder)) });
  const origin = await portal.listen({ port: 0, host: '127.0.0.1' });
  return (path, headers = {}) => fetch(origin + path, { headers });
}

/** Returns the addresses of a page, a style sheet or a manifest that are the brand’s. */
const brandsOwn = (text: string): string[] => [...text.matchAll(/\/brand\/[\w.-]+/g)].map(([path]) => path);

describe('a portal with a brand', () => {
  it('is the bank’s from the first byte, on every route and without a script of its own [RUN-09] [S-44]', async () => {
    const ask = await open();

    const pages = await Promise.all(
      ['/', '/cards', '/index.html'].map(async (path) => (await ask(path)).text()),
    );
    const [page = ''] = pages;

    expect(new Set(pages).size).toBe(1);
    expect(page).toContain('<title>Banca Lanterna</title>');
    expect(page).toMatch(/<link rel="stylesheet" href="\/brand\/brand-[\w-]{8}\.css" \/>/);
    expect(page).toMatch(/<link rel="icon" type="image\/svg\+xml" href="\/brand\/favicon-[\w-]{8}\.svg" \/>/);
    expect(page).toContain('content="#f3efe6" media="(prefers-color-scheme: light)"');
    expect(page).not.toMatch(/<style|style=|favicon\.svg"/);
    expect(page.match(/<script/g)).toHaveLength(1);
  });

  it('serves each file that page, sheet and manifest name, with its type, for ever, under the same policy [RUN-09]', async () => {
    const ask = await open();
    const page = await (await ask('/')).text();
    const [sheet = ''] = brandsOwn(page).filter((path) => path.endsWith('.css'));
    const named = [
      page,
      await (await ask(sheet)).text(),
      await (await ask('/manifest.webmanifest')).text(),
    ].flatMap(brandsOwn);

    const answers = await Promise.all([...new Set(named)].map((path) => ask(path)));

    expect(answers.length).toBeGreaterThan(15);
    for (const { status, headers, url } of answers) {
      expect([url, status, headers.get('cache-control')]).toEqual([
        url,
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(headers.get('content-type')).toMatch(/^(text\/css|image\/svg\+xml|image\/png|font\/woff2)/);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc='; img-src 'self' data:; font-src 'self'/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('compresses its texts for browsers that take it, and has nothing else under its paths [RUN-09]', async () => {
    const ask = await open();
    const [sheet = ''] = brandsOwn(await (await ask('/')).text()).filter((path) => path.endsWith('.css'));

    const small = await ask(sheet, { 'Accept-Encoding': 'br' });
    const plain = await ask(sheet, { 'Accept-Encoding': 'gzip, br;q=0' });

    expect([small.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual([
      'br',
      null,
    ]);
    expect(await small.text()).toBe(await plain.text());
    expect((await ask('/brand/brand.json')).status).toBe(404);
    expect((await ask('/brand/..%2F..%2Fportal.config.json')).status).toBe(404);
  });

  it('writes a name as text, whatever is in it [RUN-09]', async () => {
    const ask = await open('Rossi & Figli </title><script>$1');

    expect(await (await ask('/')).text()).toContain(
      '<title>Rossi &amp; Figli &lt;/title&gt;&lt;script&gt;&#36;1</title>',
    );
  });

  it('has the portal’s own page, colours and icons where there is none [RUN-09] [HOLDER-32]', async () => {
    const ask = await open('Percorso', 'docs/operations/no-brand');

    expect(await (await ask('/')).text()).toBe(shell);
    expect(await (await ask('/manifest.webmanifest')).json()).toMatchObject({
      theme_color: '#F6F5F1',
      icons: [{ src: '/icons/icon-192.png' }, {}, {}],
    });
    expect((await ask('/brand/brand.css')).status).toBe(404);
  });
});
