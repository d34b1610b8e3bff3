import { isNode, spotsOf, type Say, type SchemaNode, type Schemas, type Words } from '#analysis';

type Told = { schemas: Schemas; say: Say; titles: ReadonlySet<string> };
type Place = { schema: SchemaNode; home: string };

const types: Readonly<Record<string, Words>> = {
  string: { en: 'a text', it: 'un testo' },
  integer: { en: 'a whole number', it: 'un numero intero' },
  number: { en: 'a number', it: 'un numero' },
  boolean: { en: '`true` or `false`', it: '`true` o `false`' },
  object: { en: 'an object', it: 'un oggetto' },
  array: { en: 'a list', it: 'un elenco' },
  null: { en: '`null`', it: '`null`' },
};

const words = {
  expression: { en: 'an expression', it: 'un’espressione' },
  step: { en: 'a step of any kind', it: 'un passo di qualunque tipo' },
  anything: { en: 'any value', it: 'qualunque valore' },
  list: { en: 'a list of', it: 'un elenco di' },
  named: { en: 'by name,', it: 'per nome,' },
  or: { en: 'or', it: 'o' },
} satisfies Readonly<Record<string, Words>>;

/** Says what may stand at a place, as Markdown: values, types, and links to the objects of the page. */
export function valueOf(place: Place, told: Told): string {
  const { say, titles } = told;
  const spots = spotsOf(place, told.schemas);
  const [own = place] = spots.filter(({ schema }) => !('$ref' in schema));
  const { title } = own.schema;
  if (title === 'Expression') return say(words.expression);
  if (title === 'Step') return say(words.step);
  if (typeof title === 'string' && titles.has(title)) return `[${title}](#${title.toLowerCase()})`;
  return shapeOf(own, told);
}

function shapeOf({ schema, home }: Place, told: Told): string {
  const { say } = told;
  const { oneOf, const: only, enum: few = only === undefined ? undefined : [only], items } = schema;
  const inner = (part: SchemaNode) => valueOf({ schema: part, home }, told);
  if (Array.isArray(oneOf))
    return oneOf
      .filter(isNode)
      .map(inner)
      .join(` ${say(words.or)} `);
  if (Array.isArray(few)) return few.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (isNode(items)) return `${say(words.list)} ${inner(items)}`;
  const members = schema['additionalProperties'];
  if (isNode(members)) return `${say(words.named)} ${inner(members)}`;
  const named = [schema['type']].flat().filter((type) => typeof type === 'string');
  const all = named.map((type) => say(types[type] ?? words.anything));
  return all.length === 0 ? say(words.anything) : all.join(` ${say(words.or)} `) + boundsOf(schema);
}

function boundsOf({ minimum, maximum }: SchemaNode): string {
  if (typeof minimum !== 'number') return '';
  return typeof maximum === 'number' ? ` ${minimum}–${maximum}` : ` ≥ ${minimum}`;
}
