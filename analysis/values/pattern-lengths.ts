import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** The lengths that texts may have, as bits: bit 6 is set when one may have six characters. */
export type Lengths = bigint;

/** What a part of a pattern matches, by what it asks of its surroundings: nothing, to begin the text, to end it, or both. */
type Shape = readonly [free: Lengths, begins: Lengths, ends: Lengths, whole: Lengths];

const none: Shape = [0n, 0n, 0n, 0n];
const empty: Shape = [1n, 0n, 0n, 0n];

/**
 * Lists the lengths, up to a longest one, of the texts that a pattern matches and that have only the characters given.
 *
 * A pattern that forgets which characters it matches is one over a single letter, and of those the lengths say all; so
 * the answer is exact for characters, groups, choices, repetitions and the marks of begin and end. What looks around,
 * and what repeats a group, is taken to allow anything: a length may be listed that no text has, never the reverse.
 */
export function lengthsOf(pattern: string, longest: number, allowed?: readonly string[]): Lengths {
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  const all = (1n << BigInt(longest + 1)) - 1n;
  const shapes = createShapes(all, allowed);
  const [free, begins, ends, whole] = shapes.choice(alternatives);
  const anywhere = shapes.sum(shapes.sum(free, all), all);
  return anywhere | shapes.sum(begins, all) | shapes.sum(ends, all) | whole;
}

function createShapes(all: Lengths, allowed: readonly string[] | undefined) {
  const sum = (one: Lengths, other: Lengths): Lengths => {
    let total = 0n;
    const [fewer, more] = one < other ? [one, other] : [other, one];
    for (let rest = fewer, at = 0n; rest > 0n; rest >>= 1n, at += 1n) if (rest & 1n) total |= more << at;
    return total & all;
  };
  const then = createSequence(sum);
  const anyTimes = (upToOnce: Shape): Shape => {
    const twice = then(upToOnce, upToOnce);
    return isSame(twice, upToOnce) ? twice : anyTimes(twice);
  };
  const times = (shape: Shape, min: number, max: number): Shape => {
    let power = empty;
    for (let count = 0; count < min && !isSame(power, none); count += 1) power = then(power, shape);
    if (max === Number.POSITIVE_INFINITY) return then(power, anyTimes(or(empty, shape)));
    let total = power;
    for (let count = min; count < max; count += 1) {
      const longer = or(total, then(total, shape));
      if (isSame(longer, total)) return total;
      total = longer;
    }
    return total;
  };
  const choice = (alternatives: readonly AST.Alternative[]): Shape =>
    alternatives.reduce<Shape>(
      (before, { elements }) => or(before, elements.map(shapeOf).reduce(then, empty)),
      none,
    );
  const one = (raw: string): Shape => (isPossible(raw, allowed) ? [2n & all, 0n, 0n, 0n] : none);
  function shapeOf(element: AST.Element): Shape {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return one(element.raw);
      case 'Group':
      case 'CapturingGroup':
        return choice(element.alternatives);
      case 'Quantifier':
        return times(shapeOf(element.element), element.min, element.max);
      case 'Backreference':
        return [all, 0n, 0n, 0n];
      case 'Assertion':
        if (element.kind === 'start') return [0n, 1n, 0n, 0n];
        return element.kind === 'end' ? [0n, 0n, 1n, 0n] : empty;
    }
  }
  return { sum, choice };
}

/** Puts one part after the other: before what begins the text, and after what ends it, there is nothing. */
function createSequence(sum: (one: Lengths, other: Lengths) => Lengths) {
  return ([free, begins, ends, whole]: Shape, next: Shape): Shape => [
    sum(free, next[0]),
    sum(begins, next[0]) | (free & 1n ? next[1] : 0n) | (begins & 1n ? next[1] : 0n),
    sum(free, next[2]) | (next[0] & 1n ? ends : 0n) | (next[2] & 1n ? ends : 0n),
    sum(begins, next[2]) |
      (free & 1n ? next[3] : 0n) |
      (begins & 1n ? next[3] : 0n) |
      (next[0] & 1n ? whole : 0n) |
      (next[2] & 1n ? whole : 0n) |
      ((ends & 1n) | (whole & 1n) ? (next[1] & 1n) | (next[3] & 1n) : 0n),
  ];
}

const or = (one: Shape, other: Shape): Shape => [
  one[0] | other[0],
  one[1] | other[1],
  one[2] | other[2],
  one[3] | other[3],
];

const isSame = (one: Shape, other: Shape) => one.every((lengths, index) => lengths === other[index]);

function isPossible(raw: string, allowed: readonly string[] | undefined): boolean {
  if (allowed === undefined) return raw !== '[]';
  const pattern = new RegExp(`^${raw}$`, 'u');
  return allowed.some((character) => pattern.test(character));
}
