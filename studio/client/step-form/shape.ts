import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { fieldOptions, type Shown } from './shown.ts';
import { isNode, memberOf, nodeFor, type Node } from './schema-nodes.ts';
import { plainShape, type Ground } from './plain-shape.ts';
import { beginningsIn } from './beginnings.ts';

/** A form for a value: what rjsf draws it from. */
export type Shape = { schema: RJSFSchema; ui: UiSchema };

// As data rjsf hands them on untouched.
type Options = NonNullable<UiSchema['ui:options']>;

type At = { node: Node; value: unknown; shown: Shown };

/** Makes the form for a value from what the schema says of it: only what stands there, and what the form can say. */
export function shapeOf({ node, value, shown }: At, ground: Ground): Shape {
  const found = nodeFor(node, value, ground.shapes);
  const { schema } = found;
  const plain = plainShape(schema, value, ground);
  const options: Options = { ...fieldOptions({ schema, ...shown }) };
  if (plain) return { schema: plain, ui: { ...widgetOf(plain), 'ui:options': options } };
  const at = { node: found, value, shown };
  if (Array.isArray(value) && value.some(isNode)) return listShape(at, ground, options);
  if (isNode(value) && isGroup(schema)) return groupShape(at, ground, options);
  // Of an empty schema rjsf draws nothing.
  return { schema: { title: '' }, ui: { 'ui:field': 'untold', 'ui:options': options } };
}

const isGroup = ({ properties, additionalProperties }: Node['schema']): boolean =>
  isNode(properties) || isNode(additionalProperties);

function groupShape({ node, value, shown }: At, ground: Ground, options: Options): Shape {
  const parts = Object.entries(Object(value)).flatMap(([name, member]): [string, Shape][] => {
    const own = memberOf(node, name);
    const schema = own ? nodeFor(own, member, ground.shapes).schema : {};
    // What kind of step it is stands above the form.
    if ('const' in schema) return [];
    const required = node.schema['required'];
    const isOptional =
      isNode(node.schema['properties']) && !(Array.isArray(required) && required.includes(name));
    const below = { keys: [...shown.keys, name], isOptional, isItem: false };
    return [[name, shapeOf({ node: own ?? { schema: {}, home: '' }, value: member, shown: below }, ground)]];
  });
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(parts.map(([name, { schema }]) => [name, schema])),
    },
    ui: {
      ...Object.fromEntries(parts.map(([name, { ui }]) => [name, ui])),
      'ui:options': { ...options, begins: beginningsIn(node, value, ground) },
    },
  };
}

function listShape({ node, value, shown }: At, ground: Ground, options: Options): Shape {
  const items: unknown = node.schema['items'];
  const own = { schema: isNode(items) ? items : {}, home: node.home };
  const parts = (Array.isArray(value) ? value : []).map((each: unknown, index) =>
    shapeOf(
      {
        node: own,
        value: each,
        shown: { keys: [...shown.keys, String(index)], isOptional: false, isItem: true },
      },
      ground,
    ),
  );
  return {
    schema: { type: 'array', items: parts.map(({ schema }) => schema) },
    // Of a list of fixed parts rjsf takes one for each; its type knows one for all.
    ui: { items: parts.map(({ ui }) => ui) as unknown as UiSchema, 'ui:options': options },
  };
}

function widgetOf({ type, enum: choices }: RJSFSchema): UiSchema {
  if (type === 'array') return { 'ui:widget': 'several' };
  if (type === 'boolean') return { 'ui:widget': 'yes' };
  if (choices) return { 'ui:widget': 'choice' };
  return { 'ui:widget': type === 'integer' ? 'number' : 'words' };
}
