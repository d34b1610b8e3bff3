import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context, end, journey, libraryOf } from '../fixtures/try-out.ts';
import { holds } from '../rules/evaluator.ts';
import { compileExpression } from '../rules/expression.ts';
import { fingerprintOf } from './fingerprint.ts';
import { expandGuards, guardUses, parametersIn } from './named-guards.ts';

const flag = { var: 'data.{which}' };
const guards = {
  given: { takes: ['which'], guard: flag },
  both: { takes: ['one', 'other'], guard: { and: [{ var: 'data.{one}' }, { var: 'data.{other}' }] } },
  many: { takes: ['most'], guard: { '<=': [{ count: [{ var: 'data.list' }] }, '{most}'] } },
};
const names = ['a', 'b', 'c'] as const;
const name = fc.constantFrom(...names);

/** A guard, written with names and without. */
type Written = { named: unknown; plain: unknown };

const { guard } = fc.letrec<{ guard: Written }>((tie) => ({
  guard: fc.oneof(
    { maxDepth: 4 },
    name.map((which): Written => ({
      named: { use: 'given', with: { which } },
      plain: { var: `data.${which}` },
    })),
    fc.tuple(name, name).map(([one, other]): Written => ({
      named: { use: 'both', with: { one, other } },
      plain: { and: [{ var: `data.${one}` }, { var: `data.${other}` }] },
    })),
    name.map((which): Written => ({ named: { var: `data.${which}` }, plain: { var: `data.${which}` } })),
    tie('guard').map(({ named, plain }): Written => ({ named: { '!': [named] }, plain: { '!': [plain] } })),
    fc
      .tuple(fc.constantFrom('and', 'or'), fc.array(tie('guard'), { minLength: 1, maxLength: 3 }))
      .map(([operator, parts]): Written => ({
        named: { [operator]: parts.map((part) => part.named) },
        plain: { [operator]: parts.map((part) => part.plain) },
      })),
  ),
}));

const withAllow = (allow: unknown) => journey({ done: end('completed') }, { allow });

describe('a guard that is used by its name', () => {
  it('means what its parts mean where it is used, whatever stands around it [LANG-23]', () => {
    fc.assert(
      fc.property(
        guard,
        fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
        ({ named, plain }, [a, b, c]) => {
          const scope = { ...context, input: {}, data: { a, b, c } };
          const decided = (allow: unknown): boolean =>
            holds(compileExpression(allow, { journey: 'visit', path: '/allow', guard: true }), scope);

          const { allow } = expandGuards(withAllow(named), guards);

          expect(allow).toEqual(plain);
          expect(decided(allow)).toBe(decided(plain));
        },
      ),
    );
  });

  it('leaves a kept run its journey, whether it is written with the name or without, and however it is joined [LANG-23]', () => {
    const use = { use: 'both', with: { one: 'a', other: 'b' } };
    const flat = { and: [{ var: 'data.a' }, { var: 'data.b' }, { var: 'data.c' }] };
    const prints = [flat, { and: [use, { var: 'data.c' }] }].map((allow) =>
      fingerprintOf(expandGuards(withAllow(allow), guards), {}),
    );

    expect(prints[0]).toBe(prints[1]);
    expect(fingerprintOf(withAllow({ or: flat.and }), {})).not.toBe(prints[0]);
  });

  it('stands wherever a guard may: in front of a journey, on a way, in a promise, and nowhere else [LANG-23]', () => {
    const use = { use: 'given', with: { which: 'a' } };
    const written = journey(
      {
        when: { kind: 'branch', cases: [{ when: { '!': [use] }, to: 'done' }, { to: 'done' }] },
        done: { kind: 'end', outcome: 'completed', output: { when: use } },
      },
      { allow: use, invariants: [{ id: 'never', never: 'done', while: use }] },
    );

    expect(
      guardUses(written)
        .map(({ keys }) => keys.join('/'))
        .toSorted(),
    ).toEqual(['allow', 'invariants/0/while', 'steps/when/cases/0/when/!/0']);
    expect(JSON.stringify(expandGuards(written, guards))).toContain('"output":{"when":{"use":"given"');
  });

  it('takes a number as it is, and keeps a journey that uses none as the same object [LANG-23]', () => {
    const { allow } = expandGuards(withAllow({ use: 'many', with: { most: 5 } }), guards);
    const without = withAllow({ var: 'session.limited' });

    expect(allow).toEqual({ '<=': [{ count: [{ var: 'data.list' }] }, 5] });
    expect(expandGuards(without, guards)).toBe(without);
    expect(parametersIn(guards.both.guard)).toEqual(['one', 'other']);
  });

  it.each([
    ['of a name that there is not', { use: 'nobody' }],
    ['of an inherited name', { use: 'constructor' }],
    ['without a parameter', { use: 'both', with: { one: 'a' } }],
  ])('is refused by the compiler where it is %s [LANG-23]', (_what, allow) => {
    const written = expandGuards(withAllow(allow), guards);

    expect(written.allow).toEqual(allow);
    expect(() => libraryOf([written])).toThrow('EXPRESSION_OPERATOR_UNKNOWN');
  });
});
