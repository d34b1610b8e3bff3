import type { Contract, ContractNode, ContractOperation } from '../provider/contract.ts';
import { asNode } from '../provider/references.ts';

/** Writes what each reply has to be as one module, small enough for a browser. */
export function replyShapesModule(contract: Contract): string {
  const { lines, common, replies } = shapesOf(contract);
  return [
    "import type { ReplyShapes } from '../provider/reply-shape.ts';\n",
    '/** What the portal holds each reply of the bank to. */',
    'export const replyShapes = {',
    `  lines: [\n${lines.map((line) => `    ${line},\n`).join('')}  ],`,
    `  common: ${common},`,
    '  replies: {',
    ...replies.map(([id, line]) => `    ${id}: ${line},`),
    '  },',
    '} as const satisfies ReplyShapes;\n',
  ].join('\n');
}

type Table = {
  schemas: Contract['schemas'];
  /** Members that any reply may carry, which no line of a reply repeats. */
  common: ContractNode;
  /** Each line once, in the order in which they were met. */
  lines: Map<string, number>;
};

function shapesOf(contract: Contract) {
  const operations = [...contract.operations.values()];
  const table: Table = { schemas: contract.schemas, common: commonMembers(contract), lines: new Map() };
  const common = lineOf({ ...table, common: {} }, { type: 'object', properties: table.common });
  const replies = operations.map((operation) => [operation.id, replyLine(table, operation)] as const);
  return { lines: [...table.lines.keys()], common, replies };
}

/** Finds the members that every reply has without asking for them. */
function commonMembers({ operations, schemas }: Contract): ContractNode {
  const done = schemas.get('Done');
  if (!done || operations.size === 0) throw new Error('CONTRACT_BROKEN: no reply is called Done');
  return asNode(done['properties']);
}

function replyLine(table: Table, { media, reply, scaResult }: ContractOperation): number {
  const answered = media === 'application/json' ? lineOf(table, asNode(table.schemas.get(reply))) : undefined;
  if (answered !== undefined) return answered;
  const file = put(table, '"f"');
  // In place of the file comes the challenge.
  return scaResult ? put(table, `["either", ${file}, ${lineOf(table, named(table, 'ScaResult'))}]`) : file;
}

function lineOf(table: Table, schema: ContractNode): number {
  const { $ref: reference, oneOf, enum: values, const: value } = schema;
  if (typeof reference === 'string') return lineOf(table, named(table, reference.split('/').at(-1) ?? ''));
  if (Array.isArray(oneOf)) {
    const [one, other] = oneOf.map((choice) => lineOf(table, asNode(choice)));
    return put(table, `["either", ${one}, ${other}]`);
  }
  if (Array.isArray(values) || value !== undefined)
    return put(table, text(`=${(Array.isArray(values) ? values : [value]).join('|')}`));
  switch (schema['type']) {
    case 'object':
      return objectLine(table, schema);
    case 'array':
      return put(table, `["${schema['x-rows'] === true ? 'rows' : 'list'}", ${itemLine(table, schema)}]`);
    default:
      return put(table, scalarLine(schema));
  }
}

/** Of a list of names the portal looks for those that it knows: a bank may have more of them. */
function itemLine(table: Table, { items }: ContractNode): number {
  const line = lineOf(table, asNode(items));
  const isName = [...table.lines.keys()][line]?.startsWith('"=') === true;
  return isName ? put(table, '"s"') : line;
}

function objectLine(table: Table, schema: ContractNode): number {
  const condition = asNode(schema['if']);
  if (schema['if'] !== undefined) return conditionalLine(table, schema, condition);
  const { additionalProperties: values } = schema;
  if (schema['properties'] === undefined && typeof values === 'object')
    return put(table, `["map", ${lineOf(table, asNode(values))}]`);
  const required = new Set(Array.isArray(schema['required']) ? schema['required'].map(String) : []);
  const members = Object.entries(asNode(schema['properties']))
    .filter(([name]) => required.has(name) || !(name in table.common))
    .map(
      ([name, inner]) => `${text(required.has(name) ? name : `${name}?`)}: ${lineOf(table, asNode(inner))}`,
    );
  return put(table, `{ ${members.join(', ')} }`);
}

/** An object that asks for more where one member is true, as those of the contract do: it is that, or the member is not. */
function conditionalLine(table: Table, schema: ContractNode, condition: ContractNode): number {
  const { if: _if, then, ...rest } = schema;
  const asked = asNode(then)['required'];
  const [[name, only] = ['', null], ...others] = Object.entries(asNode(condition['properties']));
  if (others.length > 0 || asNode(only)['const'] !== true || !Array.isArray(asked))
    throw new Error('CONTRACT_BROKEN: a condition in a reply must ask whether one member is true');
  const required = [...(Array.isArray(rest['required']) ? rest['required'] : []), ...asked];
  const withMember = (value: boolean) => ({ ...asNode(rest['properties']), [name]: { const: value } });
  const one = objectLine(table, { ...rest, required, properties: withMember(true) });
  const other = objectLine(table, { ...rest, properties: withMember(false) });
  return put(table, `["either", ${one}, ${other}]`);
}

function scalarLine(schema: ContractNode): string {
  const { type, format, pattern } = schema;
  const isComputed = schema['x-computed'] === true;
  if (format === 'date') return '"d"';
  if (format === 'date-time') return '"t"';
  if (isComputed && schema['contentEncoding'] === 'base64') return '"64"';
  if (isComputed && typeof pattern === 'string') return `/${pattern}/`;
  if (isComputed && type === 'integer') return `[${Number(schema['minimum'])}, ${Number(schema['maximum'])}]`;
  const kind = kinds.get(String(type));
  if (isComputed || kind === undefined)
    throw new Error(`CONTRACT_BROKEN: a reply cannot be held to ${JSON.stringify(schema)}`);
  return text(kind);
}

const kinds = new Map([
  ['string', 's'],
  ['boolean', 'b'],
  ['integer', 'i'],
  ['number', 'n'],
]);

function named({ schemas }: Table, name: string): ContractNode {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`CONTRACT_BROKEN: no schema is called ${name}`);
  return schema;
}

function put({ lines }: Table, line: string): number {
  const known = lines.get(line);
  if (known !== undefined) return known;
  lines.set(line, lines.size);
  return lines.size - 1;
}

const text = (value: string) => JSON.stringify(value);
