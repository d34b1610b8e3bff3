import { isNode, type SchemaNode, type Sources } from '#analysis';
import type { FieldLimits, FieldWriting } from '#studio';
import { typeForDatum } from '#studio';

type Contract = Sources['language']['contract'];

/** A member of what is sent: its name, what the contract says of it, and what it is in Italian. */
export type Member = { name: string; schema: unknown; words: string };

/** How the answer to a member is shown, limited and kept. */
export type Asked = Pick<FieldWriting, 'widget' | 'limits'> & { type: string; isSensitive: boolean };

/** Finds how one asks for a member; nothing where no field answers it. */
export function askedFor(member: Member, contract: Contract): Asked | undefined {
  const found = contract.resolve(member.schema);
  if (!found) return undefined;
  // What stands beside a reference says more than that.
  const schema = { ...found, ...(isNode(member.schema) && member.schema) };
  const type = typeForDatum(member.schema, contract);
  const widget = widgetFor({ ...member, type }, schema);
  if (widget === undefined) return undefined;
  const isSensitive = schema['x-secret'] === true || guarded.has(widget);
  return { widget, limits: limitsOf(schema), type, isSensitive };
}

const guarded: ReadonlySet<string> = new Set(['password', 'phone', 'email', 'files']);

/** A menu is for more than one sees at once. */
const mostInSight = 4;
/** What may be longer is written in several lines. */
const longestLine = 200;

function widgetFor({ name, words, type }: Member & { type: string }, schema: SchemaNode): string | undefined {
  const choices = schema['enum'];
  if (Array.isArray(choices)) {
    if (!choices.every((each) => typeof each === 'string')) return undefined;
    return choices.length > mostInSight ? 'select' : 'radio';
  }
  switch (schema['type']) {
    case 'boolean':
      return 'checkbox';
    case 'integer':
      return isAmount({ words, type }) ? 'amount' : undefined;
    case 'array':
      return name === 'files' ? 'files' : undefined;
    case 'string':
      return lineFor(name, schema);
    default:
      return undefined;
  }
}

function lineFor(name: string, schema: SchemaNode): string {
  if (schema['x-secret'] === true) return 'password';
  if (schema['format'] === 'email') return 'email';
  if (schema['format'] === 'date') return 'date';
  // The field for a number takes digits alone.
  if (/phone/i.test(name) && !String(schema['pattern']).includes('+')) return 'phone';
  return Number(schema['maxLength'] ?? 0) > longestLine ? 'textarea' : 'text';
}

/** Amounts are whole numbers of cents: the contract says so by a schema of its own, or by its words. */
export const isAmount = ({ words, type }: { words: string; type: string }): boolean =>
  type === 'provider:Cents' || words.startsWith('Importo');

function limitsOf(schema: SchemaNode): FieldLimits {
  const bound = (...names: readonly string[]): number | undefined =>
    names.map((name) => schema[name]).find((value) => typeof value === 'number');
  const [least, most] = [
    bound('minLength', 'minimum', 'minItems'),
    bound('maxLength', 'maximum', 'maxItems'),
  ];
  const { pattern, enum: choices } = schema;
  return {
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(typeof pattern === 'string' && { pattern }),
    ...(Array.isArray(choices) && { choices: choices.map(String) }),
  };
}
