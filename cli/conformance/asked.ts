import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as kit from '#conformance';
import { readContract, type Contract } from '#schemas/provider';
import { readPortalConfig, settingsFile } from '#server/folder';
import { formatOption, listOption, noSuch, textOption, UsageError, type Given } from '../command.ts';

/** The kit, which is loaded with the command alone. */
export type Kit = typeof kit;

const formats = ['terminal', 'json', 'junit'] as const;

/** What is to be tried, of whom, and how it is told. */
export type Asked = {
  contract: Contract;
  baseUrl: string;
  consoleUrl: string;
  accounts: ReturnType<Kit['readAccounts']>;
  format: (typeof formats)[number];
  output?: string;
  only?: readonly string[];
  since?: string;
  earlier?: ReturnType<Kit['readEarlier']>;
  timeoutMs: number;
};

/**
 * Understands what was typed behind `percorso conformance`.
 *
 * @throws {UsageError} when something of it is not understood, or cannot be read.
 */
export async function understand(given: Given, cwd: string, loaded: Kit): Promise<Asked> {
  const { baseUrl, ofSettings } = await hostOf(given, cwd);
  const [format, output] = [formatOption(given, formats), fileOption(given, 'output', cwd)];
  const accounts = fileOption(given, 'accounts', cwd);
  if (ofSettings && accounts === undefined)
    throw new UsageError({
      en: `--accounts says who may log in at ${baseUrl}: name a file; docs/provider.md says what stands in it.`,
      it: `--accounts dice chi può entrare in ${baseUrl}: indica un file; docs/provider.md dice che cosa contiene.`,
    });
  return {
    baseUrl,
    consoleUrl: originOf(textOption(given, 'console-url') ?? nextPort(baseUrl), '--console-url'),
    format,
    ...(output !== undefined && { output }),
    timeoutMs: timeoutOf(given),
    accounts: read(() => loaded.readAccounts(accounts ?? loaded.sandboxAccounts)),
    ...whatIsAsked(given, { cwd, baseUrl, loaded }),
  };
}

/** Finds the address of the host: as it was typed, or that of the settings of this folder. */
async function hostOf({ words }: Given, cwd: string): Promise<{ baseUrl: string; ofSettings: boolean }> {
  const [typed, more] = words;
  if (more !== undefined)
    throw new UsageError({
      en: 'conformance takes one address, such as percorso conformance https://api.bank.example.',
      it: 'conformance vuole un indirizzo, per esempio percorso conformance https://api.bank.example.',
    });
  if (typed !== undefined) return { baseUrl: originOf(typed, typed), ofSettings: false };
  const file = settingsFile(cwd, process.env);
  const found = existsSync(file)
    ? await readPortalConfig(file, process.env).catch((error: Error) => {
        throw new UsageError({ en: error.message, it: error.message }, { cause: error });
      })
    : undefined;
  const baseUrl = found?.provider.baseUrl ?? '';
  if (baseUrl !== '') return { baseUrl: originOf(baseUrl, file), ofSettings: true };
  throw new UsageError({
    en: 'The settings name no host: say its address, such as percorso conformance https://api.bank.example, or http://127.0.0.1:4000 of a sandbox that runs.',
    it: 'Le impostazioni non indicano un sistema: scrivi il suo indirizzo, per esempio percorso conformance https://api.bank.example, o http://127.0.0.1:4000 di una banca di prova avviata.',
  });
}

function whatIsAsked(given: Given, { cwd, baseUrl, loaded }: { cwd: string; baseUrl: string; loaded: Kit }) {
  const contract = readContract();
  const [only, since] = [listOption(given, 'only'), fileOption(given, 'since', cwd)];
  const unknown = only.find((id) => !contract.operations.has(id));
  if (unknown !== undefined)
    throw noSuch(unknown, contract.operations.keys(), {
      en: `The contract has no operation "${unknown}".`,
      it: `Il contratto non ha un’operazione "${unknown}".`,
    });
  if (since === undefined) return { contract, ...(only.length > 0 && { only }) };
  if (only.length > 0)
    throw new UsageError({
      en: '--since says what is tried, and so does --only: leave one of them out.',
      it: '--since dice che cosa si prova, e anche --only: togline uno.',
    });
  return { contract, since, earlier: read(() => loaded.readEarlier(since, baseUrl, contract)) };
}

function timeoutOf(given: Given): number {
  const timeoutMs = Number(textOption(given, 'timeout') ?? '30') * 1000;
  if (timeoutMs > 0 && timeoutMs <= 600_000) return timeoutMs;
  throw new UsageError({
    en: '--timeout must be seconds, above 0 and up to 600.',
    it: '--timeout vuole secondi, più di 0 e fino a 600.',
  });
}

/** Says what cannot be read in the one sentence that its reader says. */
function read<Value>(reads: () => Value): Value {
  try {
    return reads();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError({ en: message, it: message }, { cause: error });
  }
}

function fileOption(given: Given, name: string, cwd: string): string | undefined {
  const typed = textOption(given, name);
  return typed === undefined ? undefined : resolve(cwd, typed);
}

/** Takes the slashes off the end of an address. */
function originOf(value: string, where: string): string {
  if (/^https?:/.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '');
  throw new UsageError({
    en: `${where}: expected an address such as https://api.bank.example.`,
    it: `${where}: ci vuole un indirizzo come https://api.bank.example.`,
  });
}

/** Returns where the sandbox at an address has its console unless told otherwise. */
function nextPort(baseUrl: string): string {
  const url = new URL(baseUrl);
  const usual = url.protocol === 'https:' ? 443 : 80;
  url.port = String(Number(url.port || usual) + 1);
  return url.origin;
}
