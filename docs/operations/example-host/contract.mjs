// Holds requests to the contract, which lies beside the documents: what a call takes is said there once and for all
// banks. Of JSON Schema it knows what the contract says of these calls’ requests.
import { errors, resolved, shared } from './said.mjs';

const callerHeaders = ['Application', 'Env', 'ClientVersion', 'Channel', 'Locale', 'RiskIT'];
const proofHeaders = ['TransactionId', 'TransactionData', 'MtTransactionId', 'AdditionalInfo'];
const contextHeaders = ['MacroContext', 'MicroContext'];

/** Refuses with a code of the contract; which sort and status that is stands there. */
export const refuse = (code, more = {}) => {
  throw Object.assign(new Error(code), { code, more });
};
const violation = (pointer) => refuse('CONTRACT_VIOLATION', { pointer });

const step = (name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isOf = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  array: Array.isArray,
  object: isObject,
};
const sizeOf = (value) =>
  typeof value === 'number' ? value : [...(isObject(value) ? Object.keys(value) : value)].length;

const isPointer = (fault) => fault !== undefined;

/** Finds where a value is not as its schema says, as a pointer; undefined when it is. */
function faultOf(value, told, at = '') {
  const schema = resolved(told);
  if (schema.type && (!isOf[schema.type](value) || isBeyond(value, schema))) return at;
  if (isAnother(value, schema)) return at;
  const missing = schema.required?.find((name) => !Object.hasOwn(value, name));
  if (missing) return at + step(missing);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.map(([name, inner]) => faultWithin(schema, [name, inner], at + step(name))).find(isPointer);
}

const isAnother = (value, { enum: choices, pattern, format }) =>
  (choices && !choices.includes(value)) ||
  (pattern && !new RegExp(pattern, 'u').test(value)) ||
  (format === 'date-time' && Number.isNaN(Date.parse(value)));

function isBeyond(value, schema) {
  if (schema.type === 'boolean') return false;
  const least = schema.minimum ?? schema.minLength ?? schema.minItems ?? -Infinity;
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems ?? schema.maxProperties ?? Infinity;
  return sizeOf(value) < least || sizeOf(value) > most;
}

function faultWithin({ items, properties = {}, additionalProperties: others = {} }, [name, value], at) {
  const told = items ?? (Object.hasOwn(properties, name) ? properties[name] : others);
  return told === false ? at : faultOf(value, told, at);
}

/** Refuses headers and a query that are not as the contract says. */
export function holdParameters(operation, headers, query) {
  const contexts = operation['x-token'] === 'bearer' ? contextHeaders : [];
  const common = [...callerHeaders, ...proofHeaders, ...contexts].map((name) => shared[name]);
  const own = (operation.parameters ?? []).map(resolved);
  for (const { name, in: place, required, schema } of [...common, ...own]) {
    const value = place === 'query' ? query[name] : headers[name.toLowerCase()];
    if (value === undefined ? required : faultOf(value, schema) !== undefined) violation(step(name));
  }
  const unknown = Object.keys(query).find(
    (one) => !own.some(({ name, in: place }) => place === 'query' && name === one),
  );
  if (unknown !== undefined) violation(step(unknown));
}

/** Reads a body that is as the contract says. */
export async function readBody(request, { requestBody }) {
  const chunks = [];
  let size = 0;
  // Left open when it is too long: else the refusal could not be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > 65_536) refuse('BODY_TOO_LARGE');
    chunks.push(chunk);
  }
  if (!requestBody) return {};
  if (size === 0) return requestBody.required ? violation('') : {};
  const [[media, { schema }]] = Object.entries(requestBody.content);
  const [said, ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(/\s*;\s*/);
  const isOther = said !== media || parameters.some((one) => /^charset=(?!"?utf-8"?$)/.test(one));
  if (isOther || request.headers['content-encoding']) refuse('UNSUPPORTED_MEDIA');
  const body = parsed(Buffer.concat(chunks), media);
  const fault = faultOf(body, schema);
  return fault === undefined ? body : violation(fault);
}

function parsed(bytes, media) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (media === 'application/json') return JSON.parse(text);
    const fields = [...new URLSearchParams(text)];
    if (new Set(fields.map(([name]) => name)).size === fields.length) return Object.fromEntries(fields);
  } catch {
    // Falls through to the refusal: nothing of it is worth telling.
  }
  return violation('');
}

/** Writes a refusal as the contract has it. */
export function refusalOf(error, operation) {
  if (error.more === undefined) process.stderr.write(`${error.stack}\n`);
  const { code, more } = error.more === undefined ? { code: 'INTERNAL_ERROR', more: {} } : error;
  const { waitMs, allow, ...told } = more;
  const { status, type } = { ...errors[code], ...operation?.['x-errors']?.[code] };
  const headers = {
    ...(waitMs && { 'Retry-After': Math.ceil(waitMs / 1000) }),
    ...(allow && { Allow: allow }),
  };
  return { status, headers, body: { code, type, message: `Refused: ${code}.`, ...told } };
}
