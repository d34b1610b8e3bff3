import type { Contract, ContractNode, ContractOperation } from '#schemas/provider';
import { bodySpot, isNode, pointerTo, resolved, spotsOf, withValue, type Spot } from './contract-values.ts';
import type { Request } from '../host/wire.ts';

/** A request that must be refused, why, and how. */
export type BadRequest = { what: string; request: Request; refusal: Expected };

/** How a request must be refused: one of the codes, and where a field is to blame, the pointer to it. */
export type Expected = { codes: readonly string[]; pointer?: string };

type Case = { contract: Contract; operation: ContractOperation; good: Request };

const unknown = 'what/is~this';
const tooLong = 'x'.repeat(5000);

/** Longer than any parameter may be, while the address stays one that every server and gateway reads whole. */
const tooLongInAddress = 'x'.repeat(1500);

/** Makes of a good request all that break the contract, each in one way only. */
export function badRequests(one: Case): BadRequest[] {
  return [...badBodies(one), ...badParameters(one), ...badMedia(one)];
}

function badBodies({ contract, operation, good }: Case): BadRequest[] {
  const root = bodySpot(contract, operation, good.body);
  if (root === null || good.body === undefined) return [];
  const isForm = operation.content === 'form';
  const spots = spotsOf(contract, root).filter(({ schema }) => !isOfFiles(contract, schema));
  const broken = spots.flatMap((spot) => [
    ...missing(spot),
    ...added(spot),
    ...(spot.path.length === 0 || isForm ? [] : [wrongSort(spot)]),
    ...tooMuch(spot),
  ]);
  return broken.map(({ what, path, value, at = path }) => ({
    what: `${what} ${pointerTo(at)}`,
    request: { ...good, body: withValue(good.body, path, value) },
    refusal: { codes: ['CONTRACT_VIOLATION'], pointer: pointerTo(at) },
  }));
}

/** What a file may hold is not for a schema to say. */
const isOfFiles = (contract: Contract, schema: ContractNode): boolean =>
  'contentMediaType' in schema || 'contentMediaType' in resolved(contract, schema['items']);

/** What to put where; `at` is the place that the refusal must name, if another. */
type Break = { what: string; path: readonly string[]; value: unknown; at?: readonly string[] };

function missing({ path, schema, value }: Spot): Break[] {
  if (!isNode(value) || !Array.isArray(schema['required'])) return [];
  return schema['required'].map((key) => ({
    what: 'without',
    path: [...path, String(key)],
    value: undefined,
  }));
}

function added({ path, schema, value }: Spot): Break[] {
  if (!isNode(value) || schema['additionalProperties'] !== false) return [];
  return [{ what: 'with an unknown field', path: [...path, unknown], value: 1 }];
}

function wrongSort({ path, schema }: Spot): Break {
  const isText = schema['type'] === 'string' || schema['enum'] !== undefined;
  return { what: 'with something of another type at', path, value: isText ? 7 : 'x' };
}

function tooMuch({ path, schema, value }: Spot): Break[] {
  const what = 'with too much at';
  const { type, maximum, minimum, maxItems } = schema;
  if (type === 'array' && Array.isArray(value) && typeof maxItems === 'number')
    return [{ what, path, value: Array.from({ length: maxItems + 1 }, (_, index) => twin(value[0], index)) }];
  const isText = type === 'string' || Array.isArray(schema['enum']);
  if (isText) return [{ what, path, value: tooLong }];
  if (type !== 'integer') return [];
  const beyond = [
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
  ];
  return [...beyond, 0.5].map((amount) => ({ what: `with ${amount} at`, path, value: amount }));
}

/** Keeps the items of a list different from each other where they are numbers in letters. */
const twin = (value: unknown, index: number): unknown =>
  typeof value === 'string' && /^\d{8,}$/.test(value) ? String(BigInt(value) + BigInt(index)) : value;

const refusal = (name: string): Expected => ({ codes: ['CONTRACT_VIOLATION'], pointer: pointerTo([name]) });

function badParameters({ operation, good }: Case): BadRequest[] {
  const inQuery = (name: string, value: string) => ({ ...good, query: { ...good.query, [name]: value } });
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const headers = operation.parameters.filter((parameter) => parameter.in === 'header');
  return [
    {
      what: 'with an unknown query parameter',
      request: inQuery('unknown', '1'),
      refusal: refusal('unknown'),
    },
    ...query.map(({ name }) => ({
      what: `with too much in the query parameter ${name}`,
      request: inQuery(name, tooLongInAddress),
      refusal: refusal(name),
    })),
    ...query
      .filter(({ required }) => required)
      .map(({ name }) => ({
        what: `without the query parameter ${name}`,
        request: { ...good, query: without(good.query, name) },
        refusal: refusal(name),
      })),
    ...headers
      .filter(({ required }) => required)
      .map(({ name }) => ({
        what: `without the header ${name}`,
        request: { ...good, headers: without(good.headers, name) },
        refusal: refusal(name),
      })),
    ...headers.map(({ name }) => ({
      what: `with too much in the header ${name}`,
      request: { ...good, headers: { ...without(good.headers, name), [name]: tooLong } },
      refusal: refusal(name),
    })),
  ];
}

const without = (values: Readonly<Record<string, string>>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key.toLowerCase() !== name.toLowerCase()));

function badMedia({ operation, good }: Case): BadRequest[] {
  if (operation.content === null) return [];
  const unsupported = { codes: ['UNSUPPORTED_MEDIA'] };
  const unreadable = { codes: ['CONTRACT_VIOLATION'], pointer: '' };
  const found: BadRequest[] = [
    {
      what: 'as plain text',
      request: { ...good, raw: { type: 'text/plain', text: 'a=1' } },
      refusal: unsupported,
    },
  ];
  if (operation.content === 'json')
    found.push({
      what: 'in JSON that cannot be read',
      request: { ...good, raw: { type: 'application/json', text: '{"a":' } },
      refusal: unreadable,
    });
  if (operation.bodyRequired)
    found.push({ what: 'without its body', request: { ...good, body: undefined }, refusal: unreadable });
  return found;
}
