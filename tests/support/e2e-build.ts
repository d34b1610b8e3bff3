import { join } from 'node:path';
import { buildWhenStale } from '#server';

const root = join(import.meta.dirname, '..', '..');

/** Builds the portal once, before the workers start it side by side. */
export default async function buildOnce(): Promise<void> {
  await buildWhenStale(root);
}
