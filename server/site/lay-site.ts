import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serveBrand } from '../brand/index.ts';
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
  rmSync(aside, { recursive: true, force: true });
  cpSync(join(options.dist, 'portal'), aside, { recursive: true });
  const answered = [
    { path: '/', name: 'index.html' },
    ...['/portal.config.json', '/manifest.webmanifest', ...brandFiles(options)].map((path) => ({
      path,
      name: path.slice(1),
    })),
  ];
  for (const { path, name } of answered) {
    const { statusCode, rawPayload } = await portal.inject(path);
    if (statusCode !== 200) throw new Error(`SITE_NOT_LAID: the portal answers ${path} with ${statusCode}`);
    mkdirSync(dirname(join(aside, name)), { recursive: true });
    writeFileSync(join(aside, name), rawPayload);
    // What was compressed at the build is of another text.
    for (const ending of ['.gz', '.br']) rmSync(join(aside, name + ending), { force: true });
  }
  const headers = headersOf(options);
  await portal.close();
  keepAssets({ into: join(into, 'before'), current: join(aside, 'assets'), now });
  writeFileSync(join(into, 'headers.conf'), asNginx(headers));
  const old = `${site}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(site)) renameSync(site, old);
  renameSync(aside, site);
  rmSync(old, { recursive: true, force: true });
  return { headers };
}

const brandFiles = ({ brand }: PortalOptions): string[] => (brand ? [...serveBrand(brand).files.keys()] : []);

const asNginx = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, String.raw`\$&`)}" always;\n`)
    .join('');
