import { isAnchored, readPattern, readWithEnds, type PatternPart } from './pattern-parts.ts';

/** Returns whether a character may be. */
type Fits = (character: string) => boolean;

/** A piece of a text: what stands there, or what each character of it may be, however many there are. */
export type Piece = string | Fits;

/** Anything that a text may hold. */
export const anything: Fits = () => true;

/** Returns whether a text of such pieces can match a pattern from end to end; so it may where that cannot be told. */
export function canMatch(pattern: string, pieces: readonly Piece[]): boolean {
  const whole = wholeOf(pattern);
  if (!whole || sizeOf(whole) > mostStates) return true;
  const end: State = { next: [] };
  const reached = pieces.reduce<ReadonlySet<State>>(
    (states, piece) => (typeof piece === 'string' ? afterText(states, piece) : afterAny(states, piece)),
    closed([before(whole, end)]),
  );
  return reached.has(end);
}

/** How long a text is, and which characters it may have; any where they are not given. */
export type Extent = { shortest: number; longest: number; allowed?: readonly string[] | undefined };

/**
 * Returns whether a pattern matches a text of such an extent. What looks around, and what repeats a group, is taken to
 * allow anything, and so is a pattern with too many states.
 */
export function matchesWithin(pattern: string, { shortest, longest, allowed }: Extent): boolean {
  const whole = readWithEnds(pattern);
  if (!whole || sizeOf(whole) > mostStates) return true;
  const end: State = { next: [] };
  const anywhere: PatternPart = { character: String.raw`[\s\S]`, least: 0, most: Infinity };
  const row = [anywhere, whole, anywhere];
  let states = new Set([row.reduceRight((after, part) => before(part, after), end)]);
  for (let length = 0; length <= longest && states.size > 0; length += 1) {
    const open = passedBy(
      states,
      ({ asserts }) => asserts === undefined || (asserts === 'start' && length === 0),
    );
    const atEnd = passedBy(open, ({ asserts }) => asserts !== 'start' || length === 0);
    if (length >= shortest && atEnd.has(end)) return true;
    const taking = [...open].filter((state) => canTake(state, allowed));
    states = new Set(taking.flatMap(({ next }) => next));
  }
  return false;
}

const canTake = ({ takes, character }: State, allowed: readonly string[] | undefined): boolean =>
  takes !== undefined && (allowed ? allowed.some(takes) : character !== '[]');

/** Tells of each character whether some part of a pattern takes it; of all where the pattern is not understood. */
export function charactersOf(pattern: string): Fits {
  const whole = wholeOf(pattern);
  if (!whole) return anything;
  const all = leavesOf(whole).map(takesOne);
  return (character) => all.some((takes) => takes(character));
}

/** Of what looks around, refers back or may stand anywhere nothing is told. */
function wholeOf(pattern: string): PatternPart | undefined {
  const read = isAnchored(pattern) ? readPattern(pattern) : undefined;
  return read?.isExact === true ? read.whole : undefined;
}

function takesOne(raw: string): Fits {
  const matching = new RegExp(`^(?:${raw})$`, 'u');
  return (character) => matching.test(character);
}

const leavesOf = (part: PatternPart): string[] =>
  'character' in part ? [part.character] : part.ways.flat().flatMap(leavesOf);

/** Where in a pattern a text may stand: what it takes there, and where it stands then. */
type State = {
  takes?: Fits;
  /** The class of characters that it takes, as the pattern writes it. */
  character?: string;
  /** It is passed only where the text begins, or where it ends. */
  asserts?: 'start' | 'end';
  next: readonly State[];
};

const mostStates = 3000;
const sizeOf = (part: PatternPart): number =>
  (Number.isFinite(part.most) ? part.most : part.least + 1) *
  ('character' in part ? 1 : 1 + part.ways.flat().reduce((sum, each) => sum + sizeOf(each), 0));

/** Makes the state from which a part leads to another. */
function before(part: PatternPart, after: State): State {
  const once = (next: State): State => {
    if ('character' in part)
      return { takes: takesOne(part.character), character: part.character, next: [next] };
    const ways = part.ways.map((way) => way.reduceRight((then, each) => before(each, then), next));
    return { ...(part.asserts && { asserts: part.asserts }), next: ways };
  };
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
const closed = (states: readonly State[]): ReadonlySet<State> => passedBy(states, () => true);

/** Adds to states those that follow ones which take nothing and may be passed. */
function passedBy(states: Iterable<State>, mayPass: (state: State) => boolean): Set<State> {
  const found = new Set(states);
  for (const state of found)
    if (!state.takes && mayPass(state)) for (const each of state.next) found.add(each);
  return found;
}
