import type { Contract, ContractOperation } from '#schemas/provider';
import { badRequests, bodySpot, isNode, pointerTo, type Request, spotsOf, withValue } from '#conformance';

/** A request whose body, media or parameters break the contract. */
export type BrokenRequest = {
  what: string;
  request: Request;
  /** Too big to be sent again with each wrong token. */
  once?: true;
};

/** The codes with which a broken request may be refused. */
export const brokenCodes = ['CONTRACT_VIOLATION', 'UNSUPPORTED_MEDIA', 'BODY_TOO_LARGE'] as const;

const json = 'application/json';
const deep = 10_000;
const beyond = 3_000_001;

/** Breaks a right request in every way that is known. */
export function brokenRequests(
  contract: Contract,
  operation: ContractOperation,
  good: Request,
): BrokenRequest[] {
  const byContract = badRequests({ contract, operation, good });
  if (operation.content === null) return [...byContract, ...queriesSentTwice(good)];
  const raw = [
    ...badMedia(good),
    ...(operation.content === 'json' ? badJson(contract, operation, good) : []),
  ];
  return [...byContract, ...queriesSentTwice(good), ...raw];
}

const withRaw = (request: Request, type: string, text: string): Request => ({
  ...request,
  raw: { type, text },
});

function badMedia(good: Request): BrokenRequest[] {
  const text = JSON.stringify(good.body ?? {});
  const types = ['text/plain', 'application/xml', 'application/json; charset=utf-16', 'image/png'];
  const others = types.map((type) => ({ what: `as ${type}`, request: withRaw(good, type, text) }));
  const packed = { ...good, headers: { ...good.headers, 'content-encoding': 'gzip' } };
  return [
    ...others,
    { what: 'as if it were packed', request: packed },
    good.content === 'form'
      ? { what: 'as JSON', request: withRaw(good, json, text) }
      : { what: 'as a form', request: withRaw(good, 'application/x-www-form-urlencoded', 'a=1') },
    {
      what: 'longer than is read',
      request: withRaw(good, json, `{"a":"${'x'.repeat(beyond)}"}`),
      once: true,
    },
  ];
}

/** A gateway that reads the first and a bank that reads the last would look at different things. */
function queriesSentTwice(good: Request): BrokenRequest[] {
  return Object.keys(good.query).map((name) => {
    const all = new URLSearchParams([...Object.entries(good.query), [name, good.query[name] ?? '']]);
    return { what: `?${name} twice`, request: { ...good, path: `${good.path}?${all}`, query: {} } };
  });
}

function badJson(contract: Contract, operation: ContractOperation, good: Request): BrokenRequest[] {
  const text = JSON.stringify(good.body ?? {});
  const texts: Record<string, string> = {
    ...wrongRoots,
    ...unreadable(text),
    'nested lists': `${'['.repeat(deep)}${']'.repeat(deep)}`,
    'nested objects': `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
    'with __proto__': withMember(text, '"__proto__":{"limited":false}'),
    'with constructor': withMember(text, '"constructor":{"prototype":{"limited":false}}'),
    'with toString': withMember(text, '"toString":1'),
    ...twice(text, good.body),
    ...oddMembers(contract, operation, good),
  };
  return Object.entries(texts).map(([what, each]) => ({ what, request: withRaw(good, json, each) }));
}

const wrongRoots = {
  null: 'null',
  'a list': '[{}]',
  'an empty list': '[]',
  'a text': '"x"',
  'a number': '1',
  true: 'true',
};

const unreadable = (text: string): Record<string, string> => ({
  'cut short': text.slice(0, -1),
  'sent twice': text + text,
  'with a comma behind': `${text},`,
  'with a comment': `/**/${text}`,
  'after a byte order mark': `\uFEFF${text}`,
  'with NaN': '{"a":NaN}',
  'in other quotes': "{'a':1}",
  'after a NUL': `\0${text}`,
});

const withMember = (text: string, member: string): string =>
  text === '{}' ? `{${member}}` : `{${member},${text.slice(1)}`;

/** The same member twice, once as it should be and once otherwise, in either order. */
function twice(text: string, body: unknown): Record<string, string> {
  if (!isNode(body)) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => [
      [`${name} twice`, withMember(text, `${JSON.stringify(name)}:${JSON.stringify(value)}`)],
      [`${name} twice, spelled otherwise`, withMember(text, `${escaped(name)}:${JSON.stringify(value)}`)],
    ]),
  );
}

/** Writes a name with its first letter as an escape, which is the same name. */
const escaped = (name: string): string =>
  `"\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}"`;

const place = '@@';
const numbers = ['1e400', '-1e400', '9007199254740993', '1'.repeat(400), '0.1'];

/** Puts into each member of a body what no reader may make something else of. */
function oddMembers(contract: Contract, operation: ContractOperation, good: Request): Record<string, string> {
  const root = bodySpot(contract, operation, good.body);
  const spots = root === null ? [] : spotsOf(contract, root).filter(({ path }) => path.length > 0);
  const odd: Record<string, string> = {};
  for (const { path, schema } of spots) {
    const put = (literal: string) =>
      JSON.stringify(withValue(good.body, path, place)).replace(JSON.stringify(place), () => literal);
    const isText = schema['type'] === 'string';
    for (const number of numbers) odd[`${number.slice(0, 20)} at ${pointerTo(path)}`] = put(number);
    for (const sort of ['null', '[]', '{}', 'true'])
      if (!takes(schema['type'], sort)) odd[`${sort} at ${pointerTo(path)}`] = put(sort);
    if (isText) odd[`NUL at ${pointerTo(path)}`] = put(String.raw`"\u0000"`);
  }
  return odd;
}

const sorts: Readonly<Record<string, string>> = {
  null: 'null',
  '[]': 'array',
  '{}': 'object',
  true: 'boolean',
};

const takes = (type: unknown, literal: string): boolean => [type].flat().includes(sorts[literal]);
