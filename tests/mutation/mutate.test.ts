import { describe, expect, it } from 'vitest';
import { mutate } from './mutate.ts';
import { scoreOf } from './score.ts';
import { parsed } from './syntax.ts';

const changes = (text: string) =>
  mutate('a.ts', text).mutants.map(({ kind, becomes }) => `${kind}: ${becomes}`);

describe('what a line of code is changed into', () => {
  it.each([
    ['const a = b < c;', ['EqualityOperator: (b) <= (c)', 'EqualityOperator: (b) >= (c)']],
    ['const a = b ?? c;', ['LogicalOperator: (b) && (c)']],
    ['const a = b - 1;', ['ArithmeticOperator: (b) + (1)']],
    ['a += 1;', ['AssignmentOperator: a -= 1']],
    ['const a = !b;', ['BooleanLiteral: b']],
    ["const a = 'word';", ['StringLiteral: ""']],
    ['const a = b?.c?.d;', ['OptionalChaining: b?.c.d', 'OptionalChaining: b.c?.d']],
    ['const a = b.filter(c);', ['MethodExpression: b']],
    ['const a = b.some(c);', ['MethodExpression: b.every(c)']],
    ['const a = () => b;', ['ArrowFunction: undefined']],
    ['const a = b ? c : d;', ['ConditionalExpression: true', 'ConditionalExpression: false']],
  ])('%s', (text, expected) => {
    expect(changes(text)).toEqual(expected);
  });

  it('is nothing where only a name or a module may stand', () => {
    expect(changes("import { a } from './a.ts';\nexport { a } from './b.ts';\ntype B = 'c';")).toEqual([]);
  });
});

it('a text with all its changes can still be read, and does what it did while none is chosen', () => {
  const text =
    "switch (a) { case 'b': { return `${c}` as const; } default: while (d?.e) { f.push({ g: [!h] }); } }";

  const { text: changed, mutants } = mutate('a.ts', `function x() { ${text} }`);

  expect(() => parsed('a.ts', changed)).not.toThrow();
  expect(mutants.length).toBeGreaterThan(8);
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
});

it('the score counts what no test runs as unnoticed, and leaves out what runs only while files are loaded', () => {
  const { mutants } = mutate('a.ts', "const a = ['b', 'c', 'd', 'e'];");
  const [whole = '', b = '', c = '', d = '', e = ''] = mutants.map(({ id }) => id);

  const score = scoreOf(mutants, {
    early: [whole, b],
    covered: [b, c, d],
    killed: { [b]: 'a test', [c]: 'a test' },
    failed: [],
    once: [],
  });

  expect(score).toMatchObject({ percent: 50, killed: 2, tried: 4, early: 1 });
  expect(score.survivors.map(({ id }) => id)).toEqual([d]);
  expect(score.uncovered.map(({ id }) => id)).toEqual([e]);
});
