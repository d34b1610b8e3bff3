import { brandFolder, readBrand } from '../brand/index.ts';
import { readPortalConfig, settingsFile } from '../portal-config.ts';

/** Reads the settings and the look of a bank’s folder, as a start would. */
export async function readSettingsIn(root: string, env: NodeJS.ProcessEnv) {
  const config = await readPortalConfig(settingsFile(root, env), env);
  return { config, brand: readBrand(brandFolder(root, env)) };
}
