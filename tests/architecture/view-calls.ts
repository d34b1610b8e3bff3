import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations, type OperationId } from '#schemas';
import { root, sourceFiles } from './source-files.ts';
import { gather, isNode, type SyntaxNode } from './syntax.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isOperation = (text: string): text is OperationId => Object.hasOwn(operations, text);

/** Finds the text that a function is called with before all else: how views name what they ask the bank. */
function firstText(node: SyntaxNode): string[] {
  if (node['type'] !== 'CallExpression' || !Array.isArray(node['arguments'])) return [];
  const [first]: unknown[] = node['arguments'];
  const expression = isNode(first) ? first['expression'] : undefined;
  return isNode(expression) && expression['type'] === 'StringLiteral' ? [String(expression['value'])] : [];
}

/** Lists the operations that the portal’s own code calls, journeys aside, by their names in it. */
export function callsOfViews(): OperationId[] {
  const shipped = sourceFiles(['ui']).filter((path) => !/\.(?:test|fixture)\.tsx?$/u.test(path));
  const texts = shipped.flatMap((path) => gather(read(path), path.endsWith('x'), firstText));
  return [...new Set(texts)].filter(isOperation);
}
