import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { standStill } from '../support/e2e-still.ts';

const folder = join(import.meta.dirname, '../../docs/guida/figure');

const room = 12;

/** A part of the page in pixels, where a picture does not show the whole of it. */
export type Part = { x: number; y: number; width: number; height: number };

/** Takes a picture of a page into the guide, as WebP: a third of what PNG takes. */
export async function takePicture(page: Page, name: string, clip?: Part): Promise<void> {
  await page.mouse.move(0, 0);
  await standStill(page);
  // Letters that came while the page was still are drawn by the next frame.
  for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready.then(() => undefined));
  await writePicture(page, name, clip);
}

/** Writes what a page shows at this moment: for pages whose frames run no scripts, which stand still by themselves. */
export async function writePicture(page: Page, name: string, clip?: Part): Promise<void> {
  const png = await page.screenshot({ caret: 'hide', animations: 'disabled', ...(clip && { clip }) });
  const webp = await page.evaluate(asWebP, png.toString('base64'));
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}

/** The part of a page that something takes, with some room around it. */
export async function around(place: Locator): Promise<Part> {
  const box = await place.boundingBox();
  if (!box) throw new Error('GUIDE_PICTURE: what the picture is of is not on the page');
  return { x: box.x - room, y: box.y - room, width: box.width + 2 * room, height: box.height + 2 * room };
}

async function asWebP(png: string): Promise<string> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.codePointAt(0) ?? 0);
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
  const read = new Uint8Array(await webp.arrayBuffer());
  return btoa(Array.from(read, (byte) => String.fromCodePoint(byte)).join(''));
}
