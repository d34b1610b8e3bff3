import type { LenientNode, LenientText } from './lenient-json.ts';

/** The text in which the caret stands: whether it is a key or a value, and the keys that lead to it. */
export type Caret = { keys: readonly string[]; part: 'key' | 'value'; text: LenientText };

/** Finds the text that holds an offset between its quotes; nothing elsewhere. */
export function caretAt(root: LenientNode | undefined, offset: number): Caret | undefined {
  let node = root;
  const keys: string[] = [];
  while (node) {
    if (node.kind === 'text') return holds(node, offset) ? { keys, part: 'value', text: node } : undefined;
    if (node.kind === 'plain') return undefined;
    if (node.kind === 'object') {
      const key = node.members.find((member) => holds(member.key, offset))?.key;
      if (key) return { keys: [...keys, key.text], part: 'key', text: key };
    }
    const [name, child] = childAt(node, offset) ?? [];
    if (name !== undefined) keys.push(name);
    node = child;
  }
  return undefined;
}

/** Finds where the keys of a path lead: a key of an object, or where asked for its value; nothing when there is no such place. */
export function placeOf(
  root: LenientNode | undefined,
  keys: readonly string[],
  part: Caret['part'] = 'key',
): LenientNode | undefined {
  let node = root;
  let place = root;
  for (const name of keys) {
    if (node?.kind === 'list') place = node = node.items[Number(name)];
    else if (node?.kind === 'object') {
      const member = node.members.findLast(({ key }) => key.text === name);
      place = member?.key;
      node = member?.value;
    } else return undefined;
  }
  return part === 'key' ? place : node;
}

const holds = ({ start, end, isClosed }: LenientText, offset: number): boolean =>
  start < offset && offset <= (isClosed ? end - 1 : end);

type Child = readonly [string, LenientNode];

function childAt(node: Extract<LenientNode, { kind: 'object' | 'list' }>, offset: number): Child | undefined {
  const children: readonly Child[] =
    node.kind === 'list'
      ? node.items.map((item, index) => [String(index), item])
      : node.members.flatMap(({ key, value }) => (value ? [[key.text, value]] : []));
  return children.find(([, child]) => child.start < offset && offset <= child.end);
}
