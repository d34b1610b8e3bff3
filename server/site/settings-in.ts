import { brandFolder, readBrand } from '../brand/index.ts';
import { languagesFolder, readLanguages } from '../languages/read-languages.ts';
import { readPortalConfig, settingsFile } from '../portal-config.ts';

/** Reads the settings, the look and the languages of a bank’s folder, as a start would. */
export async function readSettingsIn(root: string, env: NodeJS.ProcessEnv) {
  const config = await readPortalConfig(settingsFile(root, env), env);
  const languages = readLanguages(languagesFolder(root, env));
  return { config, brand: readBrand(brandFolder(root, env)), languages };
}
