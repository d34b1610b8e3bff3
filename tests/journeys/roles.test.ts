import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Every variable that is read anywhere in a value. */
function variablesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'var' ? [String(Array.isArray(part) ? part[0] : part)] : variablesOf(part),
  );
}

/** What tells one holder, card or session from another. */
const differences = [
  /^profile\.(?:userType|kyc|profiling\.\w+\.state)$/u,
  /^card\.(?:id|productType|validityStatus|flagFamiliar|profiling\.\w+\.\w+)$/u,
  /^session\.(?:logged|limited|loginHandling|inFlow)$/u,
  // What the settings offer, they offer to all.
  /^features\.\w+$/u,
];

it('lets who may open a journey hang on user type, product type and flags alone: there are no roles [GATE-01] [GATE-16]', () => {
  const guards = globSync('journeys/*/journey.json', { cwd: root }).map((path) => Object(read(path)).allow);
  // What is given to a guard with a name stands for one flag or another.
  const named = variablesOf(read('journeys/guards.json')).map((name) =>
    name.replaceAll(/\{\w+\}/gu, 'GIVEN'),
  );

  const asked = new Set(
    [...named, ...guards.flatMap(variablesOf)].filter((name) => !/^(?:input|data)\./u.test(name)),
  );
  const others = [...asked].filter((name) => !differences.some((difference) => difference.test(name)));

  expect(asked.size).toBeGreaterThan(10);
  expect(others).toEqual([]);
});

it('knows no role of a holder in anything that a guard may read [GATE-01] [GATE-16]', () => {
  const names = ['profile', 'card', 'session'].flatMap((part) =>
    Object.keys(Object(read(`schemas/context/${part}.schema.json`)).properties),
  );

  expect(names.toSorted()).toEqual([
    'flagFamiliar',
    'id',
    'inFlow',
    'kyc',
    'limited',
    'logged',
    'loginHandling',
    'productType',
    'profiling',
    'profiling',
    'userId',
    'userType',
    'validityStatus',
  ]);
});
