import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract } from '#schemas/provider';
import { readAccounts } from './accounts.ts';
import { recipes } from './recipes/all.ts';
import { jsonReport } from './report/json.ts';
import { junitReport } from './report/junit.ts';
import { summaryLine, terminalReport } from './report/terminal.ts';
import { runConformance } from './run.ts';

const usage = `npm run conformance -- --base-url <url> [options]

  --base-url <url>       the provider host; its calls begin with /api
  --accounts <file>      what the kit is given of the bank, as accounts.schema.json says (the sandbox's)
  --format <format>      terminal (default), json or junit
  --output <file>        where the report goes, if not to the terminal
  --only <operationId>   this operation alone; may be given again
`;

/** Runs the kit as told by the arguments; answers 0 when nothing failed, 1 when something did, 2 when it was not understood. */
export async function conform(args: readonly string[], print: (text: string) => void): Promise<0 | 1 | 2> {
  const told = understand(args);
  if (typeof told === 'string') {
    print(`${told}\n\n${usage}`);
    return 2;
  }
  const { baseUrl, accounts, format, output, only } = told;
  const contract = readContract();
  const unknown = only.find((id) => !contract.operations.has(id));
  if (unknown !== undefined) {
    print(`The contract has no operation ${unknown}.\n`);
    return 2;
  }
  const reports = await runConformance({
    contract,
    recipes,
    baseUrl,
    accounts: readAccounts(accounts),
    only,
  });
  const text = {
    terminal: () => terminalReport(reports),
    json: () => jsonReport(reports, baseUrl),
    junit: () => junitReport(reports),
  }[format]();
  if (output === undefined) print(text);
  else {
    writeFileSync(output, text);
    print(`${summaryLine(reports)}\n`);
  }
  return reports.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

type Told = {
  baseUrl: string;
  accounts: string;
  format: 'terminal' | 'json' | 'junit';
  output: string | undefined;
  only: readonly string[];
};

function understand(args: readonly string[]): Told | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        'base-url': { type: 'string' },
        accounts: { type: 'string', default: join(import.meta.dirname, 'sandbox-accounts.json') },
        format: { type: 'string', default: 'terminal' },
        output: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
      },
    });
    const { format, accounts, output, only } = values;
    const baseUrl = values['base-url']?.replace(/\/+$/, '');
    if (baseUrl === undefined || !URL.canParse(baseUrl)) return '--base-url must be a URL.';
    if (format !== 'terminal' && format !== 'json' && format !== 'junit')
      return `There is no format ${format}.`;
    return { baseUrl, accounts, format, output, only };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
