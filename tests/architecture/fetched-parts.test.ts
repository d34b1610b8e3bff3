import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';
import { gather, isNode, type SyntaxNode } from './syntax.ts';

const makers = ['fetched', 'fetchedWithTexts'];
const boundaries = ['Area', 'AreaBoundary', 'Above', 'Later', 'PopupPlace'];
// Pages stand in the boundary of the frame, and a journey in that of where it runs: nothing stands beside them.
const whole = ['ui/shell/AppRoutes.tsx', 'ui/views/frame/pages/FramedPage.tsx', 'ui/journey/'];
// A tab’s content is the whole of what its area shows.
const tabs = ['StatementsSection', 'InstalmentsSection', 'FinancingSection'];

it('lets no part of a page that could not be fetched take with it what stands beside it [S-58]', () => {
  const files = sourceFiles(['ui']).filter(
    (path) => path.endsWith('.tsx') && !path.includes('.test.') && !whole.some((of) => path.startsWith(of)),
  );

  const uses = files.flatMap((path) => usesOf(readFileSync(join(root, path), 'utf8'), path));

  expect(uses.length).toBeGreaterThan(12);
  expect(uses.filter(({ isApart }) => !isApart).map(({ name, path }) => `${path}: ${name}`)).toEqual([]);
});

type Use = { name: string; path: string; isApart: boolean };

function usesOf(text: string, path: string): Use[] {
  const parts = gather(text, true, (node) =>
    node['type'] === 'VariableDeclarator' && makers.includes(calledIn(node['init']))
      ? [String(Object(node['id']).value)]
      : [],
  ).filter((name) => !tabs.includes(name));
  if (parts.length === 0) return [];
  return gather(text, true, (node) => elementsIn(node, path, parts));
}

/** Finds the parts among the elements of one tree of tags; the boundary must be in the same tree. */
function elementsIn(node: SyntaxNode, path: string, parts: readonly string[]): Use[] {
  const walk = (at: unknown, isApart: boolean): Use[] => {
    if (Array.isArray(at)) return at.flatMap((each) => walk(each, isApart));
    if (!isNode(at)) return [];
    const name = at['type'] === 'JSXElement' ? String(Object(Object(at['opening']).name).value) : '';
    const own = parts.includes(name) ? [{ name, path, isApart }] : [];
    const within = isApart || boundaries.includes(name);
    return [...own, ...Object.values(at).flatMap((each) => walk(each, within))];
  };
  return node['type'] === 'ReturnStatement' ? walk(node['argument'], false) : [];
}

const calledIn = (node: unknown): string => String(Object(Object(node).callee).value);
