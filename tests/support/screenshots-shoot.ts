import type { Browser } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import type { Scene } from './screenshots-steps.ts';
import { takePictures } from './screenshots-take.ts';

const root = join(import.meta.dirname, '..', '..');

/** Opens the stage, built as the portal is; `close` leaves nothing of it. */
async function openStage(): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'percorso-stage-'));
  const config = {
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    root: join(import.meta.dirname, 'screenshots-stage'),
    logLevel: 'error',
    build: { outDir },
  } as const;
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** Takes the pictures of steps, each shown by its scene; a scene that shows another step is refused. */
export async function shootSteps(
  scenes: ReadonlyMap<string, Scene>,
  { browser, folder }: { browser: Browser; folder: string },
): Promise<void> {
  const stage = await openStage();
  const context = await browser.newContext({ locale: 'it-IT', baseURL: stage.url, deviceScaleFactor: 2 });
  const page = await context.newPage();
  for (const [name, scene] of scenes) {
    await page.goto('/');
    await page.waitForFunction(() => 'perform' in window);
    const shown = await page
      .evaluate((given) => Reflect.get(window, 'perform')(given), scene)
      .catch((cause: unknown) => Promise.reject(new Error(`${name} cannot be shown.`, { cause })));
    if (shown !== name) throw new Error(`The scene of ${name} shows ${String(shown)}.`);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await takePictures(page, `step-${name.replace('/', '-')}`, folder);
    console.log(name);
  }
  await context.close();
  await stage.close();
}
