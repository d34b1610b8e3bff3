import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { sha256 } from '../security/secrets.ts';
import { migrationsFolder } from './migrate.ts';

const root = join(import.meta.dirname, '..', '..');
const shelf = join(root, 'node_modules', '.cache', 'percorso', 'fresh-bank');

/**
 * Returns the data of a bank that nobody has used, as PGlite takes it. `make` is asked only when none lies under
 * `node_modules/.cache` that the same PGlite and the same migrations have made: that takes seconds of a processor.
 */
export async function freshData(make: () => Promise<Blob>, folder: string = shelf): Promise<Blob> {
  const path = join(folder, `${await nameOfToday()}.tar`);
  try {
    // Read whole: another process may put the same anew in its place meanwhile.
    return new Blob([await readFile(path)]);
  } catch {
    const made = await make();
    // Where nothing can be kept, the next bank begins from nothing too.
    await keep(made, folder, path).catch(() => undefined);
    return made;
  }
}

async function nameOfToday(): Promise<string> {
  const scripts = (await readdir(migrationsFolder)).toSorted();
  const start = join(import.meta.dirname, `start-pglite${extname(import.meta.filename)}`);
  const sources = [
    join(root, 'package.json'),
    start,
    ...scripts.map((script) => join(migrationsFolder, script)),
  ];
  // The manifest says which PGlite it is, to the last number.
  const texts = await Promise.all(sources.map((source) => readFile(source, 'utf8')));
  return sha256(JSON.stringify([scripts, texts]));
}

/** Writes aside and then renames, so that nobody finds half of it; what other sources had made goes. */
async function keep(data: Blob, folder: string, path: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = await readdir(folder);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, data.stream());
  await rename(draft, path);
  const gone = before.filter((name) => name.endsWith('.tar'));
  await Promise.all(gone.map((name) => rm(join(folder, name), { force: true })));
}
