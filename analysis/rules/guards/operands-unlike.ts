import { operationOf, orderingOperators, type Operation } from '../../values/expressions.ts';
import { isPlain } from '../../values/path-conditions.ts';
import { possibleOf, type Possible } from '../../values/value-sets.ts';
import { operationsOf } from '../../values/expression-sites.ts';
import { typeNames, type Words } from '../../report/words.ts';
import type { Found } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds comparisons of two things that are never the same, and of which neither is more. */
export const operandsUnlike = eachJourney(function* ({ definition }, sources) {
  for (const { slot, operation } of operationsOf(definition)) {
    const clash = clashOf(operation, (expression) => possibleOf(expression, { sources, definition, slot }));
    if (clash) yield clash;
  }
});

type ValuesOf = (expression: unknown) => Possible | undefined;

function clashOf({ name, args, pointer }: Operation, possible: ValuesOf): Found | undefined {
  const [left, right] = args;
  const at = { pointer, part: 'key' } as const;
  if (name === '===' || name === '!==')
    return toldAlready(left, right) ? undefined : unequal(args, at, possible);
  if (name === 'in') return strayIn(args, at, possible);
  if (!orderingOperators.has(name)) return undefined;
  for (const [index, one] of args.slice(0, -1).entries()) {
    const clash = unordered([one, args[index + 1]], at, possible);
    if (clash) return clash;
  }
  return undefined;
}

/** Of a variable and a value said outright, and of two values, other rules speak. */
const toldAlready = (left: unknown, right: unknown): boolean =>
  (isPlain(left) && (isPlain(right) || isBare(right))) || (isPlain(right) && isBare(left));

const isBare = (expression: unknown): boolean => operationOf(expression)?.name === 'var';

type Place = Pick<Found, 'pointer' | 'part'>;

function unequal([left, right]: readonly unknown[], at: Place, possible: ValuesOf): Found | undefined {
  const [one, other] = [possible(left), possible(right)];
  if (!one || !other || canBeSame(one, other)) return undefined;
  const message = {
    en: 'The two that are compared here are never the same.',
    it: 'Le due cose confrontate qui non sono mai uguali.',
  };
  return { ...at, message, hint: kindsOf(one, other) };
}

const parted = ['object', 'array'];

function canBeSame(one: Possible, other: Possible): boolean {
  const shared = one.types.filter((type) => other.types.includes(type) && !parted.includes(type));
  if (shared.length === 0) return false;
  const { values } = other;
  return !one.values || !values || one.values.some((value) => values.includes(value));
}

function unordered(
  [left, right]: readonly [unknown, unknown],
  at: Place,
  possible: ValuesOf,
): Found | undefined {
  const [one, other] = [possible(left), possible(right)];
  if (!one || !other) return undefined;
  const isOrdered = ['number', 'string'].some(
    (type) => one.types.every((each) => each === type) && other.types.every((each) => each === type),
  );
  // With a single type each, of a variable and a value another rule speaks.
  if (isOrdered || (toldAlready(left, right) && one.types.length === 1 && other.types.length === 1))
    return undefined;
  const message = {
    en: 'These two cannot be put in order: that takes two numbers, or two texts.',
    it: 'Queste due cose non si possono mettere in ordine: servono due numeri, o due testi.',
  };
  return { ...at, message, hint: kindsOf(one, other) };
}

function strayIn([one, list]: readonly unknown[], at: Place, possible: ValuesOf): Found | undefined {
  const [sought, among] = [possible(one), possible(list)];
  if (Array.isArray(one))
    return {
      ...at,
      message: { en: 'A list is never in anything.', it: 'Un elenco non è mai dentro a nulla.' },
      hint: brackets,
    };
  if (Array.isArray(list)) return soughtInVain(one, list, { at, possible });
  if (!among || among.types.includes('array')) return undefined;
  const isPart = isPlain(one) || isPlain(list) ? mayBePart(sought, among) : among.types.includes('string');
  if (isPart) return undefined;
  const message = {
    en: 'The second operand of this "in" is no list: a part of a text is looked for.',
    it: 'Il secondo operando di questo "in" non è un elenco: si cerca una parte di un testo.',
  };
  return { ...at, message, hint: brackets };
}

/** Returns whether one text may be a part of another; a fixed value that is the whole of another was meant for a list. */
function mayBePart(sought: Possible | undefined, among: Possible): boolean {
  if (!among.types.includes('string')) return false;
  if (!sought?.values || !among.values) return true;
  const [parts, wholes] = [sought.values, among.values].map((all) =>
    all.filter((each) => typeof each === 'string'),
  );
  return (parts ?? []).some((part) =>
    (wholes ?? []).some((whole) => part !== '' && whole !== part && whole.includes(part)),
  );
}

function soughtInVain(
  one: unknown,
  list: readonly unknown[],
  { at, possible }: { at: Place; possible: ValuesOf },
): Found | undefined {
  const sought = possible(one);
  const all = list.map((each) => possible(each));
  // Of a variable and each of the values of a list another rule speaks.
  if (!sought || isBare(one) || isPlain(one)) return undefined;
  if (all.some((each) => !each || canBeSame(sought, each))) return undefined;
  const message = {
    en: 'What is looked for here is never in the list.',
    it: 'Ciò che si cerca qui non è mai nell’elenco.',
  };
  const among = { types: [...new Set(all.flatMap((each) => each?.types ?? []))] };
  return { ...at, message, hint: kindsOf(sought, among) };
}

const brackets: Words = {
  en: 'What is looked for comes first, then the list in brackets: { "in": [value, ["A", "B"]] }.',
  it: 'Prima ciò che si cerca, poi l’elenco fra parentesi quadre: { "in": [valore, ["A", "B"]] }.',
};

/** Says what each of two is. */
function kindsOf(one: Possible, other: Possible): Words {
  const [first, second] = [one, other].map(wordsOf);
  return {
    en: `One is ${first?.en}, the other ${second?.en}.`,
    it: `Una è ${first?.it}, l’altra ${second?.it}.`,
  };
}

function wordsOf({ types, values }: Possible): Words {
  if (!values || values.length === 0) return typeNames(types);
  const all = [...new Set(values)].map((value) => JSON.stringify(value));
  return { en: all.join(' or '), it: all.join(' o ') };
}
