import { changesOf, type Change } from './changes.ts';
import { isNode, nodeAt, nodesAt, parsed, runningParts, type SyntaxNode } from './syntax.ts';

/** A change that tests must notice. */
export type Mutant = { id: string; kind: string; line: number; was: string; becomes: string };

/** A text that holds all its mutants, each chosen by its id while it runs, and the list of them. */
export type Mutated = { text: string; mutants: Mutant[] };

/** Writes every mutant of a file into its text: `__m("id") ? changed : original`. */
export function mutate(path: string, text: string): Mutated {
  const mutants: Mutant[] = [];
  const chosen = (node: SyntaxNode, { kind, text: becomes }: Change): string => {
    const id = `${path}#${mutants.length}`;
    const line = text.slice(0, node.start).split('\n').length;
    mutants.push({ id, kind, line, was: text.slice(node.start, node.end), becomes });
    return `__m(${JSON.stringify(id)})`;
  };

  /** The text of a node, with what is inside it changed. */
  const inside = (node: SyntaxNode): string => {
    let written = '';
    let at = node.start;
    for (const { member, part } of runningParts(node)) {
      // A member that is named by itself, `{ a }`, stands twice in the tree.
      if (part.start < at) continue;
      written += text.slice(at, part.start) + put(part, node, member);
      at = part.end;
    }
    return written + text.slice(at, node.end);
  };

  const put = (node: SyntaxNode, parent: SyntaxNode, member: string): string => {
    if (isFixed(node, parent, member)) return text.slice(node.start, node.end);
    if (node.type === 'BlockStatement') return block(node, parent);
    if (node.type === 'SwitchCase') return switchCase(node);
    const changes = [...changesOf(node, text), ...ofTest(parent, member), ...ofAnswer(node, parent, member)];
    const isLink =
      (parent.type === 'MemberExpression' && member === 'object') ||
      (parent.type === 'CallExpression' && member === 'callee');
    if (changes.length === 0 || (isLink && /\?\./.test(text.slice(parent.start, parent.end))))
      return inside(node);
    const choices = changes.map((change) => `${chosen(node, change)} ? (${change.text}) : `).join('');
    return `(${choices}(${inside(node)}))`;
  };

  const block = (node: SyntaxNode, parent: SyntaxNode): string => {
    if (nodesAt(node, 'body').length === 0 || parent.type === 'TryStatement') return inside(node);
    return `{ if (${chosen(node, { kind: 'BlockStatement', text: '{}' })}) {} else ${inside(node)} }`;
  };

  const switchCase = (node: SyntaxNode): string => {
    const steps = nodesAt(node, 'consequent');
    const test = nodeAt(node, 'test');
    const head = test === undefined ? 'default:' : `case ${text.slice(test.start, test.end)}:`;
    const written = steps.map((step) => put(step, node, 'consequent')).join('\n');
    // What a case declares the others may read: it cannot go into a block, nor twice what is a block already.
    const isWhole = steps.every(({ type }) => type !== 'VariableDeclaration' && type !== 'BlockStatement');
    if (steps.length === 0 || !isWhole) return `${head} ${written}`;
    return `${head} if (!${chosen(node, { kind: 'ConditionalExpression', text: head })}) { ${written} }`;
  };

  const program = parsed(path, text);
  const begin = 'const __m = (id) => globalThis.mutation?.isActive(id) ?? false; ';
  return { text: begin + inside({ ...program, start: 0, end: text.length }), mutants };
}

const isImport = ({ type }: SyntaxNode): boolean => type.startsWith('Import') && type !== 'ImportExpression';

/** Where nothing may stand but what stands there: what is assigned to, a tag and its text, the place of a module. */
const fixedPlaces: Record<string, readonly string[]> = {
  AssignmentExpression: ['left'],
  UpdateExpression: ['argument'],
  TaggedTemplateExpression: ['tag', 'quasi'],
  ImportExpression: ['source'],
  JSXAttribute: ['value'],
  ExportNamedDeclaration: ['source'],
  ExportAllDeclaration: ['source'],
};

/** What has to stay as it is: names, places of modules, the words of JSX. */
function isFixed(node: SyntaxNode, parent: SyntaxNode, member: string): boolean {
  if (isImport(node) || (member === 'key' && parent['computed'] !== true)) return true;
  if (parent.type === 'JSXAttribute' && node.type !== 'Literal') return false;
  if (parent.type === 'UnaryExpression' && parent['operator'] === 'delete') return true;
  return fixedPlaces[parent.type]?.includes(member) ?? false;
}

/** What decides a way goes one way always, or the other. */
function ofTest(parent: SyntaxNode, member: string): Change[] {
  if (member !== 'test' || parent.type === 'SwitchCase') return [];
  const isLoop = parent.type.endsWith('WhileStatement') || parent.type === 'ForStatement';
  return (isLoop ? ['false'] : ['true', 'false']).map((text) => ({ kind: 'ConditionalExpression', text }));
}

/** What an arrow answers is left out. */
function ofAnswer(node: SyntaxNode, parent: SyntaxNode, member: string): Change[] {
  const isAnswer =
    parent.type === 'ArrowFunctionExpression' && member === 'body' && node.type !== 'BlockStatement';
  return isAnswer && isNode(node) ? [{ kind: 'ArrowFunction', text: 'undefined' }] : [];
}
