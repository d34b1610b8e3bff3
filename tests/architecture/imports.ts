import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { codeFolders, root } from './source-files.ts';

const { options, ...ruleSet } = await extractDepcruiseConfig(join(root, '.dependency-cruiser.mjs'));

/** Reads who imports whom in a project's folders of code, and what breaks the rules. */
export async function cruiseFolders(baseDir: string, folders = codeFolders): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(baseDir, folder))),
    { ...options, baseDir, validate: true, ruleSet },
    options?.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new TypeError('dependency-cruiser must answer data, not text');
  return output;
}
