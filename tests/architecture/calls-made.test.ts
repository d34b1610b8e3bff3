import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '#schemas';
import { describe, expect, it } from 'vitest';
import { root } from './source-files.ts';
import { callsOfViews } from './view-calls.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

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
  it('are those that docs/provider.md lists, and no others [ADD-07]', () => {
    const made = new Set([...callsOfViews(), ...callsOfJourneys()]);

    const never = Object.keys(operations).filter((id) => !made.has(id));

    expect(
      listed()
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(never.toSorted());
  });

  it('each have their reason [ADD-07]', () => {
    const rows = listed();

    expect(rows.filter(({ reason }) => !/^[A-Z`].{20,}\.$/u.test(reason))).toEqual([]);
  });
});
