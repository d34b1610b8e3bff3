import type { PortalConfig } from '#schemas';
import { brandFolder, readBrand } from '../brand/index.ts';
import { readPortalConfig, settingsFile } from '../portal-config.ts';
import { readPorts, type Ports } from '../ports.ts';
import { whichBank, type WhichBank } from '../which-bank.ts';
import { check, type Row } from './row.ts';
import type { World } from './world.ts';

/** What a start goes by, as far as it could be read. */
export type Settings = {
  rows: readonly Row[];
  config?: PortalConfig;
  bank?: WhichBank;
  ports?: Ports;
};

const settings = check('settings', 'settings that fit the schema');
const brand = check('brand', 'none, or one that can be served');
const bank = check('bank', 'a provider or the sandbox');
const ports = check('ports', 'three ports, each another');

/** Reads the settings as a start does, and says in its words what is wrong with them (RUN-08). */
export async function lookAtSettings({ root, env }: World): Promise<Settings> {
  let config: PortalConfig;
  try {
    const file = settingsFile(root, env);
    config = await readPortalConfig(file, env);
    const row = settings.ok(file);
    const chosen = attempt(bank, () =>
      whichBank({ sandbox: env['SANDBOX'], nodeEnv: env['NODE_ENV'], baseUrl: config.provider.baseUrl }),
    );
    const numbers = attempt(ports, () => readPorts(env, config.server.port));
    const named = chosen === 'provider' ? `the provider ${config.provider.baseUrl}` : 'the sandbox';
    return {
      rows: [
        row,
        lookAtBrand(brandFolder(root, env)),
        ...(typeof chosen === 'string' ? [bank.ok(named)] : [chosen]),
        ...('check' in numbers ? [numbers] : []),
      ],
      config,
      ...(typeof chosen === 'string' && { bank: chosen }),
      ...(!('check' in numbers) && { ports: numbers }),
    };
  } catch (error) {
    return { rows: [settings.refused(error)] };
  }
}

/** Reads the bank’s look as a start does (RUN-09). */
function lookAtBrand(folder: string): Row {
  try {
    return brand.ok(readBrand(folder) ? folder : 'none: the portal’s own look');
  } catch (error) {
    return brand.refused(error);
  }
}

function attempt<Read extends string | object>({ refused }: typeof bank, read: () => Read): Read | Row {
  try {
    return read();
  } catch (error) {
    return refused(error);
  }
}
