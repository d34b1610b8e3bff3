import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGuard, writeGuard, type Clause, type GuardPart, type Subject } from './guard-parts.ts';

const root = join(import.meta.dirname, '../../..');

/** Every guard of a journey, wherever it stands. */
function guardsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'when' || key === 'allow' ? [part as unknown] : guardsIn(part),
  );
}

const guards = globSync('{journeys,docs/guida/esempio/journeys,docs/guida/chiavi/journeys}/*/journey.json', {
  cwd: root,
}).flatMap((file) =>
  guardsIn(JSON.parse(readFileSync(join(root, file), 'utf8'))).map((guard) => ({ file, guard })),
);

/** The operators of a guard. */
const operatorsIn = (guard: unknown): string[] =>
  typeof guard === 'object' && guard !== null
    ? Object.entries(guard).flatMap(([key, part]) => [
        ...(Array.isArray(guard) ? [] : [key]),
        ...operatorsIn(part),
      ])
    : [];

const told = new Set(['and', 'or', '!', '!!', '===', '!==', '<', '<=', '>', '>=', 'in', 'count', 'var']);

function untoldIn(part: GuardPart): unknown[] {
  if (part.kind === 'group') return part.parts.flatMap(untoldIn);
  return part.kind === 'untold' ? [part.written] : [];
}

describe('a guard', () => {
  it('of any journey is written back to the letter, each part in words that are known [STUDIO-10]', () => {
    expect(guards.length).toBeGreaterThan(100);
    for (const { file, guard } of guards) {
      const read = readGuard(guard);
      expect(JSON.stringify(writeGuard(read)), file).toBe(JSON.stringify(guard));
      const strange = untoldIn(read).filter((part) => operatorsIn(part).every((name) => told.has(name)));
      expect(strange, file).toEqual([]);
    }
  });

  it.each([
    [{ use: 'service-open', with: { service: 'KEY_6' } }],
    [{ '==': [{ var: 'data.a' }, 1] }],
    [{ '!': { var: 'data.a' } }],
    [{ '===': [{ var: 'data.a' }, { cat: ['a', 'b'] }] }],
    [{ and: [] }],
    [{ '!': [{ or: [{ var: 'data.a' }, { var: 'data.b' }] }] }],
    [true],
    ['data.a'],
  ])('that these words do not say is left as it is: %j [STUDIO-10]', (guard) => {
    expect(readGuard(guard)).toEqual({ kind: 'untold', written: guard });
    expect(writeGuard(readGuard({ and: [{ var: 'data.x' }, guard] }))).toEqual({
      and: [{ var: 'data.x' }, guard],
    });
  });

  const subject: fc.Arbitrary<Subject> = fc.record(
    {
      path: fc.constantFrom('data.a', 'card.productType', 'result.b.c'),
      isCounted: fc.constant(true as const),
      otherwise: fc.record({ value: fc.constantFrom<unknown>('', 0, false) }),
    },
    { requiredKeys: ['path'] },
  );
  const plain = fc.oneof(fc.string(), fc.integer(), fc.boolean());
  const clause: fc.Arbitrary<Clause> = fc.oneof(
    fc.record({
      kind: fc.constant('clause' as const),
      subject,
      comparison: fc.constantFrom('holds' as const, 'lacks' as const, 'present' as const),
    }),
    fc.record({
      kind: fc.constant('clause' as const),
      subject,
      comparison: fc.constantFrom(
        'is' as const,
        'isNot' as const,
        'less' as const,
        'atMost' as const,
        'more' as const,
        'atLeast' as const,
        'contains' as const,
      ),
      value: plain,
    }),
    fc.record({
      kind: fc.constant('clause' as const),
      subject,
      comparison: fc.constantFrom(
        'same' as const,
        'differs' as const,
        'under' as const,
        'upTo' as const,
        'over' as const,
        'notUnder' as const,
      ),
      other: subject,
    }),
    fc.record({
      kind: fc.constant('clause' as const),
      subject,
      comparison: fc.constant('among' as const),
      value: fc.array(plain),
    }),
  );
  const { part } = fc.letrec<{ part: GuardPart }>((tie) => ({
    part: fc.oneof(
      { maxDepth: 3 },
      clause,
      fc.record({
        kind: fc.constant('group' as const),
        join: fc.constantFrom('and' as const, 'or' as const),
        parts: fc.array(tie('part'), { minLength: 1, maxLength: 3 }),
      }),
    ),
  }));

  it('that is put together in words is read back as the same words [STUDIO-10]', () => {
    fc.assert(
      fc.property(part, (each) => {
        expect(readGuard(writeGuard(each))).toEqual(each);
      }),
    );
  });
});
