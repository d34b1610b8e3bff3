import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { KeptCode } from '#analysis';

const require = createRequire(import.meta.url);

/**
 * Keeps code in a folder of this product beside its compiled modules: the last that was made. Where the folder cannot be
 * written, or what is in it cannot be run, all goes on as if nothing had been kept.
 */
export function codeKeptIn(folder: string): KeptCode {
  const pathOf = (madeFrom: string) => join(folder, `${nameOf(madeFrom)}.cjs`);
  return {
    load(madeFrom) {
      try {
        return require(pathOf(madeFrom));
      } catch {
        return undefined;
      }
    },
    keep(madeFrom, code) {
      const path = pathOf(madeFrom);
      const half = `${path}.${randomUUID()}`;
      try {
        mkdirSync(folder, { recursive: true });
        for (const old of readdirSync(folder)) rmSync(join(folder, old), { force: true });
        // Another process never reads half of it.
        writeFileSync(half, code);
        renameSync(half, path);
      } catch {
        // What a full disk holds of it goes with the next that is kept.
      }
    },
  };
}

/** The code leans on modules of the ajv that wrote it. */
function nameOf(madeFrom: string): string {
  const { version } = require('ajv/package.json');
  return createHash('sha256').update(`${version} ${madeFrom}`).digest('hex').slice(0, 32);
}
