import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract, type Contract } from '#schemas/provider';
import { readAccounts, type Accounts } from './accounts.ts';
import { readEarlier, type Earlier } from './earlier.ts';
import { recipes } from './recipes/all.ts';
import { jsonReport } from './report/json.ts';
import { junitReport } from './report/junit.ts';
import { levelLine, summaryLine, terminalReport } from './report/terminal.ts';
import { runConformance, type Findings } from './run.ts';

const usage = `npm run conformance -- --base-url <url> [options]

  --base-url <url>       the provider host; its calls begin with /api
  --console-url <url>    the sandbox’s console (the base URL with the next port)
  --accounts <file>      what the kit is given of the bank, as accounts.schema.json says (the sandbox's)
  --format <format>      terminal (default), json or junit
  --output <file>        where the report goes, if not to the terminal
  --only <operationId>   this operation alone; may be given again
  --since <file>         a report of this host by --format json: what passed there is told again, and not tried
  --timeout <seconds>    how long to wait for each answer (30); after 3 in vain a call is left alone, after 10 in a row the host
  --help                 this text

It ends with 0 when nothing failed, 1 when something did, when an operation named by --only could not be run or when the host was
given up, 2 when it was not understood. docs/provider.md says more.
`;

/** Runs the kit as told by the arguments; answers what the process ends with, as the usage says. */
export async function conform(args: readonly string[], print: (text: string) => void): Promise<0 | 1 | 2> {
  const told = understand(args);
  if (told === 'help') {
    print(usage);
    return 0;
  }
  if ('wrong' in told) {
    print(`${told.wrong}\n\n${usage}`);
    return 2;
  }
  const { contract, baseUrl, consoleUrl, accounts, format, output, only, since, earlier, timeoutMs } = told;
  const findings = await runConformance({
    contract,
    recipes,
    baseUrl,
    consoleUrl,
    accounts,
    ...(only.length > 0 && { only }),
    earlier,
    timeoutMs,
    // A run that is cut off leaves what it has found, from which the next one goes on.
    heard: (found) => {
      if (output !== undefined && format === 'json') writeWhole(output, jsonReport(found, baseUrl));
    },
  });
  if (since !== undefined && (output !== undefined || format === 'terminal'))
    print(`${earlier.size} operations passed in ${since}, and were not tried again.\n`);
  const { reports, level, givenUp } = findings;
  const text = {
    terminal: () => `${terminalReport(reports)}${levelLine(level)}`,
    json: () => jsonReport(findings, baseUrl),
    junit: () => junitReport(findings),
  }[format]();
  if (output === undefined) print(text);
  else {
    writeWhole(output, text);
    print(`${summaryLine(reports)}\n${levelLine(level)}`);
  }
  // A report for programs stays what it is.
  if (givenUp !== null && (output !== undefined || format === 'terminal')) print(`Gave up: ${givenUp}.\n`);
  return isSuccess(findings, only) ? 0 : 1;
}

/** Writes a file so that nobody ever reads the half of it, however the process ends. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

/** What was asked for by name must have been run; of the whole contract what the accounts allow, which is not nothing. */
function isSuccess({ reports, givenUp }: Findings, only: readonly string[]): boolean {
  const outcomes = new Set(reports.map(({ outcome }) => outcome));
  const isShort = only.length > 0 && outcomes.has('not run');
  return givenUp === null && outcomes.has('passed') && !outcomes.has('failed') && !isShort;
}

type Told = {
  contract: Contract;
  baseUrl: string;
  consoleUrl: string;
  accounts: Accounts;
  format: 'terminal' | 'json' | 'junit';
  output: string | undefined;
  only: readonly string[];
  since: string | undefined;
  earlier: Earlier;
  timeoutMs: number;
};

function understand(args: readonly string[]): Told | 'help' | { wrong: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        'base-url': { type: 'string' },
        'console-url': { type: 'string' },
        accounts: { type: 'string', default: join(import.meta.dirname, 'sandbox-accounts.json') },
        format: { type: 'string', default: 'terminal' },
        output: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        since: { type: 'string' },
        timeout: { type: 'string', default: '30' },
        help: { type: 'boolean', default: false },
      },
    });
    const { format, accounts, output, only, since, help } = values;
    if (help) return 'help';
    const baseUrl = originOf('base-url', values['base-url'] ?? '');
    const consoleUrl = originOf('console-url', values['console-url'] ?? nextPort(baseUrl));
    if (format !== 'terminal' && format !== 'json' && format !== 'junit')
      return { wrong: `There is no format ${format}.` };
    const timeoutMs = Number(values.timeout) * 1000;
    if (!(timeoutMs > 0 && timeoutMs <= 600_000))
      return { wrong: '--timeout must be seconds, above 0 and up to 600.' };
    const asked = whatIsAsked({ only, since }, baseUrl);
    return { ...asked, baseUrl, consoleUrl, accounts: readAccounts(accounts), format, output, timeoutMs };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

/** Finds what is to be tried; throws where that cannot be, or is said twice. */
function whatIsAsked({ only, since }: Pick<Told, 'only' | 'since'>, baseUrl: string) {
  const contract = readContract();
  const unknown = only.find((id) => !contract.operations.has(id));
  if (unknown !== undefined) throw new Error(`The contract has no operation ${unknown}.`);
  if (since === undefined) return { contract, only, since, earlier: new Map() };
  if (only.length > 0)
    throw new Error('--since says what is tried, and so does --only: leave one of them out.');
  return { contract, only, since, earlier: readEarlier(since, baseUrl, contract) };
}

/** Takes the slashes off the end of a URL; throws when it is none. */
function originOf(option: string, value: string): string {
  if (!URL.canParse(value)) throw new Error(`--${option} must be a URL.`);
  return value.replace(/\/+$/, '');
}

/** Returns where the sandbox at an address has its console unless told otherwise. */
function nextPort(baseUrl: string): string {
  const url = new URL(baseUrl);
  const usual = url.protocol === 'https:' ? 443 : 80;
  url.port = String(Number(url.port || usual) + 1);
  return url.origin;
}
