import { patternParts, type PatternPart } from './pattern-parts.ts';

/** Returns whether a character may be. */
type Fits = (character: string) => boolean;

/** A piece of a text: what stands there, or what each character of it may be, however many there are. */
export type Piece = string | Fits;

/** Anything that a text may hold. */
export const anything: Fits = () => true;

/** Returns whether a text of such pieces can match a pattern from end to end; so it may where that cannot be told. */
export function canMatch(pattern: string, pieces: readonly Piece[]): boolean {
  const whole = patternParts(pattern);
  if (!whole || sizeOf(whole) > mostStates) return true;
  const end: State = { next: [] };
  const reached = pieces.reduce<ReadonlySet<State>>(
    (states, piece) => (typeof piece === 'string' ? afterText(states, piece) : afterAny(states, piece)),
    closed([before(whole, end)]),
  );
  return reached.has(end);
}

/** Tells of each character whether some part of a pattern takes it; of all where the pattern is not understood. */
export function charactersOf(pattern: string): Fits {
  const whole = patternParts(pattern);
  return whole ? (character) => takesSomewhere(whole, character) : anything;
}

const takesSomewhere = (part: PatternPart, character: string): boolean =>
  'takes' in part ? part.takes(character) : part.ways.flat().some((each) => takesSomewhere(each, character));

/** Where in a pattern a text may stand: what it takes there, and where it stands then. */
type State = { takes?: Fits; next: readonly State[] };

const mostStates = 3000;
const sizeOf = (part: PatternPart): number =>
  (Number.isFinite(part.most) ? part.most : part.least + 1) *
  ('takes' in part ? 1 : 1 + part.ways.flat().reduce((sum, each) => sum + sizeOf(each), 0));

/** Makes the state from which a part leads to another. */
function before(part: PatternPart, after: State): State {
  const once = (next: State): State =>
    'takes' in part
      ? { takes: part.takes, next: [next] }
      : { next: part.ways.map((way) => way.reduceRight((then, each) => before(each, then), next)) };
  let state = after;
  if (part.most === Infinity) {
    const again: { next: State[] } = { next: [after] };
    again.next.push(once(again));
    state = again;
  } else for (let more = part.least; more < part.most; more += 1) state = { next: [after, once(state)] };
  for (let must = 0; must < part.least; must += 1) state = once(state);
  return state;
}

// What a class is tried with: all that keyboards write, and some that they do not.
const characters = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)),
  '\n',
  '\t',
  '\u00A0',
  'à',
  'È',
  '’',
  '€',
  'ß',
  '漢',
  '😀',
];

const afterText = (states: ReadonlySet<State>, text: string): ReadonlySet<State> =>
  Array.from(text).reduce<ReadonlySet<State>>(
    (from, character) =>
      closed([...from].flatMap(({ takes, next }) => (takes?.(character) === true ? next : []))),
    states,
  );

function afterAny(states: ReadonlySet<State>, fits: Fits): ReadonlySet<State> {
  const fitting = fits === anything ? undefined : characters.filter(fits);
  const found = new Set(states);
  for (const { takes, next } of found)
    if (!takes || !fitting || fitting.some(takes)) for (const each of next) found.add(each);
  return found;
}

/** Adds to states those that follow without taking anything. */
function closed(states: readonly State[]): ReadonlySet<State> {
  const found = new Set(states);
  for (const { takes, next } of found) if (!takes) for (const each of next) found.add(each);
  return found;
}
