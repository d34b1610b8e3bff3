import type { SandboxEnvironment } from '#sandbox/environment';
import type { PortalConfig } from '#schemas';
import { announcement } from './announce.ts';
import { brandFolder, readBrand, type Brand } from './brand/index.ts';
import { languagesFolder, readLanguages, type Languages } from './languages/read-languages.ts';
import { productVersion } from './folder/product-version.ts';
import { refuseOldNode } from './doctor/node.ts';
import { refuseTakenPort } from './free-port.ts';
import { readPortalConfig, settingsFile } from './portal-config.ts';
import { loopback, readPorts, type Ports } from './ports.ts';
import type { BankHearing, RunningBank } from './own-bank.ts';
import { whichBank, type WhichBank } from './which-bank.ts';

/** What a start goes by, once it is sure that it may. */
export type Launch = {
  config: PortalConfig;
  /** The bank’s own look, where its folder has one. */
  brand: Brand | undefined;
  /** The texts of other languages than Italian that its folder has. */
  languages: Languages;
  ports: Ports;
  bank: WhichBank;
  /** Where the sandbox has its data; of a provider nothing is read. */
  environment: SandboxEnvironment;
};

/**
 * Reads what a start goes by, and makes sure that nothing stands in its way.
 *
 * @throws {Error} with a code, saying what was found and what to do.
 */
export async function prepareLaunch(root: string, env: NodeJS.ProcessEnv): Promise<Launch> {
  const config = await readPortalConfig(settingsFile(root, env), env);
  const look = readLook(root, env);
  const { baseUrl } = config.provider;
  const bank = whichBank({ sandbox: env['SANDBOX'], nodeEnv: env['NODE_ENV'], baseUrl });
  refuseOldNode(process.versions.node, bank);
  const ports = readPorts(env, config.server.port, bank);
  const environment = bank === 'sandbox' ? await readSandboxEnvironment(env) : {};
  await refuseTakenPort(ports.portal, config.server.host);
  if (ports.console !== undefined) await refuseTakenPort(ports.console, loopback, 'CONSOLE_PORT');
  return { config, ...look, ports, bank, environment };
}

/**
 * Reads what a folder has of a bank’s look and of other languages.
 *
 * @throws {Error} with a code, saying what was found and what to do.
 */
export const readLook = (root: string, env: NodeJS.ProcessEnv): Pick<Launch, 'brand' | 'languages'> => ({
  brand: readBrand(brandFolder(root, env)),
  languages: readLanguages(languagesFolder(root, env)),
});

async function readSandboxEnvironment(env: NodeJS.ProcessEnv): Promise<SandboxEnvironment> {
  const { readEnvironment } = await import('#sandbox/environment');
  return readEnvironment(env);
}

/** Opens the sandbox where there is to be one; without it not even its code is loaded. */
export async function openBank(
  { bank, brand, environment }: Launch,
  root: string,
  hearing: Omit<BankHearing, 'brand'>,
): Promise<RunningBank | undefined> {
  if (bank !== 'sandbox') return undefined;
  const { openOwnBank } = await import('./own-bank.ts');
  return openOwnBank(root, environment, { ...hearing, brand });
}

/** Where the portal is, and where those who look after it see how it is. */
export type Listening = { portal: string; admin?: string };

/** Opens the console of the bank in this process, if there is one, and says where everything is. */
export async function announceStart(
  { ports }: Launch,
  started: Listening,
  bank?: RunningBank,
): Promise<void> {
  const ofBank =
    bank && ports.console !== undefined
      ? {
          console: `http://${loopback}:${await bank.openConsole(ports.console)}`,
          accounts: await bank.accounts(),
        }
      : {};
  console.log(announcement({ version: productVersion(), ...started, accounts: [], ...ofBank }));
}
