import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PortalConfig } from '#schemas';
import { settingsFile } from '../portal-config.ts';
import { otherVersion } from './brought-to.ts';
import { exampleNumbers } from './example-numbers.ts';
import { isPlainHost } from './plain-host.ts';

/** What a start goes by. */
type Start = {
  root: string;
  env: NodeJS.ProcessEnv;
  config: PortalConfig;
  bank: 'provider' | 'sandbox';
  /** Where the sandbox has its data, and its key where the environment names one. */
  environment: { dataDir?: string; key?: string };
};

/** Says in a line each what keeps no portal from its start, and should not stay so: `percorso doctor` warns of the same. */
export function startNotes(start: Start): string[] {
  const version = otherVersion(dirname(settingsFile(start.root, start.env)));
  return [
    ...(version ? [`VERSION_OTHER: ${version.found}; ${version.remedy}`] : []),
    ...numbers(start),
    ...plainHost(start),
    ...openKey(start),
  ];
}

function numbers({ env, config, bank }: Start): string[] {
  const left = bank === 'provider' && env['NODE_ENV'] === 'production' ? exampleNumbers(config) : [];
  if (left.length === 0) return [];
  return [
    `NUMBERS_EXAMPLE: ${left.join(', ')} are an example’s, which holders would call in vain; write the bank’s own numbers into the settings`,
  ];
}

function plainHost({ env, config, bank }: Start): string[] {
  if (bank !== 'provider' || env['NODE_ENV'] !== 'production' || !isPlainHost(config)) return [];
  return [
    `PROVIDER_PLAIN: ${config.provider.baseUrl} is called by browsers without TLS, passwords and all, unless something in between adds it; give the host https, and write it so into provider.baseUrl`,
  ];
}

function openKey({ root, bank, environment }: Start): string[] {
  if (bank !== 'sandbox' || environment.key !== undefined || process.platform === 'win32') return [];
  const file = join(environment.dataDir ?? join(root, '.data'), 'bank.key');
  const mode = (statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o777;
  if ((mode & 0o077) === 0) return [];
  return [`KEY_OPEN: others may read ${file} (mode ${mode.toString(8)}); chmod 600 ${file}`];
}
