import { isDeepStrictEqual } from 'node:util';
import { isNode, type SchemaNode } from './schema-shapes.ts';

/** Returns whether a value is as wanted. */
export type Fits = (value: unknown) => boolean;

/** What stands at a keyword, the schema that it stands in, and how a part of that is held against a value. */
export type Wanted = {
  wanted: unknown;
  schema: SchemaNode;
  fitOf: (part: unknown) => Fits;
};

/** Makes the test of one keyword; undefined for one that is not known. */
export const testOf = (keyword: string, given: Wanted): Fits | undefined =>
  isAnnotation(keyword) ? always : tests[keyword]?.(given);

const always: Fits = () => true;

// Nothing is judged by them. Formats are not: the language has none, and in the contract patterns say the same.
const annotations = new Set(
  (
    '$schema $id $defs $comment title description examples default format then else ' +
    'tsType contentMediaType contentEncoding'
  ).split(' '),
);

/** What begins so is of ours, and tells of a value without judging it. */
const isAnnotation = (keyword: string): boolean => keyword.startsWith('x-') || annotations.has(keyword);

const types: Readonly<Record<string, Fits>> = {
  object: isNode,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: Number.isFinite,
  integer: Number.isInteger,
  null: (value) => value === null,
};

const ofText =
  (test: (text: string) => boolean): Fits =>
  (value) =>
    typeof value !== 'string' || test(value);
const ofNumber =
  (test: (number: number) => boolean): Fits =>
  (value) =>
    typeof value !== 'number' || test(value);
const ofList =
  (test: (list: readonly unknown[]) => boolean): Fits =>
  (value) =>
    !Array.isArray(value) || test(value);
const ofObject =
  (test: (node: SchemaNode) => boolean): Fits =>
  (value) =>
    !isNode(value) || test(value);

const asMap = (value: unknown): SchemaNode => (isNode(value) ? value : {});
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const tests: Readonly<Record<string, (given: Wanted) => Fits | undefined>> = {
  type: ({ wanted }) => {
    const named = asList(wanted).map((name) => types[String(name)]);
    return named.every((test) => test !== undefined)
      ? (value) => named.some((test) => test(value))
      : undefined;
  },
  const:
    ({ wanted }) =>
    (value) =>
      isDeepStrictEqual(value, wanted),
  enum:
    ({ wanted }) =>
    (value) =>
      asList(wanted).some((each) => isDeepStrictEqual(value, each)),
  pattern: ({ wanted }) => {
    const pattern = new RegExp(String(wanted), 'u');
    return ofText((text) => pattern.test(text));
  },
  minLength: ({ wanted }) => ofText((text) => Array.from(text).length >= Number(wanted)),
  maxLength: ({ wanted }) => ofText((text) => Array.from(text).length <= Number(wanted)),
  minimum: ({ wanted }) => ofNumber((number) => number >= Number(wanted)),
  maximum: ({ wanted }) => ofNumber((number) => number <= Number(wanted)),
  minItems: ({ wanted }) => ofList((list) => list.length >= Number(wanted)),
  maxItems: ({ wanted }) => ofList((list) => list.length <= Number(wanted)),
  uniqueItems: ({ wanted }) =>
    ofList((list) => wanted !== true || list.every((item, index) => !has(list.slice(index + 1), item))),
  minProperties: ({ wanted }) => ofObject((node) => Object.keys(node).length >= Number(wanted)),
  maxProperties: ({ wanted }) => ofObject((node) => Object.keys(node).length <= Number(wanted)),
  required: ({ wanted }) =>
    ofObject((node) => asList(wanted).every((name) => Object.hasOwn(node, String(name)))),
  properties,
  additionalProperties,
  propertyNames: ({ wanted, fitOf }) => {
    const test = fitOf(wanted);
    return ofObject((node) => Object.keys(node).every(test));
  },
  items: ({ wanted, fitOf }) => {
    const test = fitOf(wanted);
    return ofList((list) => list.every(test));
  },
  allOf: ({ wanted, fitOf }) => {
    const parts = asList(wanted).map(fitOf);
    return (value) => parts.every((test) => test(value));
  },
  anyOf: ({ wanted, fitOf }) => {
    const parts = asList(wanted).map(fitOf);
    return (value) => parts.some((test) => test(value));
  },
  oneOf: ({ wanted, fitOf }) => {
    const parts = asList(wanted).map(fitOf);
    return (value) => parts.filter((test) => test(value)).length === 1;
  },
  not: ({ wanted, fitOf }) => {
    const test = fitOf(wanted);
    return (value) => !test(value);
  },
  if: condition,
};

const has = (list: readonly unknown[], item: unknown): boolean =>
  list.some((each) => isDeepStrictEqual(each, item));

function properties({ wanted, fitOf }: Wanted): Fits {
  const parts = Object.entries(asMap(wanted)).map(([name, part]) => ({ name, test: fitOf(part) }));
  return ofObject((node) => parts.every(({ name, test }) => !Object.hasOwn(node, name) || test(node[name])));
}

function additionalProperties({ wanted, schema, fitOf }: Wanted): Fits {
  const named = new Set(Object.keys(asMap(schema['properties'])));
  const test = fitOf(wanted);
  return ofObject((node) => Object.keys(node).every((name) => named.has(name) || test(node[name])));
}

function condition({ wanted, schema, fitOf }: Wanted): Fits {
  const [test, then, otherwise] = [wanted, schema['then'] ?? true, schema['else'] ?? true].map(fitOf);
  return (value) => (test?.(value) ? then : otherwise)?.(value) === true;
}
