import type { RJSFSchema } from '@rjsf/utils';
import type { StepShapes, StepSource } from '../../written.ts';
import { isNode, type Node } from './schema-nodes.ts';

/** What a form is made from: the schemas of journeys, and the names that may stand in a step. */
export type Ground = { shapes: StepShapes; names: StepSource['names'] };

/** Makes the schema of what is answered by one control; nothing of anything else. */
export function plainShape(
  schema: Node['schema'],
  value: unknown,
  { names }: Ground,
): RJSFSchema | undefined {
  const { type } = schema;
  if (typeof value === 'boolean' && type === 'boolean') return { type };
  if (typeof value === 'number' && type === 'integer') return wholeShape(schema);
  if (typeof value === 'string') return wordsShape(schema, value, names);
  return Array.isArray(value) ? severalShape(schema, value, names) : undefined;
}

const wholeShape = ({ minimum, maximum }: Node['schema']): RJSFSchema => ({
  type: 'integer',
  ...(typeof minimum === 'number' && { minimum }),
  ...(typeof maximum === 'number' && { maximum }),
});

function wordsShape(schema: Node['schema'], value: string, names: Ground['names']): RJSFSchema | undefined {
  const choices = choicesOf(schema, names);
  // A name that is not known stays in sight.
  if (choices) return { type: 'string', enum: [...new Set([...choices, value])] };
  return schema['type'] === 'string' ? { type: 'string' } : undefined;
}

function severalShape(
  { items }: Node['schema'],
  value: readonly unknown[],
  names: Ground['names'],
): RJSFSchema | undefined {
  const choices = isNode(items) ? choicesOf(items, names) : undefined;
  const chosen = value.filter((each) => typeof each === 'string');
  if (!choices || chosen.length < value.length) return undefined;
  return {
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', enum: [...new Set([...choices, ...chosen])] },
  };
}

/** Lists what can be chosen, where all of it is known. */
function choicesOf(schema: Node['schema'], names: Ground['names']): readonly string[] | undefined {
  const { enum: listed, 'x-names': sort } = schema;
  if (Array.isArray(listed)) return listed.filter((each) => typeof each === 'string');
  if (typeof sort !== 'string' || !Object.hasOwn(names, sort) || suggested.has(sort)) return undefined;
  return names[sort];
}

/** Of these a step may have a new one. */
export const suggested: ReadonlySet<string> = new Set(['popup']);
