import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ordinaryContext, type Finding } from '#analysis';
import { compileExpression, type Context } from '#engine';
import { cleanFiles } from './clean-files.ts';
import { checkFiles, smallLanguage } from './planted.ts';

const language = smallLanguage();
const ordinary = ordinaryContext(language.contexts);

const products = ['CREDIT', 'DEBIT', 'PREPAID'] as const;
const validities = ['VALID', 'BLOCKED', 'EXPIRED'] as const;
const states = ['ATTIVO', 'DISATTIVO', 'ASSENTE'] as const;
const either = [true, false] as const;

/** Every holder that guards over these flags can tell from another. */
const everyone = products.flatMap((productType) =>
  validities.flatMap((validityStatus) =>
    states.flatMap((state) => either.map((limited) => ({ productType, validityStatus, state, limited }))),
  ),
);

function contextOf({ productType, validityStatus, state, limited }: (typeof everyone)[number]): Context {
  const { card, session } = ordinary;
  const profiling = { ...card.profiling, KEY_6: { ...card.profiling.KEY_6, state } };
  return {
    ...ordinary,
    card: { ...card, productType, validityStatus, profiling },
    session: { ...session, limited },
  };
}

const whole = everyone.map(contextOf);

function flag(path: string, values: readonly string[]): fc.Arbitrary<unknown> {
  const variable = { var: path };
  const value = fc.constantFrom(...values);
  return fc.oneof(
    value.map((one) => ({ '===': [variable, one] })),
    value.map((one) => ({ '!==': [one, variable] })),
    fc.subarray([...values], { minLength: 1 }).map((some) => ({ in: [variable, some] })),
  );
}

const { guard } = fc.letrec<{ guard: unknown }>((tie) => ({
  guard: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    flag('card.productType', products),
    flag('card.validityStatus', validities),
    flag('card.profiling.KEY_6.state', states),
    fc.constant({ var: 'session.limited' }),
    tie('guard').map((one) => ({ '!': [one] })),
    fc.tuple(tie('guard'), tie('guard')).map((some) => ({ and: some })),
    fc.tuple(tie('guard'), tie('guard')).map((some) => ({ or: some })),
    fc.tuple(tie('guard'), tie('guard'), tie('guard')).map((some) => ({ if: some })),
  ),
}));

/** Tells for whom a guard holds, as the engine computes it. */
function heldBy(source: unknown): Set<Context> {
  const { evaluate } = compileExpression(source, { journey: 'visit', path: '/when', guard: true });
  return new Set(whole.filter((context) => Boolean(evaluate({ ...context, ...nothing }))));
}

const nothing = { input: {}, data: {} };

const journey = 'journeys/visit/journey.json';

/** Puts guards before the last case of the clean journey’s branch, and another in its `allow`. */
function findingsWith(allow: unknown, guards: readonly unknown[]): Finding[] {
  const files = cleanFiles.map(({ path, text }) => {
    if (path !== journey) return { path, text };
    const definition = JSON.parse(text);
    definition.allow = allow;
    definition.steps.which.cases = [...guards.map((when) => ({ when, to: 'change' })), { to: 'blocked' }];
    return { path, text: JSON.stringify(definition) };
  });
  return checkFiles(language, files).filter(({ file }) => file === journey);
}

/** Says by trying everyone what should be found of each case. */
function expected(allow: unknown, guards: readonly unknown[]): string[] {
  const allowed = heldBy(allow);
  const found: string[] = [];
  let left = new Set(whole);
  for (const [index, source] of [...guards, true].entries()) {
    const held = heldBy(source);
    const taken = held.intersection(left);
    const isLast = index === guards.length;
    const say = (code: string) => {
      if (!isLast || !found.some((each) => each.startsWith(code))) found.push(`${code} ${index}`);
    };
    if (held.size === 0) say('guard-never');
    else if (held.size === whole.length && !isLast) {
      say('guard-always');
      return found;
    } else if (taken.size === 0) say('case-shadowed');
    else if (taken.isDisjointFrom(allowed)) say('guard-contradicted');
    left = left.difference(held);
  }
  return found;
}

const codes = ['guard-never', 'guard-always', 'case-shadowed', 'guard-contradicted'];

const told = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ code, pointer }) => codes.includes(code) && pointer.startsWith('/steps/which/cases/'))
    .map(({ code, pointer }) => `${code} ${pointer.split('/')[4]}`);

it('finds of guards over flags what trying every holder finds, no more and no less', () => {
  fc.assert(
    fc.property(guard, fc.array(guard, { minLength: 1, maxLength: 4 }), (allow, guards) => {
      fc.pre(heldBy(allow).size > 0);

      const findings = told(findingsWith(allow, guards));

      expect(findings.toSorted()).toEqual(expected(allow, guards).toSorted());
    }),
    { numRuns: 60 },
  );
});
