import { join } from 'node:path';
import { buildWhenStale } from '#server';
import { buildStudioWhenStale } from '#server/studio-pages';

const root = join(import.meta.dirname, '..', '..');

/** Builds the portal and Studio’s pages once, before the workers start it side by side. */
export default async function buildOnce(): Promise<void> {
  await buildWhenStale(root);
  await buildStudioWhenStale(root);
}
