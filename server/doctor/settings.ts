import type { PortalConfig } from '#schemas';
import { brandFolder, readBrand } from '../brand/index.ts';
import { languagesFolder, readLanguages } from '../languages/read-languages.ts';
import { readPortalConfig, settingsFile } from '../portal-config.ts';
import { misspelledIn } from './misspelled.ts';
import { readPorts, type Ports } from '../ports.ts';
import { whichBank, type WhichBank } from '../which-bank.ts';
import { assetsFolder } from '../site/kept-assets.ts';
import { exampleNumbers } from '../folder/example-numbers.ts';
import { isPlainHost } from '../folder/plain-host.ts';
import { standardPages } from './standard-pages.ts';
import { levelOf } from '../watch/log.ts';
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
const languages = check('languages', 'Italian, and what may be read beside it');
const environment = check('environment', 'a level of the log, and a folder of scripts or none');
const places = check('places', 'lead to the bank’s own pages');
const numbers = check('numbers', 'the bank’s own telephone numbers');
const bank = check('bank', 'a provider or the sandbox');
const ports = check('ports', 'ports, each another');

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
    const listening = attempt(ports, () =>
      readPorts(env, config.server.port, typeof chosen === 'string' ? chosen : 'provider'),
    );
    return {
      rows: [
        row,
        lookAtBrand(brandFolder(root, env)),
        lookAtLanguages(languagesFolder(root, env)),
        lookAtEnvironment(env),
        ...(typeof chosen === 'string'
          ? [lookAtBank(config, chosen), lookAtPlaces(root, config, chosen), lookAtNumbers(config, chosen)]
          : [chosen]),
        ...('check' in listening ? [listening] : []),
      ],
      config,
      ...(typeof chosen === 'string' && { bank: chosen }),
      ...(!('check' in listening) && { ports: listening }),
    };
  } catch (error) {
    return { rows: [settings.refused(error)] };
  }
}

/** Says who the bank is, and whether its host is told the name of a try as that of the environment. */
function lookAtBank(config: PortalConfig, chosen: WhichBank): Row {
  const { provider } = config;
  if (chosen === 'sandbox') return bank.ok('the sandbox');
  const named = `the provider ${provider.baseUrl}`;
  if (isPlainHost(config))
    return bank.warn(
      `${named}, which browsers call without TLS, passwords and all, unless something in between adds it`,
      'give the host https, and write it so into provider.baseUrl',
    );
  if (provider.environment !== example) return bank.ok(named);
  return bank.warn(
    `${named}, which is told with every call that this is ${example}`,
    'write into provider.environment what the host calls this environment',
  );
}

/** What settings begin with, for the sandbox. */
const example = 'LOCAL';

/** Reads the bank’s look as a start does (RUN-09). */
function lookAtBrand(folder: string): Row {
  try {
    return brand.ok(readBrand(folder) ? folder : 'none: the portal’s own look');
  } catch (error) {
    return brand.refused(error);
  }
}

/** Reads texts of other languages as a start does (RUN-10). */
function lookAtLanguages(folder: string): Row {
  try {
    return languages.ok(['it', ...readLanguages(folder).keys()].join(', '));
  } catch (error) {
    return languages.refused(error);
  }
}

/** Reads what else of the environment a start goes by. */
function lookAtEnvironment(env: NodeJS.ProcessEnv): Row {
  try {
    const found = `logs from ${levelOf(env)} on; scripts of before in ${assetsFolder(env) ?? 'no folder'}`;
    const slips = misspelledIn(env);
    if (slips.length === 0) return environment.ok(found);
    return environment.warn(
      `${slips.map(({ name }) => name).join(', ')}: read by nothing`,
      `if ${slips.map(({ meant }) => meant).join(', ')} is meant, mend the name`,
    );
  } catch (error) {
    return environment.refused(error);
  }
}

/** Finds what still leads to the sandbox, where the bank’s own host answers and nobody is there, and pages that speak for another bank. */
function lookAtPlaces(root: string, config: PortalConfig, chosen: WhichBank): Row {
  const { links, analytics, chat } = config;
  if (chosen === 'sandbox') return places.ok('the sandbox has them all');
  const addresses = {
    ...Object.fromEntries(
      Object.entries(links?.places ?? {}).map(([name, to]) => [`links.places.${name}`, to]),
    ),
    'analytics.endpoint': analytics?.endpoint ?? '',
    'chat.origin': chat?.origin === 'self' ? '/sandbox' : '',
  };
  const left = Object.entries(addresses).flatMap(([name, to]) =>
    /^\/sandbox(?:\/|$)/.test(to) ? [name] : [],
  );
  const pages = standardPages(root, config);
  if (left.length + pages.length === 0)
    return places.ok('none is the sandbox’s, and no page the package’s own');
  const found = [
    ...(left.length > 0 ? [`${left.join(', ')}: the sandbox’s, which is not there beside a provider`] : []),
    ...(pages.length > 0 ? [`${pages.join(', ')}: holders read the package’s own statements there`] : []),
  ];
  return places.warn(
    found.join('; '),
    'give each an address of the bank’s own in the settings, or write the page’s texts in i18n/it/help.json',
  );
}

/** Finds numbers that holders would call in vain, where the bank is no sandbox. */
function lookAtNumbers(config: PortalConfig, chosen: WhichBank): Row {
  if (chosen === 'sandbox') return numbers.ok('the sandbox calls nobody');
  const left = exampleNumbers(config);
  if (left.length === 0) return numbers.ok('none is an example’s');
  return numbers.warn(
    `${left.join(', ')}: an example’s, which holders would call in vain`,
    'write the bank’s own numbers into the settings',
  );
}

function attempt<Read extends string | object>({ refused }: typeof bank, read: () => Read): Read | Row {
  try {
    return read();
  } catch (error) {
    return refused(error);
  }
}
