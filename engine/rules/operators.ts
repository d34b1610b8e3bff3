/** What an operator is: its meaning for analysts, how many arguments it takes, and where it may stand. */
export type Operator = {
  /** One sentence for the analysts’ reference. */
  says: string;
  /** Fewest and most arguments. */
  takes: readonly [number, number];
  /** Operators of mappings make texts; guards only decide. */
  in: 'guards and mappings' | 'mappings';
  /** Its result does not give away the sensitive argument. */
  masks?: true;
  /** Ours; json-logic-js has the others. */
  run?: (...given: readonly unknown[]) => unknown;
};

const anywhere = 'guards and mappings' as const;
const any = Number.POSITIVE_INFINITY;

/** Holds every operator that a journey may use; a name that is not here is refused when the journey is compiled. */
export const operators: Readonly<Record<string, Operator>> = {
  var: { says: 'Reads a variable; the second argument is its default.', takes: [1, 2], in: anywhere },
  '===': { says: 'Both are the same value.', takes: [2, 2], in: anywhere },
  '!==': { says: 'The two are different values.', takes: [2, 2], in: anywhere },
  '<': { says: 'Each is less than the next.', takes: [2, 3], in: anywhere },
  '<=': { says: 'Each is at most the next.', takes: [2, 3], in: anywhere },
  '>': { says: 'The first is greater.', takes: [2, 2], in: anywhere },
  '>=': { says: 'The first is at least the second.', takes: [2, 2], in: anywhere },
  in: {
    says: 'The first is in the list, or part of the text, that comes second.',
    takes: [2, 2],
    in: anywhere,
  },
  and: { says: 'All hold; the rest is not read after one that does not.', takes: [1, any], in: anywhere },
  or: { says: 'One of them holds; the rest is not read after it.', takes: [1, any], in: anywhere },
  '!': { says: 'It does not hold.', takes: [1, 1], in: anywhere },
  '!!': { says: 'It holds: it is not false, 0, empty or null.', takes: [1, 1], in: anywhere },
  if: { says: 'If the first holds the second, else the third.', takes: [3, any], in: anywhere },
  cat: { says: 'Texts one after the other.', takes: [1, any], in: 'mappings' },
  count: {
    says: 'How many items a list has; 0 for what is no list.',
    takes: [1, 1],
    in: anywhere,
    masks: true,
    run: (list) => (Array.isArray(list) ? list.length : 0),
  },
  pick: {
    says: 'Of the list (first), the item whose id is the second; with a third, that property of it. Empty text when there is none.',
    takes: [2, 3],
    in: 'mappings',
    run: (list, id, property) => pick(list, id, property),
  },
  maskPhone: {
    says: 'The phone number with all but its last 2 digits hidden.',
    takes: [1, 1],
    in: 'mappings',
    masks: true,
    run: (phone) => maskPhone(phone),
  },
};

function pick(list: unknown, id: unknown, property: unknown): unknown {
  if (!Array.isArray(list)) return '';
  const found: unknown = list.find((item) => own(item, 'id') === id);
  if (found === undefined) return '';
  if (property === undefined) return found;
  return typeof property === 'string' ? (own(found, property) ?? '') : '';
}

function own(item: unknown, key: string): unknown {
  if (typeof item !== 'object' || item === null || !Object.hasOwn(item, key)) return undefined;
  return (item as Record<string, unknown>)[key]; // its own key, as just asked
}

/** Hides all but the last two digits (PHONE-15); what is too short to have hidden digits is hidden whole. */
function maskPhone(phone: unknown): string {
  const text = typeof phone === 'string' ? phone : '';
  const shown = text.length > 4 ? text.slice(-2) : '';
  return text.slice(0, text.length - shown.length).replace(/\d/g, '*') + shown;
}
