import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract, ContractNode, ContractOperation } from '#schemas/provider';

/** Writes the contract as one page: every call by service, then every schema; references are links. */
export function contractPage(contract: Contract): string {
  const operations = [...contract.operations.values()];
  const services = [...new Set(operations.map(({ service }) => service))];
  const contents = services.map((service) => serviceSection(service, operations));
  const schemas = [...contract.schemas].map(([name, schema]) => schemaSection(name, schema));
  const page = readFileSync(join(import.meta.dirname, 'page', 'docs.html'), 'utf8');
  return page
    .replace('<!-- services -->', () => contents.join('\n'))
    .replace('<!-- schemas -->', () => schemas.join('\n'));
}

function serviceSection(service: string, operations: readonly ContractOperation[]): string {
  const own = operations.filter((operation) => operation.service === service);
  return `<section><h2 id="${escape(service)}">${escape(service)}</h2>${own.map(operationEntry).join('')}</section>`;
}

function operationEntry(operation: ContractOperation): string {
  const marks = [
    operation.token,
    ...(operation.sca ? ['x-sca'] : []),
    ...(operation.beforeFinalise ? ['before finalise'] : []),
  ];
  const parameters = operation.parameters.map(
    ({ name, in: place, required }) => `${name} (${place}${required === true ? ', required' : ''})`,
  );
  return [
    `<details id="${escape(operation.id)}"><summary><code>${operation.method} ${escape(operation.path)}</code> `,
    `<strong>${escape(operation.id)}</strong></summary>`,
    `<p>${escape(operation.summary)}. ${escape(operation.description)}</p>`,
    `<p>${marks.map((mark) => `<span class="mark">${escape(mark)}</span>`).join(' ')}</p>`,
    operation.aliases.length === 0
      ? ''
      : `<p>Alias: <code>${operation.aliases.map(escape).join(' ')}</code></p>`,
    parameters.length === 0 ? '' : `<p>Parameters: ${parameters.map(escape).join(', ')}</p>`,
    `<p>Body: ${operation.request === null ? '–' : link(operation.request)} · Reply: ${link(operation.reply)}</p>`,
    errorTable(operation),
    '</details>',
  ].join('');
}

function errorTable({ errors }: ContractOperation): string {
  const rows = Object.entries(errors).map(
    ([code, { status, type, when }]) =>
      `<tr><th scope="row"><code>${escape(code)}</code></th><td>${status}</td><td>${type}</td><td>${escape(when)}</td></tr>`,
  );
  const head =
    '<tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Type</th><th scope="col">When</th></tr>';
  return `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
}

function schemaSection(name: string, schema: ContractNode): string {
  const text = escape(JSON.stringify(schema, null, 2)).replaceAll(
    /#\/\$defs\/(\w+)/g,
    (whole, target: string) => `<a href="#schema-${target}">${whole}</a>`,
  );
  return `<details id="schema-${escape(name)}"><summary>${escape(name)}</summary><pre tabindex="0">${text}</pre></details>`;
}

const link = (name: string) => `<a href="#schema-${escape(name)}">${escape(name)}</a>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
