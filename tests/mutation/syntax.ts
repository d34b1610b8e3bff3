import { parseSync } from 'rolldown/utils';

/** A node of the syntax tree and where it stands in the text. */
export type SyntaxNode = { type: string; start: number; end: number; [member: string]: unknown };

/** Parses a text of TypeScript or TSX. */
export function parsed(path: string, text: string): SyntaxNode {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0 || !isNode(program)) throw new Error(`${path}: ${errors[0]?.message}`);
  return program;
}

/** Checks that a member of a node is a node too. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}

/** Takes a member that is a node. */
export function nodeAt(node: SyntaxNode, member: string): SyntaxNode | undefined {
  const value = node[member];
  return isNode(value) ? value : undefined;
}

/** Takes a member that is a list of nodes. */
export function nodesAt(node: SyntaxNode, member: string): SyntaxNode[] {
  const value = node[member];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

const typesOnly = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
  'implements',
]);
const alive = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Lists the parts of a node that run, in the order of the text, each with the member where it stands. */
export function runningParts(node: SyntaxNode): { member: string; part: SyntaxNode }[] {
  return Object.entries(node)
    .filter(([member]) => !typesOnly.has(member))
    .flatMap(([member, value]) =>
      (Array.isArray(value) ? value : [value]).filter(isNode).map((part) => ({ member, part })),
    )
    .filter(({ part }) => !part.type.startsWith('TS') || alive.has(part.type))
    .toSorted((one, other) => one.part.start - other.part.start);
}
