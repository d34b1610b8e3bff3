import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';
import { gather, isNode, type SyntaxNode } from './syntax.ts';

const spokenAttributes =
  /^(?:alt|title|label|placeholder|description|heading|help|hint|text|aria-(?:label|description|roledescription|valuetext))$/u;
// A comparison's texts are not shown; what is added, or stands in for what is missing, may be.
const joins = ['+', '??', '||', '&&'];
const letters = /\p{L}{2}/u;

const components = sourceFiles(['ui']).filter(
  (path) =>
    path.endsWith('.tsx') && !/\.(?:test|fixture)\.tsx$/u.test(path) && !path.startsWith('ui/kit/gallery/'),
);

/** Gathers the words that an expression may come to: a text, a template, either side of a choice. */
function wordsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node['type'] === 'StringLiteral') return [String(node['value'])];
  if (node['type'] === 'TemplateLiteral') return quasisOf(node['quasis']);
  if (node['type'] === 'ParenthesisExpression') return wordsOf(node['expression']);
  if (node['type'] === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].flatMap(wordsOf);
  if (node['type'] === 'BinaryExpression' && joins.includes(String(node['operator']))) {
    return [node['left'], node['right']].flatMap(wordsOf);
  }
  return [];
}

function quasisOf(quasis: unknown): string[] {
  if (!Array.isArray(quasis)) return [];
  return quasis.map((quasi) => (isNode(quasi) ? String(quasi['cooked']) : ''));
}

function childrenOf(node: SyntaxNode): unknown[] {
  const isElement = node['type'] === 'JSXElement' || node['type'] === 'JSXFragment';
  return isElement && Array.isArray(node['children']) ? node['children'] : [];
}

function wordsIn(node: SyntaxNode): string[] {
  const shown = childrenOf(node).flatMap((child) => {
    if (!isNode(child)) return [];
    return child['type'] === 'JSXText' ? [String(child['value'])] : wordsOf(child['expression']);
  });
  return [...shown, ...spokenIn(node)].filter((word) => letters.test(word));
}

function spokenIn(node: SyntaxNode): string[] {
  if (node['type'] !== 'JSXAttribute' || !isNode(node['name'])) return [];
  if (!spokenAttributes.test(String(node['name']['value']))) return [];
  const value = node['value'];
  if (!isNode(value)) return [];
  return value['type'] === 'JSXExpressionContainer' ? wordsOf(value['expression']) : wordsOf(value);
}

const prose = /\p{L}{2,}[,;:]? \p{L}+/u;

// Names of elements, of link relations, of what a frame may do and of the side that something opens on are lists of words
// that nobody reads.
const markup =
  /^(?:allow-[a-z]+(?:-[a-z]+)*|input|select|textarea|button|noopener|noreferrer|bottom|start|[, ])+$/u;

/** Gathers sentences kept under a name, whence they reach the screen unseen. */
function keptIn(node: SyntaxNode): string[] {
  const kept = [node['init'], node['value'], node['argument'], node['body']].flatMap(wordsOf);
  return kept.filter((words) => prose.test(words) && !markup.test(words));
}

const unspoken = sourceFiles(['ui']).filter(
  (path) =>
    /\.tsx?$/u.test(path) &&
    !/\.(?:test|fixture)\.tsx?$/u.test(path) &&
    !/^ui\/(?:kit\/gallery|build)\//u.test(path),
);

describe('the words of a component', () => {
  it.each([
    ['between tags', '<p>Ciao</p>'],
    ['in braces', "<p>{'Ciao'}</p>"],
    ['in a template', '<p>{`Ciao ${name}`}</p>'],
    ['in a choice', "<p>{known ? 'Ciao' : ''}</p>"],
    ['for a screen reader', '<p aria-label="Ciao" />'],
    ['in a label', "<Field label={'Ciao'} />"],
  ])('are seen when they stand %s', (_, text) => {
    expect(gather(`export const Planted = () => ${text};`, true, wordsIn)).toEqual([
      expect.stringContaining('Ciao'),
    ]);
  });

  it('are told from names that nobody reads', () => {
    const text = 'export const Planted = () => <p className="lead" id="main">{t("home.title")} – {3}</p>;';

    expect(gather(text, true, wordsIn)).toEqual([]);
  });

  it('are seen when a constant, an object or a function keeps them', () => {
    const text =
      "const a = 'Ciao a tutti'; const b = { c: 'Gestisci carta' }; const d = () => `Torna alla home`;";

    expect(gather(text, false, keptIn)).toHaveLength(3);
  });

  it('are kept by no file of the portal', () => {
    const kept = unspoken.flatMap((path) =>
      gather(readFileSync(join(root, path), 'utf8'), path.endsWith('.tsx'), keptIn).map(
        (words) => `${path}: ${words}`,
      ),
    );

    expect(kept).toEqual([]);
  });

  it('come from the texts, never from the code', () => {
    const spoken = components.flatMap((path) =>
      gather(readFileSync(join(root, path), 'utf8'), true, wordsIn).map((word) => `${path}: ${word}`),
    );

    expect(components.length).toBeGreaterThan(60);
    expect(spoken).toEqual([]);
  });
});
