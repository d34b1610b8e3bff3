import { parseSync } from '@swc/core';

/** A node of the syntax tree, of which nothing is known until it is looked at. */
export type SyntaxNode = Record<string, unknown>;

/** Returns whether a value of the tree is a node (or a list of nodes). */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null;
}

/** Walks the tree of a TypeScript text, and gathers what `see` answers for each node of it. */
export function gather<T>(text: string, tsx: boolean, see: (node: SyntaxNode) => readonly T[]): T[] {
  const walk = (node: unknown): T[] => {
    if (Array.isArray(node)) return node.flatMap(walk);
    if (!isNode(node)) return [];
    return [...see(node), ...Object.values(node).flatMap(walk)];
  };
  return walk(parseSync(text, { syntax: 'typescript', tsx, target: 'es2024' }));
}
