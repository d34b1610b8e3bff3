import { nodeAt, nodesAt, type SyntaxNode } from './syntax.ts';

/** A change of an expression: its kind, by the name that Stryker gives it, and the text that takes its place. */
export type Change = { kind: string; text: string };

const equality: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const arithmetic: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const logical: Record<string, string> = { '&&': '||', '||': '&&', '??': '&&' };
const assignment: Record<string, string> = { '+=': '-=', '-=': '+=', '??=': '=', '||=': '&&=', '&&=': '||=' };

/** Methods that stand for each other, or that are left out. */
const methods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
  ...['filter', 'slice', 'trim', 'toSorted', 'toReversed'].map((name): [string, string] => [name, '']),
]);

type Text = (part: SyntaxNode | undefined) => string;

/** What each kind of expression is changed into. */
const changes: Record<string, (node: SyntaxNode, of: Text) => Change[]> = {
  BinaryExpression(node, of) {
    const operator = String(node['operator']);
    const compared = equality[operator];
    if (compared !== undefined) return swapped(node, of, { kind: 'EqualityOperator', to: compared });
    const other = arithmetic[operator];
    // Texts are joined by a plus, never parted by a minus.
    if (other === undefined || /['"`]/.test(of(node))) return [];
    return swapped(node, of, { kind: 'ArithmeticOperator', to: [other] });
  },
  LogicalExpression: (node, of) =>
    swapped(node, of, { kind: 'LogicalOperator', to: [logical[String(node['operator'])] ?? '&&'] }),
  AssignmentExpression(node, of) {
    const other = assignment[String(node['operator'])];
    return other === undefined
      ? []
      : [
          {
            kind: 'AssignmentOperator',
            text: `${of(nodeAt(node, 'left'))} ${other} ${of(nodeAt(node, 'right'))}`,
          },
        ];
  },
  UpdateExpression(node, of) {
    const [from, to] = node['operator'] === '++' ? ['++', '--'] : ['--', '++'];
    return [{ kind: 'UpdateOperator', text: of(node).replace(from, to) }];
  },
  UnaryExpression(node, of) {
    const argument = of(nodeAt(node, 'argument'));
    if (node['operator'] === '!') return [{ kind: 'BooleanLiteral', text: argument }];
    return node['operator'] === '-' ? [{ kind: 'UnaryOperator', text: `+${argument}` }] : [];
  },
  Literal: (node) => literal(node['value']),
  TemplateLiteral: (node, of) => (of(node) === '``' ? [] : [{ kind: 'StringLiteral', text: '``' }]),
  ArrayExpression: (node) => [
    { kind: 'ArrayDeclaration', text: nodesAt(node, 'elements').length === 0 ? '["changed"]' : '[]' },
  ],
  ObjectExpression: (node) =>
    nodesAt(node, 'properties').length === 0 ? [] : [{ kind: 'ObjectLiteral', text: '{}' }],
  ChainExpression: chained,
  CallExpression: called,
};

/** Lists what may take the place of an expression. */
export function changesOf(node: SyntaxNode, text: string): Change[] {
  const of: Text = (part) => (part === undefined ? '' : text.slice(part.start, part.end));
  return changes[node.type]?.(node, of) ?? [];
}

type Swap = { kind: string; to: readonly string[] };

function swapped(node: SyntaxNode, of: Text, { kind, to }: Swap): Change[] {
  const [left, right] = [of(nodeAt(node, 'left')), of(nodeAt(node, 'right'))];
  return to.map((operator) => ({ kind, text: `(${left}) ${operator} (${right})` }));
}

function literal(value: unknown): Change[] {
  if (typeof value === 'boolean') return [{ kind: 'BooleanLiteral', text: String(!value) }];
  if (typeof value === 'string') return [{ kind: 'StringLiteral', text: value === '' ? '"changed"' : '""' }];
  return [];
}

function called(node: SyntaxNode, of: Text): Change[] {
  const callee = nodeAt(node, 'callee');
  if (callee?.type !== 'MemberExpression' || node['optional'] === true || callee['optional'] === true)
    return [];
  const other = methods.get(of(nodeAt(callee, 'property')));
  if (other === undefined) return [];
  const object = of(nodeAt(callee, 'object'));
  if (other === '') return [{ kind: 'MethodExpression', text: object }];
  const given = nodesAt(node, 'arguments').map(of).join(', ');
  return [{ kind: 'MethodExpression', text: `${object}.${other}(${given})` }];
}

/** Each `?.` of a chain in turn becomes a dot. */
function chained(node: SyntaxNode, of: Text): Change[] {
  const own = of(node);
  const found: Change[] = [];
  let link = nodeAt(node, 'expression');
  while (link !== undefined) {
    const before: SyntaxNode | undefined = nodeAt(link, 'object') ?? nodeAt(link, 'callee');
    if (link['optional'] === true && before !== undefined) {
      const at = before.end - node.start;
      const rest = own.slice(at).replace(/^\s*\?\.(?=[[(])/, '');
      found.push({ kind: 'OptionalChaining', text: own.slice(0, at) + rest.replace(/^\s*\?\./, '.') });
    }
    link = before;
  }
  return found;
}
