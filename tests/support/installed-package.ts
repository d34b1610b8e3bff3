import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layOutPackage } from '#server/release';

const root = join(import.meta.dirname, '..', '..');

/** The package as a bank has it installed, and a folder of the bank’s. */
export type InstalledPackage = {
  /** Where the package stands. */
  path: string;
  program: string;
  bank: string;
  percorso: (...typed: readonly string[]) => string;
  remove: () => void;
};

/** Installs the package from a project that is built, with the packages as they are here, and lays a bank’s folder. */
export async function installPackage(): Promise<InstalledPackage> {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  const [path, bank] = [join(folder, 'package'), join(folder, 'bank')];
  await layOutPackage(root, path);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const program = join(path, 'bin/percorso.js');
  const run = (cwd: string, typed: readonly string[]): string =>
    execFileSync(process.execPath, [program, ...typed, '--lang', 'it'], { cwd, encoding: 'utf8' });
  run(folder, ['init', 'bank']);
  return {
    path,
    program,
    bank,
    percorso: (...typed) => run(bank, typed),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
