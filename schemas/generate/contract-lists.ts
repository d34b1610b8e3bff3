import type { Contract, ContractOperation } from '../provider/contract.ts';
import { exemptConditions, type ScaExemption } from '../provider/exemption.ts';

/** Writes the contract as lists for those who read it in the repository: calls, types of refusals, shared codes, aliases. */
export function contractLists(contract: Contract): string {
  const operations = [...contract.operations.values()];
  return [
    '# The bank’s calls, in lists',
    '',
    'Made by `npm run generate` from `schemas/provider/`; [docs/provider.md](../../docs/provider.md) explains. The console’s',
    '`/sandbox/docs` shows bodies and examples as well.',
    '',
    `## Calls (${operations.length})`,
    '',
    ...callTables(operations),
    '## Why a call that changes something asks for no strong authentication',
    '',
    ...exemptTable(operations),
    '## Types of refusals',
    '',
    ...typeTable(operations),
    '## Codes of many calls',
    '',
    ...codeTable(operations),
    '## Ids that belong to a holder',
    '',
    ...[...contract.schemas]
      .filter(([, schema]) => schema['x-owned'] === true)
      .map(
        ([name, schema]) =>
          `- \`${name}\`${typeof schema['description'] === 'string' ? `: ${schema['description']}` : ''}`,
      ),
    '',
  ].join('\n');
}

function callTables(operations: readonly ContractOperation[]): string[] {
  const services = [...new Set(operations.map(({ service }) => service))];
  return services.flatMap((service) => [
    `### ${service}`,
    '',
    '| call | method and path | token | marks | codes of its own, with their types |',
    '|---|---|---|---|---|',
    ...operations.filter((operation) => operation.service === service).map(callRow),
    '',
  ]);
}

const exemptionText = ({ condition, blocker, for: asking }: ScaExemption): string =>
  [condition, blocker, asking].filter((part) => part !== undefined).join(' ');

function marksOf(operation: ContractOperation): string[] {
  const { reads, sca, scaSometimes, exempt, scaResult, notice, commit, extension } = operation;
  const said: [boolean, string][] = [
    [reads, 'x-reads'],
    [sca, scaSometimes === null ? 'x-sca' : 'x-sca-sometimes'],
    [exempt !== null, exempt === null ? '' : `x-sca-exempt: ${exemptionText(exempt)}`],
    [scaResult, 'x-sca-result'],
    [notice, 'x-notice'],
    [commit, 'x-commit'],
    [extension, 'x-extension'],
    [operation.beforeFinalise, 'x-before-finalise'],
    [operation.handling, 'x-handling'],
    [operation.background, 'x-background'],
  ];
  return said.filter(([holds]) => holds).map(([, mark]) => mark);
}

function callRow(operation: ContractOperation): string {
  const { id, method, path, aliases, token, flow, errors } = operation;
  const places = [`${method} \`${path}\``, ...aliases.map((alias) => `alias \`${alias}\``)];
  const own = Object.entries(errors)
    .filter(([code]) => !(code in ofEvery))
    .map(([code, { type }]) => `${code} ${type}`);
  const sort = flow === undefined ? token : `${token}, ${flow}`;
  return `| ${id} | ${places.join('<br>')} | ${sort} | ${marksOf(operation).join(', ')} | ${own.join(', ')} |`;
}

/** Codes that the sort of a call brings with it; the other table says when. */
const ofEvery = {
  CONTRACT_VIOLATION: true,
  CROSS_SITE: true,
  INTERNAL_ERROR: true,
  SERVICE_UNAVAILABLE: true,
  METHOD_NOT_ALLOWED: true,
  UNSUPPORTED_MEDIA: true,
  BODY_TOO_LARGE: true,
  UNAUTHORISED: true,
  LOGIN_NOT_FINALISED: true,
  SCA_REQUIRED: true,
  SCA_INVALID: true,
  IDEMPOTENCY_KEY_REUSED: true,
};

const leadsTo = {
  BLOCKER: 'a popup (ERR-10)',
  PROCESS: 'the error page of its process (ERR-11)',
  FORM: 'the form in front of them, which is invalid (ERR-12)',
  'FORM-PREVIOUS': 'the form of the step before, which is invalid (ERR-13)',
  SHOW: 'a message (ERR-14)',
  FIELD: 'the field that it speaks of (ERR-15)',
  'FIELD-PREVIOUS': 'the field of the step before (ERR-16)',
  CUSTOM: 'what the journey says of the code; else a popup (ERR-17)',
  SCA: 'strong authentication, after which the call is sent again',
  SESSION: 'the end of the session',
  VALIDATION: 'a popup: the request broke the contract',
  UNAVAILABLE: 'a popup: the bank cannot answer now',
} satisfies Record<ContractOperation['errors'][string]['type'], string>;

function exemptTable(operations: readonly ContractOperation[]): string[] {
  const rows = Object.entries(exemptConditions).flatMap(([condition, holds]) =>
    [...Map.groupBy(exemptOf(operations, condition), ([, { reason }]) => reason)].map(
      ([reason, told]) => `| ${condition} | ${holds} | ${told.map(([id]) => id).join(', ')} | ${reason} |`,
    ),
  );
  return ['| condition | such a call | calls | why |', '|---|---|---|---|', ...rows, ''];
}

const exemptOf = (operations: readonly ContractOperation[], condition: string) =>
  operations.flatMap(({ id, exempt }) => (exempt?.condition === condition ? [[id, exempt] as const] : []));

function typeTable(operations: readonly ContractOperation[]): string[] {
  const told = toldErrors(operations);
  const rows = Object.entries(leadsTo).map(([type, text]) => {
    const own = new Set(told.filter((error) => error.type === type).map(({ code }) => code));
    return `| ${type} | ${text} | ${[...own].toSorted().join(', ')} |`;
  });
  return ['| type | leads the holder to | codes |', '|---|---|---|', ...rows, ''];
}

/** Lists the codes of many calls; one that calls answer with other words or another type has a row for each. */
function codeTable(operations: readonly ContractOperation[]): string[] {
  const told = toldErrors(operations);
  const calls = (code: string) =>
    told.filter((error) => error.code === code).reduce((sum, { count }) => sum + count, 0);
  const rows = told
    .filter(({ code }) => calls(code) > 3)
    .toSorted((one, other) => one.code.localeCompare(other.code) || other.count - one.count)
    .map(({ code, status, type, when, count }) => `| ${code} | ${status} | ${type} | ${when} | ${count} |`);
  return ['| code | status | type | when | calls |', '|---|---|---|---|---|', ...rows, ''];
}

type Told = ContractOperation['errors'][string] & { code: string; count: number };

/** Lists every refusal that calls have, each with how many have the very same. */
function toldErrors(operations: readonly ContractOperation[]): readonly Told[] {
  const found = new Map<string, Told>();
  for (const { errors } of operations)
    for (const [code, error] of Object.entries(errors)) {
      const key = `${code} ${error.status} ${error.type} ${error.when}`;
      found.set(key, { code, ...error, count: (found.get(key)?.count ?? 0) + 1 });
    }
  return [...found.values()];
}
