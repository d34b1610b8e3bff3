import { expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { namesAt } from '../../cli/language-server/names-at.ts';
import type { LenientNode } from '../../cli/language-server/lenient-json.ts';
import { openProject } from '../../cli/language-server/project.ts';

/** A text of a file: where it begins, and the keys that lead to it, with what names and numbers them left out. */
type Written = { at: number; sort: string };

/** Lists the texts of a tree, keys as well. */
function* textsOf(node: LenientNode | undefined, sort: string): Generator<Written> {
  if (node?.kind === 'text') yield { at: node.start + 1, sort };
  if (node?.kind === 'list') for (const item of node.items) yield* textsOf(item, `${sort}/*`);
  if (node?.kind !== 'object') return;
  for (const { key, value } of node.members) {
    yield { at: key.start + 1, sort: `${sort} key` };
    yield* textsOf(value, `${sort}/${/\/(?:steps|errors|links)$/.test(sort) ? '*' : key.text}`);
  }
}

// A path may bear a question for the portal, a variable lead into a list or an object of a reply, or have a parameter of its guard: none is offered.
const isDeeper = (name: string): boolean => /^\/.*\?|\.\d+(?:\.|$)|^result\.\w+\.|\{/.test(name);

it('knows of every sort of place in the journeys the name that stands there', () => {
  const project = openProject(process.cwd());
  const seen = new Set<string>();
  const unknown: string[] = [];
  for (const { document: file, kind } of project.sources()?.checked ?? []) {
    const { path } = file;
    const document = TextDocument.create('file:///', 'json', 0, file.text);
    for (const { at, sort } of textsOf(project.tree(path), kind)) {
      if (seen.has(sort)) continue;
      seen.add(sort);
      const found = namesAt({
        project,
        path,
        document,
        position: document.positionAt(at),
        say: (words) => words.it,
      });
      if (!found || found.names.length === 0 || isDeeper(found.whole)) continue;
      if (!found.names.some(({ name }) => name === found.whole))
        unknown.push(`${path} ${sort} ${found.whole}`);
    }
  }

  expect(unknown).toEqual([]);
  expect(seen.size).toBeGreaterThan(500);
});
