import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '#schemas';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';
import { gather, isNode, type SyntaxNode } from './syntax.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Finds the text that a function is called with before all else: how views name what they ask the bank. */
function firstText(node: SyntaxNode): string[] {
  if (node['type'] !== 'CallExpression' || !Array.isArray(node['arguments'])) return [];
  const [first]: unknown[] = node['arguments'];
  const expression = isNode(first) ? first['expression'] : undefined;
  return isNode(expression) && expression['type'] === 'StringLiteral' ? [String(expression['value'])] : [];
}

/** Finds what the steps of a journey call. */
function operationsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(operationsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { operation } = Object(value);
  return [
    ...(typeof operation === 'string' ? [operation] : []),
    ...Object.values(value).flatMap(operationsIn),
  ];
}

function callsOfViews(): string[] {
  const shipped = sourceFiles(['ui']).filter((path) => !/\.(?:test|fixture)\.tsx?$/u.test(path));
  return shipped.flatMap((path) => gather(read(path), path.endsWith('x'), firstText));
}

function callsOfJourneys(): string[] {
  return globSync('journeys/*/journey.json', { cwd: root }).flatMap((path) =>
    operationsIn(JSON.parse(read(path))),
  );
}

/** Reads the calls that docs/provider.md says the portal does not make, each with its reason. */
function listed(): { call: string; reason: string }[] {
  const section = read('docs/provider.md')
    .split(/^## /mu)
    .find((part) => /^\d+\. What the portal never calls\n/u.test(part));
  return [...(section ?? '').matchAll(/^\| `(\w+)` \| (.*) \|$/gmu)].map(([, call, reason]) => ({
    call: String(call),
    reason: String(reason),
  }));
}

describe('the calls that the portal never makes', () => {
  it('are those that docs/provider.md lists, and no others [CALL-147]', () => {
    const made = new Set([...callsOfViews(), ...callsOfJourneys()]);

    const never = Object.keys(operations).filter((id) => !made.has(id));

    expect(
      listed()
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(never.toSorted());
  });

  it('each have their reason [CALL-147]', () => {
    const rows = listed();

    expect(rows.filter(({ reason }) => !/^[A-Z`].{20,}\.$/u.test(reason))).toEqual([]);
  });
});
