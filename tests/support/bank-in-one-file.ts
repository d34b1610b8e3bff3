import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';

const root = join(import.meta.dirname, '..', '..');
const kept = join(root, 'node_modules', '.cache', 'percorso', 'bank');

let made: Promise<string> | undefined;

/**
 * Puts `#sandbox` and what it imports in one file, as its sources are now, and names the file. A process that loads hundreds of files
 * one by one, and takes the types out of them, is at it six times as long; each that works with tests makes the file once.
 */
export function bankInOneFile(): Promise<string> {
  made ??= makeFile();
  return made;
}

async function makeFile(): Promise<string> {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, 'sandbox/index.ts'),
    platform: 'node',
    // PGlite reads its database from beside its own file.
    external: (id) => isBuiltin(id) || id.startsWith('@electric-sql/pglite'),
    plugins: [whereItStood],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  const [{ code }] = output;
  mkdirSync(kept, { recursive: true });
  const [file, half] = [join(kept, 'bank.mjs'), join(kept, `${randomUUID()}.mjs`)];
  // A process that starts meanwhile never reads half of it.
  writeFileSync(half, code);
  renameSync(half, file);
  return pathToFileURL(file).href;
}

/** Has each file of ours find what lies beside it where it was written. */
const whereItStood: Plugin = {
  name: 'percorso:where-it-stood',
  transform: {
    filter: { id: { exclude: [/^\0/, /[\\/]node_modules[\\/]/] }, code: /import\.meta\./ },
    handler: (code, id) => {
      const stood = { dirname: dirname(id), filename: id, url: pathToFileURL(id).href };
      return code.replaceAll(/import\.meta\.(dirname|filename|url)\b/g, (_found, which: keyof typeof stood) =>
        JSON.stringify(stood[which]),
      );
    },
  },
};
