import { brandFolder, readBrand } from '../brand/index.ts';
import { readOwnParts, withOwnWords } from '../folder/index.ts';
import { languagesFolder, readLanguages } from '../languages/read-languages.ts';
import { readPortalConfig, settingsFile } from '../portal-config.ts';

/**
 * Makes sure that the settings of a folder are such that a start takes them.
 *
 * @throws {Error} as a start does.
 */
export const holdSettings = async (root: string, env: NodeJS.ProcessEnv): Promise<void> =>
  void (await readPortalConfig(settingsFile(root, env), env));

/** Reads the settings, the look and the languages of a bank’s folder for a portal that was built, as a start would. */
export async function readSettingsIn(root: string, env: NodeJS.ProcessEnv, dist: string) {
  const config = await readPortalConfig(settingsFile(root, env), env);
  const languages = withOwnWords(readLanguages(languagesFolder(root, env)), readOwnParts(dist));
  return { config, brand: readBrand(brandFolder(root, env)), languages, dist };
}
