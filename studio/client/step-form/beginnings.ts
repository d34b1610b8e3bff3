import { plainShape, type Ground } from './plain-shape.ts';
import { isNode, memberOf, resolved, type Node } from './schema-nodes.ts';

/** Lists what may be added to a group and can be said in a form, each with what it begins as. */
export function beginningsIn(node: Node, value: unknown, ground: Ground): Readonly<Record<string, unknown>> {
  const { properties } = node.schema;
  if (!isNode(properties)) return {};
  const missing = Object.keys(properties).filter((name) => !Object.hasOwn(Object(value), name));
  return Object.fromEntries(
    missing.flatMap((name) => {
      const own = memberOf(node, name);
      const begun = own && beginningOf(own, ground);
      return begun === undefined ? [] : [[name, begun]];
    }),
  );
}

/** What something begins as once it is added: the first that can be chosen, the least, a yes; nothing where no form can say it. */
function beginningOf(node: Node, ground: Ground): unknown {
  const own = firstWay(resolved(node, ground.shapes), ground);
  const { schema } = own;
  if ('x-names' in schema && schema['x-names'] === 'expression') return undefined;
  for (const first of [true, Number(schema['minimum'] ?? 0), '', []]) {
    const plain = plainShape(schema, first, ground);
    if (plain) return plain.enum?.find((each) => each !== '') ?? first;
  }
  const { properties, required } = schema;
  if (!isNode(properties) || !Array.isArray(required) || required.length === 0) return undefined;
  const members = required.map((name): [string, unknown] => {
    const member = memberOf(own, String(name));
    return [String(name), member && beginningOf(member, ground)];
  });
  return members.some(([, begun]) => begun === undefined) ? undefined : Object.fromEntries(members);
}

function firstWay({ schema, home }: Node, { shapes }: Ground): Node {
  const { oneOf } = schema;
  const [first]: unknown[] = Array.isArray(oneOf) ? oneOf : [];
  return isNode(first) ? resolved({ schema: first, home }, shapes) : { schema, home };
}
