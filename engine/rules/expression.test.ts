import fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import { context } from '../fixtures/try-out.ts';
import { holds } from './evaluator.ts';
import { compileExpression, type Place } from './expression.ts';
import { operators, operatorTexts } from './operators.ts';
import type { Scope } from './scope.ts';

const place: Place = { journey: 'trial', path: '/steps/one' };
const scope: Scope = {
  ...context,
  input: {
    phones: [
      { id: 'a', obfuscatedValue: '*11' },
      { id: 'b', obfuscatedValue: '*22' },
    ],
  },
  data: { phone: '3331234567', empty: '', none: null, one: { var: 'data.phone' } },
};
const value = (source: unknown) => compileExpression(source, place).evaluate(scope);
const guard = (source: unknown) => holds(compileExpression(source, { ...place, guard: true }), scope);

describe('an expression', () => {
  it('reads literals, variables and templates of them', () => {
    const made = value({ text: 'plain', list: [1, { var: 'data.phone' }], deep: { flag: true, none: null } });

    expect(made).toEqual({ text: 'plain', list: [1, '3331234567'], deep: { flag: true, none: null } });
  });

  it('reads into lists by number', () => {
    expect(value({ var: 'input.phones.1.id' })).toBe('b');
  });

  it('joins texts', () => {
    expect(value({ cat: ['+39', { var: 'data.phone' }] })).toBe('+393331234567');
  });

  it('decides by flags of the context', () => {
    expect(guard({ '===': [{ var: 'card.profiling.KEY_6.state' }, 'ATTIVO'] })).toBe(true);
    expect(guard({ '!==': [{ var: 'card.profiling.KEY_6.state' }, 'ATTIVO'] })).toBe(false);
  });

  it('does not read what comes after the deciding argument', () => {
    expect(guard({ or: [true, { '===': [{ var: 'data.nowhere' }, 1] }] })).toBe(true);
    expect(guard({ and: [false, { '===': [{ var: 'data.nowhere' }, 1] }] })).toBe(false);
    expect(value({ if: [true, 'yes', { var: 'data.nowhere' }] })).toBe('yes');
  });

  it('throws for a missing variable and says where', () => {
    expect(() => value({ cat: [{ var: 'data.nowhere' }] })).toThrow(
      expect.objectContaining({
        code: 'GUARD_VARIABLE_MISSING',
        details: { variable: 'data.nowhere', place: 'trial/steps/one' },
      }),
    );
  });

  it('takes the default of a missing variable, and null for a value', () => {
    expect(value({ var: ['data.nowhere', 'instead'] })).toBe('instead');
    expect(value({ var: ['data.nowhere', { var: 'data.phone' }] })).toBe('3331234567');
    expect(value({ var: ['data.none', 'instead'] })).toBeNull();
  });

  it('finds nothing that is not the data’s own', () => {
    expect(value({ var: ['data.constructor', 'nothing'] })).toBe('nothing');
    expect(value({ var: ['data.phone.length', 'nothing'] })).toBe('nothing');
  });

  it('never runs what it reads, though data may look like an operation', () => {
    expect(value({ if: [true, { var: 'data.one' }, ''] })).toEqual({ var: 'data.phone' });
  });

  it('counts lists, picks items and hides all but the last 2 digits of a phone number [PHONE-15]', () => {
    expect(value({ count: [{ var: 'input.phones' }] })).toBe(2);
    expect(value({ count: [{ var: 'data.phone' }] })).toBe(0);
    expect(value({ pick: [{ var: 'input.phones' }, 'b', 'obfuscatedValue'] })).toBe('*22');
    expect(value({ pick: [{ var: 'input.phones' }, 'z', 'obfuscatedValue'] })).toBe('');
    expect(value({ pick: [{ var: 'input.phones' }, '*22', 'id', 'obfuscatedValue'] })).toBe('b');
    expect(value({ maskPhone: [{ var: 'data.phone' }] })).toBe('********67');
    expect(value({ maskPhone: [{ cat: ['+39', { var: 'data.phone' }] }] })).toBe('+**********67');
    expect(value({ maskPhone: ['123'] })).toBe('***');
  });

  it('tells what it reads, what may be missing and what comes out masked', () => {
    const { reads } = compileExpression(
      { cat: [{ var: 'data.phone' }, { var: ['data.note', ''] }, { maskPhone: { var: 'data.other' } }] },
      place,
    );

    expect(reads).toEqual([
      { path: 'data.phone', optional: false, masked: false },
      { path: 'data.note', optional: true, masked: false },
      { path: 'data.other', optional: false, masked: true },
    ]);
  });
});

const code = (source: unknown, at: Partial<Place> = {}) => {
  try {
    compileExpression(source, { ...place, ...at });
    return 'compiled';
  } catch (error) {
    return error;
  }
};

describe('compiling', () => {
  it.each(['==', '!=', '+', 'map', 'reduce', 'missing', 'log', 'prepared'])(
    'refuses the operator %s, in a guard and in a mapping',
    (operator) => {
      const details = { journey: 'trial', path: '/steps/one', operator };

      expect(code({ [operator]: [1, 1] }, { guard: true })).toMatchObject({
        code: 'EXPRESSION_OPERATOR_UNKNOWN',
        details,
      });
      expect(code({ [operator]: [1, 1] })).toMatchObject({ code: 'EXPRESSION_OPERATOR_UNKNOWN', details });
    },
  );

  it('refuses in a guard what only makes texts, and what is no operation', () => {
    expect(code({ cat: ['a', 'b'] }, { guard: true })).toMatchObject({ code: 'EXPRESSION_OPERATOR_UNKNOWN' });
    expect(code({ unheard: [1] }, { guard: true })).toMatchObject({ code: 'EXPRESSION_OPERATOR_UNKNOWN' });
    expect(code({ '!': { unheard: 1 } }, { guard: true })).toMatchObject({
      code: 'EXPRESSION_OPERATOR_UNKNOWN',
      details: { path: '/steps/one/!/0' },
    });
  });

  it('refuses too few and too many arguments, with the path', () => {
    expect(code({ and: [true, { '===': [1] }] })).toMatchObject({
      code: 'EXPRESSION_INVALID',
      details: { path: '/steps/one/and/1', operator: '===' },
    });
    expect(code({ var: [] })).toMatchObject({ code: 'EXPRESSION_INVALID' });
    expect(code({ var: { var: 'data.phone' } })).toMatchObject({ code: 'EXPRESSION_INVALID' });
  });

  it('refuses a root that is not one of the six, a whole root, and result where there is none', () => {
    expect(code({ var: 'window.name' })).toMatchObject({ code: 'EXPRESSION_ROOT_UNKNOWN' });
    expect(code({ var: 'data' })).toMatchObject({ code: 'EXPRESSION_ROOT_UNKNOWN' });
    expect(code({ var: 'result.flow' })).toMatchObject({ code: 'EXPRESSION_ROOT_UNKNOWN' });
    expect(code({ var: 'result' }, { result: true })).toBe('compiled');
  });

  it('has words for every operator of the registry', () => {
    expect(Object.keys(operatorTexts)).toEqual(Object.keys(operators));
  });
});

describe('guards', () => {
  const leaf = fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.boolean(),
    fc.constantFrom('', 'a', 'ab'),
    fc.constant(null),
  );
  const { node } = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      fc.constantFrom({ var: 'data.phone' }, { var: 'data.empty' }, { var: 'input.phones' }),
      fc
        .tuple(fc.constantFrom('===', '!==', '<', '<=', '>', '>=', 'in'), tie('node'), tie('node'))
        .map(([name, one, other]) => ({ [name]: [one, other] })),
      fc.tuple(fc.constantFrom('!', '!!'), tie('node')).map(([name, one]) => ({ [name]: [one] })),
      fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(tie('node'), { minLength: 1, maxLength: 3 }))
        .map(([name, all]) => ({ [name]: all })),
      fc.tuple(tie('node'), tie('node'), tie('node')).map((all) => ({ if: all })),
    ),
  }));

  it('mean what they mean to json-logic-js, whatever is put into whatever', () => {
    fc.assert(
      fc.property(node, (source) => {
        const meant: unknown = jsonLogic.apply(source, scope);
        expect(value(source)).toEqual(meant);
      }),
      { numRuns: 500 },
    );
  });
});

const isSame = (one: unknown, other: unknown): unknown =>
  compileExpression({ '===': [one, other] }, place).evaluate({
    ...scope,
    data: { some: ['a'], others: ['a'] },
  });

describe('a list that is compared', () => {
  it('is equal to itself alone, whatever stands in others', () => {
    expect(isSame({ var: 'data.some' }, { var: 'data.some' })).toBe(true);
    expect(isSame({ var: 'data.some' }, { var: 'data.others' })).toBe(false);
    expect(isSame({ var: 'data.some' }, ['a'])).toBe(false);
  });
});
