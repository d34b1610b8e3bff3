import { cpSync, existsSync, mkdirSync, readdirSync, statSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveBrand } from '../brand/index.ts';
import { clearLeft, exchangeFolder, hasSentence, makeFolder, writeRefusal } from '../folder/index.ts';
import { languageFiles } from '../languages/serve-languages.ts';
import { createPortal, headersOf, type PortalOptions } from '../http/portal.ts';
import { keepAssets } from './kept-assets.ts';

/** What was laid out: the headers that every reply must have. */
export type LaidSite = { headers: Readonly<Record<string, string>> };

/**
 * Lays out what any file server may serve in the portal’s place (RUN-04): `site/` with the page in the bank’s look, its settings
 * and files, each as the portal itself answers it; `headers.conf` with the headers of every reply, as nginx reads them; and
 * `before/site/assets/`, which keeps the scripts of the versions before for a day. A site that is there is replaced at once.
 *
 * @throws {Error} `SITE_NOT_OURS` where `site/` or `headers.conf` stands there and was not laid so.
 */
export async function laySite(
  options: PortalOptions,
  { into, now }: { into: string; now: number },
): Promise<LaidSite> {
  const site = join(into, 'site');
  clearLeft(site);
  refuseForeign(site, into);
  const portal = await createPortal(options);
  const headers = headersOf(options);
  try {
    makeFolder(into);
    await exchangeFolder(site, async (aside) => {
      await fill(aside, portal, options);
      keepAssets({ into: join(into, 'before'), current: join(aside, 'assets'), now });
      writeFileSync(join(into, 'headers.conf'), asNginx(headers));
    });
  } catch (cause) {
    if (hasSentence(cause) || Object(cause).code === undefined) throw cause;
    throw new Error(`SITE_NOT_LAID: ${writeRefusal(into, cause)}`, { cause });
  } finally {
    await portal.close();
  }
  return { headers };
}

function refuseForeign(site: string, into: string): void {
  const headers = join(into, 'headers.conf');
  const isEmpty = !existsSync(site) || (statSync(site).isDirectory() && readdirSync(site).length === 0);
  const laid = [headers, join(site, 'portal.config.json'), join(site, 'index.html')];
  if (laid.every((file) => existsSync(file)) || (isEmpty && !existsSync(headers))) return;
  throw new Error(
    `SITE_NOT_OURS: ${isEmpty ? headers : site} is there and was not laid by percorso site; name another folder, or move it away`,
  );
}

async function fill(aside: string, portal: FastifyInstance, options: PortalOptions): Promise<void> {
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

const brandFiles = ({ brand }: PortalOptions): string[] => (brand ? [...serveBrand(brand).files.keys()] : []);

const asNginx = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, String.raw`\$&`)}" always;\n`)
    .join('');
