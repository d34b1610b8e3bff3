import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Contract, type ContractNode, type ContractOperation, emailFormat } from '#schemas/provider';

/** What is wrong with a value: where, as a JSON pointer, and why. */
export type Violation = { pointer: string; message: string };

/** Holds requests and replies to the contract; null when nothing is wrong. */
export type ContractChecks = {
  body(operation: ContractOperation, value: unknown): Violation | null;
  parameters(operation: ContractOperation, place: 'query' | 'header', values: object): Violation | null;
  reply(operation: ContractOperation, value: unknown): Violation | null;
  error(value: unknown): Violation | null;
};

const root = 'https://percorso.test/contract';

/** Compiles the contract’s schemas, each when it is first needed. Nothing is coerced, filled in or removed. */
export function createContractChecks(contract: Contract): ContractChecks {
  const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false });
  addFormats.default(ajv);
  ajv.addFormat('email', emailFormat);
  ajv.addSchema({ $id: root, $defs: Object.fromEntries(contract.schemas) });
  const compiled = new Map<string, ValidateFunction>();
  const check = (key: string, schema: () => object, value: unknown): Violation | null => {
    const validate = compiled.get(key) ?? ajv.compile(schema());
    compiled.set(key, validate);
    return validate(value) ? null : violation(validate);
  };
  const named = (name: string, value: unknown) =>
    check(name, () => ({ $ref: `${root}#/$defs/${name}` }), value);
  return {
    body: (operation, value) =>
      operation.request === null ? null : (named(operation.request, value) ?? oddText(value, '')),
    reply: (operation, value) =>
      operation.media === 'application/json'
        ? named(operation.reply, value)
        : wrongFile(contract.schemas.get(operation.reply), value),
    error: (value) => named('BankError', value),
    parameters: (operation, place, values) => {
      const wrong =
        check(`${operation.id} ${place}`, () => parametersSchema(operation, place), values) ??
        oddText(values, '');
      return wrong === null ? null : { ...wrong, pointer: asWritten(operation, wrong.pointer) };
    },
  };
}

function parametersSchema(operation: ContractOperation, place: 'query' | 'header'): object {
  const listed = operation.parameters.filter((parameter) => parameter.in === place);
  const nameOf = (name: string) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    required: listed.filter(({ required }) => required === true).map(({ name }) => nameOf(name)),
    properties: Object.fromEntries(listed.map(({ name, schema }) => [nameOf(name), absolute(schema)])),
    // Browsers and proxies add headers of their own; a query parameter is always somebody's mistake.
    additionalProperties: place === 'header',
  };
}

function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? `${root}${inner}` : absolute(inner),
    ]),
  );
}

/** Names a header as the contract does, whatever the wire made of its case. */
function asWritten({ headers }: ContractOperation, pointer: string): string {
  const named = headers.find((name) => `/${name.toLowerCase()}` === pointer);
  return named === undefined ? pointer : `/${named}`;
}

/** Finds a text with a NUL or half a character in it, which the database can hold nowhere and nobody types. */
function oddText(value: unknown, pointer: string): Violation | null {
  if (typeof value === 'string') {
    if (value.includes('\0')) return { pointer, message: 'holds a NUL' };
    return value.isWellFormed() ? null : { pointer, message: 'holds half a character' };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = oddText(inner, `${pointer}${pointerTo(key)}`);
    if (found !== null) return found;
  }
  return null;
}

function violation(validate: ValidateFunction): Violation {
  const [first] = validate.errors ?? [];
  if (first === undefined) return { pointer: '', message: 'is not what the contract says' };
  const added: unknown = first.params['additionalProperty'] ?? first.params['missingProperty'];
  const inner = typeof added === 'string' ? pointerTo(added) : '';
  return { pointer: `${first.instancePath}${inner}`, message: first.message ?? first.keyword };
}

function wrongFile(schema: ContractNode | undefined, value: unknown): Violation | null {
  if (!(value instanceof Uint8Array)) return { pointer: '', message: 'is not a file' };
  return value.length > Number(schema?.['maxLength'])
    ? { pointer: '', message: `must not have more than ${String(schema?.['maxLength'])} bytes` }
    : null;
}

const pointerTo = (key: string): string => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
