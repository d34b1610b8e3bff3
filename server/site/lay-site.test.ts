import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PortalConfig } from '#schemas';
import { readBrand } from '../brand/index.ts';
import { createPortal } from '../http/portal.ts';
import { laySite } from './lay-site.ts';

const root = join(import.meta.dirname, '..', '..');
const shipped = JSON.parse(readFileSync(join(root, 'portal.config.json'), 'utf8')) as PortalConfig; // a test holds its shape
const config = { ...shipped, provider: { ...shipped.provider, baseUrl: 'https://host.bank.example' } };

let place: string;
let dist: string;
let into: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'site-'));
  dist = join(place, 'dist');
  into = join(place, 'laid');
  build('home-1.js');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Builds a portal of one script. */
function build(script: string): void {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'portal/assets'), { recursive: true });
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: ['sha256-abc='] }));
  writeFileSync(join(dist, 'portal/index.html'), readFileSync(join(root, 'ui/shell/index.html')));
  writeFileSync(join(dist, 'portal/index.html.br'), 'of the page as it was built');
  writeFileSync(join(dist, 'portal/assets', script), script);
}

const laid = (name: string): string => readFileSync(join(into, name), 'utf8');

describe('a portal laid out as files', () => {
  it('has the page, the settings and the files of the look as the portal itself answers them [RUN-04] [RUN-09]', async () => {
    const brand = readBrand(join(root, 'docs/operations/brands/lanterna'));
    await laySite({ config, dist, brand }, { into, now: 0 });

    const portal = await createPortal({ config, dist, brand });
    const answers = async (path: string) => (await portal.inject(path)).body;
    expect(laid('site/index.html')).toBe(await answers('/cards'));
    expect(laid('site/index.html')).toContain(config.brand.name);
    expect(laid('site/portal.config.json')).toBe(await answers('/portal.config.json'));
    expect(laid('site/portal.config.json')).not.toContain('"server"');
    expect(laid('site/manifest.webmanifest')).toBe(await answers('/manifest.webmanifest'));
    expect(readdirSync(join(into, 'site/brand')).length).toBeGreaterThan(3);
    expect(existsSync(join(into, 'site/index.html.br'))).toBe(false);
    await portal.close();
  });

  it('has the name that the settings give the bank as its title, in whatever look [RUN-04] [RUN-09]', async () => {
    const named = { ...config, brand: { ...config.brand, name: 'Banca & Figli' } };
    await laySite({ config: named, dist }, { into, now: 0 });

    const portal = await createPortal({ config: named, dist });
    expect(laid('site/index.html')).toContain('<title>Banca &amp; Figli</title>');
    expect((await portal.inject('/cards')).body).toBe(laid('site/index.html'));
    expect((await portal.inject('/cards')).headers['cache-control']).toBe('no-store');
    await portal.close();
  });

  it('takes the place of no folder that it has not laid [RUN-04]', async () => {
    mkdirSync(join(into, 'site'), { recursive: true });
    await laySite({ config, dist }, { into, now: 0 });
    await laySite({ config, dist }, { into, now: 1 });
    rmSync(into, { recursive: true });
    mkdirSync(join(into, 'site'), { recursive: true });
    writeFileSync(join(into, 'site/index.html'), 'the bank’s own');

    await expect(laySite({ config, dist }, { into, now: 2 })).rejects.toThrow(/^SITE_NOT_OURS: .*; .*/u);

    expect(readdirSync(into)).toEqual(['site']);
    expect(laid('site/index.html')).toBe('the bank’s own');
  });

  it('deletes and replaces nothing that it has not laid [RUN-04]', async () => {
    mkdirSync(join(into, 'site.old'), { recursive: true });
    writeFileSync(join(into, 'site.old/index.html'), 'the bank’s own');
    mkdirSync(join(into, 'before/site/assets'), { recursive: true });
    writeFileSync(join(into, 'before/site/assets/theirs.js'), 'the bank’s own');
    await laySite({ config, dist }, { into, now: 0 });
    build('home-2.js');
    await laySite({ config, dist }, { into, now: 1 });

    expect(laid('site.old/index.html')).toBe('the bank’s own');
    expect(laid('before/site/assets/theirs.js')).toBe('the bank’s own');
    rmSync(join(into, 'site'), { recursive: true });
    writeFileSync(join(into, 'headers.conf'), 'the bank’s own');

    await expect(laySite({ config, dist }, { into, now: 2 })).rejects.toThrow(
      /^SITE_NOT_OURS: .*headers\.conf /u,
    );

    expect(laid('headers.conf')).toBe('the bank’s own');
  });

  it('says of a folder that takes no more what to do, and leaves nothing half laid [RUN-04]', async () => {
    writeFileSync(into, '');

    await expect(laySite({ config, dist }, { into: join(into, 'site'), now: 0 })).rejects.toThrow(
      /^SITE_NOT_LAID: .* cannot be written \(E\w+\); let this user write there, or name another folder$/u,
    );
  });

  it('has the headers that every reply needs, for nginx to add to whatever it answers [RUN-04] [S-44]', async () => {
    const { headers } = await laySite({ config, dist }, { into, now: 0 });

    const portal = await createPortal({ config, dist });
    const { headers: answered } = await fetch(await portal.listen({ port: 0, host: '127.0.0.1' }));
    expect(headers['Content-Security-Policy']).toContain("connect-src 'self' https://host.bank.example");
    for (const [name, value] of Object.entries(headers)) expect(answered.get(name)).toBe(value);
    expect(laid('headers.conf').split('\n')).toContain(
      `add_header Content-Security-Policy "${headers['Content-Security-Policy']}" always;`,
    );
    expect(Object.keys(headers)).toEqual(
      expect.arrayContaining(['X-Frame-Options', 'Referrer-Policy', 'Permissions-Policy']),
    );
    await portal.close();
  });

  it('is replaced whole by the next, whose tabs of before still find their scripts [RUN-04]', async () => {
    await laySite({ config, dist }, { into, now: 0 });
    build('home-2.js');

    await laySite({ config, dist }, { into, now: 1 });

    expect(readdirSync(join(into, 'site/assets'))).toEqual(['home-2.js']);
    expect(readdirSync(join(into, 'before/site/assets'))).toEqual(['home-1.js', 'home-2.js']);
    expect(readdirSync(into).toSorted()).toEqual(['before', 'headers.conf', 'site']);
  });

  it('is as it was where the next cannot be laid out [RUN-04]', async () => {
    await laySite({ config, dist }, { into, now: 0 });
    rmSync(join(dist, 'build.json'));

    await expect(laySite({ config, dist }, { into, now: 1 })).rejects.toThrow('PORTAL_NOT_BUILT');
    build('home-2.js');
    rmSync(join(into, 'before'), { recursive: true });
    writeFileSync(join(into, 'before'), '');
    await expect(laySite({ config, dist }, { into, now: 1 })).rejects.toThrow('ASSETS_NOT_KEPT');

    expect(readdirSync(into).toSorted()).toEqual(['before', 'headers.conf', 'site']);
    expect(laid('site/assets/home-1.js')).toBe('home-1.js');
  });
});

it('a portal that serves itself answers a script of the version before, for ever as it was [RUN-04]', async () => {
  const before = join(place, 'before');
  mkdirSync(join(before, 'assets'), { recursive: true });
  writeFileSync(join(before, 'assets/home-0.js'), 'of yesterday');
  const portal = await createPortal({ config, dist, before });

  const [old, current, none] = await Promise.all(
    ['/assets/home-0.js', '/assets/home-1.js', '/assets/home-9.js'].map((path) => portal.inject(path)),
  );

  expect([old?.statusCode, current?.statusCode, none?.statusCode]).toEqual([200, 200, 404]);
  expect(old?.body).toBe('of yesterday');
  expect(old?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  await portal.close();
});
