/** What an operator is: how many arguments it takes, and where it may stand. */
export type Operator = {
  /** Fewest and most arguments. */
  takes: readonly [number, number];
  /** Operators of mappings make texts; guards only decide. What counts from an answer stands on the ways behind it. */
  in: 'guards and mappings' | 'mappings' | 'answers';
  /** Its result does not give away the sensitive argument. */
  masks?: true;
};

const anywhere = 'guards and mappings' as const;
const any = Number.POSITIVE_INFINITY;

/** Holds every operator that a journey may use; a name that is not here is refused when the journey is compiled. */
export const operators: Readonly<Record<string, Operator>> = {
  var: { takes: [1, 2], in: anywhere },
  '===': { takes: [2, 2], in: anywhere },
  '!==': { takes: [2, 2], in: anywhere },
  '<': { takes: [2, 3], in: anywhere },
  '<=': { takes: [2, 3], in: anywhere },
  '>': { takes: [2, 2], in: anywhere },
  '>=': { takes: [2, 2], in: anywhere },
  in: { takes: [2, 2], in: anywhere },
  and: { takes: [1, any], in: anywhere },
  or: { takes: [1, any], in: anywhere },
  '!': { takes: [1, 1], in: anywhere },
  '!!': { takes: [1, 1], in: anywhere },
  if: { takes: [3, any], in: anywhere },
  cat: { takes: [1, any], in: 'mappings' },
  count: { takes: [1, 1], in: anywhere, masks: true },
  pick: { takes: [2, 4], in: 'mappings' },
  has: { takes: [2, 3], in: anywhere },
  maskPhone: { takes: [1, 1], in: 'mappings', masks: true },
  fromNow: { takes: [1, 1], in: 'answers' },
};

/** Says what each operator means, for the analysts’ reference; kept apart so that the browser does not load it. */
export const operatorTexts: Readonly<Record<string, string>> = {
  var: 'Reads a variable; the second argument is its default.',
  '===': 'Both are the same value.',
  '!==': 'The two are different values.',
  '<': 'Each is less than the next.',
  '<=': 'Each is at most the next.',
  '>': 'The first is greater.',
  '>=': 'The first is at least the second.',
  in: 'The first is in the list, or part of the text, that comes second.',
  and: 'All hold; the rest is not read after one that does not.',
  or: 'One of them holds; the rest is not read after it.',
  '!': 'It does not hold.',
  '!!': 'It holds: it is not false, 0, empty or null.',
  if: 'If the first holds the second, else the third.',
  cat: 'Texts one after the other.',
  count: 'How many items a list has; 0 for what is no list.',
  pick: 'Of the list (first), the item whose id is the second; with a third, that property of it. A fourth names what stands for the id. Empty text when there is none.',
  has: 'Whether the list (first) has an item whose id is the second; a third names what stands for the id.',
  maskPhone: 'The phone number with all but its last 2 digits hidden.',
  fromNow:
    'The instant so many seconds after the answer that has just come, or after the end of the journey that was run.',
};
