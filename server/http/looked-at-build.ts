import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBuiltPortal } from './built-portal.ts';

/** Names a build by what it has made: that of the portal, and of a bank’s journeys and words beside it. */
export function buildOf(dist: string): string {
  const hash = createHash('sha256');
  for (const name of ['build.json', 'own.json']) {
    const file = join(dist, name);
    hash.update(existsSync(file) ? readFileSync(file) : '').update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

const everyMs = 5000;

/**
 * Makes what looks whether a built portal is still whole on the disk, every five seconds at most however often it is asked: one that
 * runs goes on without it, and none would start there.
 */
export function lookingAtBuild(dist: string, now = () => performance.now()): () => Promise<void> {
  let lookedAt = -Infinity;
  let refused: Error | undefined;
  return async () => {
    if (now() - lookedAt >= everyMs) {
      lookedAt = now();
      refused = whyRefused(dist);
    }
    if (refused) throw refused;
  };
}

function whyRefused(dist: string): Error | undefined {
  try {
    openBuiltPortal(dist);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
