import { mediaTypes, type Contract, type ContractNode, type ContractOperation } from '#schemas/provider';

/** Writes the contract into its page: every call by service, then every schema; references are links. */
export function contractPage(contract: Contract, page: string): string {
  const operations = [...contract.operations.values()];
  const services = [...new Set(operations.map(({ service }) => service))];
  const contents = services.map((name) => `<a href="#${escape(name)}">${escape(name)}</a>`);
  const sections = services.map((service) => serviceSection(service, contract));
  const schemas = [...contract.schemas].map(([name, schema]) => schemaSection(name, schema));
  return page
    .replace('<!-- contents -->', () => contents.join(' '))
    .replace('<!-- services -->', () => sections.join('\n'))
    .replace('<!-- schemas -->', () => schemas.join('\n'));
}

function serviceSection(service: string, { operations }: Contract): string {
  const own = [...operations.values()].filter((operation) => operation.service === service);
  const entries = own.map((operation) => operationEntry(operation));
  return `<section><h2 id="${escape(service)}">${escape(service)}</h2>${entries.join('')}</section>`;
}

/** Names what is particular about a call, each as the reader of the contract finds it there. */
function marksOf(operation: ContractOperation): string[] {
  const {
    token,
    flow,
    reads,
    sca,
    scaSometimes,
    exempt,
    notice,
    scaResult,
    commit,
    extension,
    beforeFinalise,
    handling,
    background,
  } = operation;
  const said: [boolean, string][] = [
    [true, `token: ${flow ?? token}`],
    [reads, 'x-reads: changes nothing'],
    [sca, `${scaSometimes === null ? 'x-sca' : 'x-sca-sometimes'}: 403 SCA_REQUIRED`],
    [exempt !== null, `x-sca-exempt: ${exempt?.condition ?? ''}. ${exempt?.reason ?? ''}`],
    [scaResult, 'x-sca-result: 200 with result "SCA"'],
    [notice, 'x-notice: told to the contacts known before'],
    [commit, 'x-commit: done once for each Idempotency-Key'],
    [extension, 'x-extension: not in the documents'],
    [beforeFinalise, 'x-before-finalise'],
    [handling, 'x-handling'],
    [background, 'x-background: no activity of the holder'],
  ];
  return said.filter(([holds]) => holds).map(([, mark]) => mark);
}

function operationEntry(operation: ContractOperation): string {
  const parameters = operation.parameters.map(
    ({ name, in: place, required }) => `${name} (${place}${required === true ? ', required' : ''})`,
  );
  const sent = [mediaTypes[operation.content ?? 'json']];
  const answered = [operation.media, ...operation.otherMedia];
  return [
    `<details id="${escape(operation.id)}"><summary><code>${operation.method} ${escape(operation.path)}</code> `,
    `<strong>${escape(operation.id)}</strong></summary>`,
    `<p>${escape(operation.summary)}. ${escape(operation.description)}</p>`,
    `<p>${marksOf(operation)
      .map((mark) => `<span class="mark">${escape(mark)}</span>`)
      .join(' ')}</p>`,
    operation.aliases.length === 0
      ? ''
      : `<p>Alias: <code>${operation.aliases.map(escape).join(' ')}</code></p>`,
    parameters.length === 0 ? '' : `<p>Parameters: ${parameters.map(escape).join(', ')}</p>`,
    `<p>Body: ${operation.request === null ? '–' : link(operation.request)}${asMedia(sent)} · Reply: ${link(operation.reply)}${asMedia(answered)}</p>`,
    exampleOf('Body', operation.examples.request),
    exampleOf('Reply', operation.examples.reply),
    errorTable(operation),
    '</details>',
  ].join('');
}

function exampleOf(what: string, examples: readonly unknown[]): string {
  if (examples.length === 0) return '';
  return `<p>${what}, for example:</p><pre tabindex="0">${escape(JSON.stringify(examples[0], null, 2))}</pre>`;
}

/** Says how a body is written, where it is not JSON. */
const asMedia = (medias: readonly string[]): string =>
  medias[0] === mediaTypes.json
    ? ''
    : ` as ${medias.map((one) => `<code>${escape(one)}</code>`).join(' or ')}`;

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
