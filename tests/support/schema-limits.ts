import { asNode } from '#schemas/provider';

/** Formats whose texts cannot be longer than some length, all told. */
const shortFormats: ReadonlySet<unknown> = new Set(['date', 'uuid', 'ipv4', 'ipv6']);

const holders = ['properties', 'patternProperties', '$defs'] as const;
const choices = ['oneOf', 'anyOf', 'allOf', 'prefixItems'] as const;
const sorts = ['type', '$ref', ...choices] as const;
const parts = ['items', 'additionalProperties', 'propertyNames'] as const;
// What holds on a condition says more of the schema around it, which has the limits; only members of its own need some.
const onCondition = ['then', 'else'] as const;

/** Lists the places of a JSON Schema that leave a text, a number, a list or a map as long or large as one likes. */
export function unlimitedIn(schema: unknown, place: string): string[] {
  // `true` says that there is something, `false` that there is nothing.
  if (typeof schema !== 'object' || schema === null) return [];
  const node = asNode(schema);
  const ownType = 'type' in node ? { type: node['type'] } : {};
  const own = missingLimits(node).map((limit) => `${place}: no ${limit}`);
  const inner = [
    ...holders.flatMap((key) => Object.entries(asNode(node[key]))),
    // A choice is of its schema’s own type where it names none.
    ...choices.flatMap((key) =>
      Object.entries(asNode(node[key])).map(([at, one]) => [`${key}/${at}`, { ...ownType, ...asNode(one) }]),
    ),
    ...onCondition.flatMap((key) =>
      Object.entries(asNode(asNode(node[key])['properties']))
        .filter(([name]) => !Object.hasOwn(asNode(node['properties']), name))
        .map(([name, one]) => [`${key}/${name}`, one]),
    ),
    ...parts.flatMap((key) => (node[key] === undefined ? [] : [[key, node[key]]])),
  ] as [string, unknown][]; // each is a name beside the schema that it names
  return [...own, ...inner.flatMap(([name, one]) => unlimitedIn(one, `${place}/${name}`))];
}

type Node = Readonly<Record<string, unknown>>;

const isOf = (node: Node, ...types: string[]) =>
  [node['type']].flat().some((type) => types.includes(String(type)));
const isText = (node: Node) => isOf(node, 'string') || 'contentMediaType' in node;
const isNumber = (node: Node) => isOf(node, 'integer', 'number');
const isMap = ({ additionalProperties = false }: Node) => additionalProperties !== false;

/** Each limit, and of which schemas it is missing. */
const limits: readonly (readonly [string, (node: Node) => boolean])[] = [
  ['type', (node) => !isText(node) && !sorts.some((key) => key in node)],
  ['additionalProperties', (node) => isOf(node, 'object') && !('additionalProperties' in node)],
  ['maxLength', (node) => isText(node) && !isShort(node)],
  ['minimum', (node) => isNumber(node) && !('minimum' in node)],
  ['maximum', (node) => isNumber(node) && !('maximum' in node)],
  ['maxItems', (node) => isOf(node, 'array') && !('maxItems' in node)],
  ['maxProperties', (node) => isMap(node) && !('maxProperties' in node)],
  ['propertyNames', (node) => isMap(node) && !('propertyNames' in node)],
];

const missingLimits = (node: Node): string[] =>
  'enum' in node || 'const' in node
    ? []
    : limits.flatMap(([limit, isMissing]) => (isMissing(node) ? [limit] : []));

const isShort = ({ maxLength, format, pattern }: Node): boolean =>
  maxLength !== undefined ||
  shortFormats.has(format) ||
  (typeof pattern === 'string' && endsSomewhere(pattern));

/** Returns whether a pattern speaks of the whole text and repeats nothing without end. */
export function endsSomewhere(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  // An anchor of one alternative says nothing of the others, unless they are in a group.
  const outside = withoutGroups(bare);
  return /^\^[^|]*\$$/.test(outside) && !/[*+]|\{\d+,\}/.test(bare);
}

function withoutGroups(pattern: string): string {
  const inner = pattern.replaceAll(/\([^()]*\)/g, 'x');
  return inner === pattern ? pattern : withoutGroups(inner);
}
