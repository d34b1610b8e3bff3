import { accessSync, constants, existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { distRefusal, exchangeFolder } from '#server/folder';

type Fill = (aside: string, before: string) => Promise<void>;

/**
 * Replaces what a build has made by what this one makes, once that is whole: where anything fails, all stays as it was.
 *
 * @throws {Error} what `distRefusal` says of a folder that cannot be written, `DIST_NOT_OURS` or `BUILD_BUSY`.
 */
export async function replaceFolder(named: string, fill: Fill): Promise<void> {
  // What a link leads to is replaced, and the link stays.
  const folder = existsSync(named) ? realpathSync(named) : named;
  try {
    holdWritable(folder);
    holdOurs(folder);
    await exchangeFolder(folder, (aside) => fill(aside, folder));
  } catch (error) {
    throw distRefusal(folder, error) ?? error;
  }
}

/** Looks whether all may be replaced before anything is begun: of a folder that may not be written nothing can be taken out either. */
function holdWritable(folder: string): void {
  accessSync(dirname(folder), constants.W_OK);
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const each of [folder, ...folders]) accessSync(each, constants.W_OK);
}

/** Looks whether a build has made it: by what each writes, it is known. */
function holdOurs(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, 'own.json'))) return;
  throw new Error(
    `DIST_NOT_OURS: ${folder} is there and was not made by percorso build; move it away, and build again`,
  );
}
