import { chromium } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How to launch the browser of the end-to-end tests: a part of Playwright's launch options. */
export type BrowserLaunch = {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
};

const root = join(import.meta.dirname, '..', '..');
const isPackedForHere = process.platform === 'linux' && process.arch === 'x64';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

// Root has no user namespace to sandbox in, and containers give /dev/shm too little room; letters and colours are drawn
// alike whatever the machine's own taste.
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/**
 * Finds a Chromium: the one that came with `npm ci`, or where that does not run, Playwright's own or one of the system.
 *
 * The first is the same on every machine, and draws no window: a whole Chromium takes more than twice the processor for a
 * login and the home (ADR 0004). It is unpacked once under `node_modules/.cache` (about a second) and brings its fonts, and
 * the libraries that a bare machine lacks; nothing is downloaded.
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const env = ownEnvironment();
  if (isPackedForHere) {
    const folder = await unpackedBrowser();
    const executablePath = join(folder, 'chromium');
    return { executablePath, args, env: { ...env, ...packedEnvironment(folder, executablePath) } };
  }
  return findWholeBrowser();
}

/** Finds a whole Chromium, Playwright’s own or one of the system: Lighthouse crashes the one that came with `npm ci`. */
export function findWholeBrowser(): BrowserLaunch {
  const executablePath = [chromium.executablePath(), ...onPath(systemNames)].find((path) => existsSync(path));
  if (executablePath === undefined) {
    throw new Error('NO_BROWSER: no Chromium is here; `npx playwright install chromium` brings one');
  }
  return { executablePath, args, env: ownEnvironment() };
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function ownEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function packedVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  );
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return hasVersion ? String(manifest.version) : 'unknown';
}

async function unpackedBrowser(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/percorso', `chromium-${packedVersion()}`);
  if (existsSync(folder)) return folder;

  // Unpacked aside and renamed, so that a run that is interrupted, or two at once, never leave half a browser.
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  await unpackInto(aside);
  writeFileSync(join(aside, 'fonts.conf'), fontsConfiguration(folder));
  try {
    renameSync(aside, folder);
  } catch (cause) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw cause;
  }
  return folder;
}

/** Unpacks the packaged browser: the package knows no folder but TMPDIR, nor any libraries but for a cloud's runtime. */
async function unpackInto(folder: string): Promise<void> {
  const before = {
    TMPDIR: process.env['TMPDIR'],
    AWS_LAMBDA_JS_RUNTIME: process.env['AWS_LAMBDA_JS_RUNTIME'],
  };
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' });
  try {
    await sparticuz.executablePath();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }
}

function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function packedEnvironment(folder: string, executablePath: string): Record<string, string> {
  const fonts = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const linked = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  if (linked.status === 0 && !linked.stdout.includes('not found')) return fonts;
  return { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
}
