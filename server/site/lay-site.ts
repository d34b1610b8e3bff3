import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveBrand } from '../brand/index.ts';
import { languageFiles } from '../languages/serve-languages.ts';
import { createPortal, headersOf, type PortalOptions } from '../http/portal.ts';
import { keepAssets } from './kept-assets.ts';

/** What was laid out: the headers that every reply must have. */
export type LaidSite = { headers: Readonly<Record<string, string>> };

/**
 * Lays out what any file server may serve in the portal’s place (RUN-04): `site/` with the page in the bank’s look, its settings
 * and files, each as the portal itself answers it; `headers.conf` with the headers of every reply, as nginx reads them; and
 * `before/site/assets/`, which keeps the scripts of the versions before for a day. A site that is there is replaced at once.
 */
export async function laySite(
  options: PortalOptions,
  { into, now }: { into: string; now: number },
): Promise<LaidSite> {
  const portal = await createPortal(options);
  const [site, aside] = [join(into, 'site'), join(into, `site.${process.pid}`)];
  const headers = headersOf(options);
  try {
    await fill(aside, portal, options);
    keepAssets({ into: join(into, 'before'), current: join(aside, 'assets'), now });
    writeFileSync(join(into, 'headers.conf'), asNginx(headers));
    replace(site, aside);
  } finally {
    // Where something went wrong, what stood there stays alone.
    rmSync(aside, { recursive: true, force: true });
    await portal.close();
  }
  return { headers };
}

async function fill(aside: string, portal: FastifyInstance, options: PortalOptions): Promise<void> {
  rmSync(aside, { recursive: true, force: true });
  cpSync(join(options.dist, 'portal'), aside, { recursive: true });
  const texts = languageFiles(options.languages ?? new Map());
  const paths = ['/portal.config.json', '/manifest.webmanifest', ...brandFiles(options), ...texts];
  const named = [{ path: '/', name: 'index.html' }, ...paths.map((path) => ({ path, name: path.slice(1) }))];
  for (const { path, name } of named) {
    const { statusCode, rawPayload } = await portal.inject(path);
    if (statusCode !== 200) throw new Error(`SITE_NOT_LAID: the portal answers ${path} with ${statusCode}`);
    mkdirSync(dirname(join(aside, name)), { recursive: true });
    writeFileSync(join(aside, name), rawPayload);
    // What was compressed at the build is of another text.
    for (const ending of ['.gz', '.br']) rmSync(join(aside, name + ending), { force: true });
  }
}

function replace(site: string, aside: string): void {
  const old = `${site}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(site)) renameSync(site, old);
  renameSync(aside, site);
  rmSync(old, { recursive: true, force: true });
}

const brandFiles = ({ brand }: PortalOptions): string[] => (brand ? [...serveBrand(brand).files.keys()] : []);

const asNginx = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, String.raw`\$&`)}" always;\n`)
    .join('');
