import type { Contract } from '../source/contract.ts';
import { pointerTo } from '../source/document.ts';
import { isNode, typesOf, valuesOf, type SchemaNode } from '../source/schema-shapes.ts';
import { chosenIn, operationOf, decidingOperators, type Operation } from './expressions.ts';
import { anything, canMatch, charactersOf, type Piece } from './pattern-matches.ts';
import { isPlain } from './path-conditions.ts';
import { anyCharacter, textsLetThrough, type Typed } from './accepted-input.ts';
import { longestText } from './pattern-parts.ts';

/** What is wrong with a value for its place. */
export type Misfit =
  | { kind: 'type'; given: string; wanted: string }
  | { kind: 'value'; given: string; wanted: readonly string[] }
  | { kind: 'pattern' | 'text'; given: string; wanted: SchemaNode }
  | { kind: 'length'; given: number; wanted: number }
  | { kind: 'bound'; given: number; wanted: number }
  | { kind: 'extra'; name: string; known: readonly string[]; present: readonly string[] }
  | { kind: 'missing'; name: string };

/** Between what a number may be that a field lets through; open where nothing is said. */
export type Bounds = { least?: number; most?: number };

/** A misfit and where it stands. */
export type PlacedMisfit = { pointer: string; misfit: Misfit };

/** What expressions are held against: the contract, and what is known of variables. */
export type Typing = { contract: Contract; variable: (path: string) => SchemaNode | undefined };

type Held = { expression: unknown; pointer: string; wanted: unknown };

/** Holds an expression, or a template of expressions, against the schema of its place. */
export function* misfitsIn({ expression, pointer, wanted }: Held, typing: Typing): Generator<PlacedMisfit> {
  const schema = typing.contract.resolve(wanted);
  if (!schema || 'oneOf' in schema) return;
  for (const chosen of chosenIn(expression, pointer)) yield* misfitsOfOne(chosen, schema, typing);
}

function* misfitsOfOne(
  { expression, pointer }: Omit<Held, 'wanted'>,
  schema: SchemaNode,
  typing: Typing,
): Generator<PlacedMisfit> {
  const operation = operationOf(expression);
  const given = operation ? schemaOf(operation, typing) : templateOf(expression);
  const misfit = given && misfitOf(given, schema, typing.contract);
  if (misfit) yield { pointer, misfit };
  else if (!operation) yield* misfitsInside(expression, pointer, { schema, typing });
}

function* misfitsInside(
  expression: unknown,
  pointer: string,
  { schema, typing }: { schema: SchemaNode; typing: Typing },
): Generator<PlacedMisfit> {
  if (Array.isArray(expression)) {
    for (const [index, item] of expression.entries())
      yield* misfitsIn({ expression: item, pointer: `${pointer}/${index}`, wanted: schema['items'] }, typing);
  }
  if (!isNode(expression) || !isNode(schema['properties'])) return;
  const known = Object.keys(schema['properties']);
  for (const [name, value] of Object.entries(expression)) {
    const place = pointerTo(pointer, name);
    if (known.includes(name))
      yield* misfitsIn({ expression: value, pointer: place, wanted: schema['properties'][name] }, typing);
    else if (schema['additionalProperties'] === false)
      yield { pointer: place, misfit: { kind: 'extra', name, known, present: Object.keys(expression) } };
  }
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  for (const name of required.filter((each) => !Object.hasOwn(expression, each)))
    yield { pointer, misfit: { kind: 'missing', name } };
}

/** What an instant is, as contracts write it. */
export const instant: SchemaNode = { type: 'string', format: 'date-time' };

/** Says what a literal is; of a list and an object only that. */
function templateOf(value: unknown): SchemaNode {
  if (isPlain(value)) return { type: value === null ? 'null' : typeof value, const: value };
  return { type: Array.isArray(value) ? 'array' : 'object' };
}

function schemaOf({ name, args }: Operation, typing: Typing): SchemaNode | undefined {
  if (decidingOperators.has(name)) return { type: 'boolean' };
  if (name === 'count') return { type: 'integer' };
  if (name === 'maskPhone') return { type: 'string' };
  if (name === 'fromNow') return instant;
  if (name === 'cat') {
    const parts = args.map((part) => partOf(part, typing));
    // The pieces are read only where a pattern is wanted.
    return { type: 'string', ...lengthOf(parts), ...patternOf(parts), pieces: () => parts.map(pieceOf) };
  }
  return name === 'var' && typeof args[0] === 'string' ? typing.variable(args[0]) : undefined;
}

/** A part of a text: what stands there, or the schema of what does, where it is known. */
type Part = { text: string } | { schema: SchemaNode | undefined };

function partOf(part: unknown, typing: Typing): Part {
  if (isPlain(part)) return { text: String(part) };
  const operation = operationOf(part);
  return { schema: operation && typing.contract.resolve(schemaOf(operation, typing)) };
}

/** Joins the patterns of the parts of a text, when it is known of each how it is written. */
function patternOf(parts: readonly Part[]): { pattern?: string } {
  const patterns = parts.map((part) => {
    if ('text' in part) return part.text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
    const { pattern } = part.schema ?? {};
    const whole = typeof pattern === 'string' ? /^\^(.*)\$$/u.exec(pattern)?.[1] : undefined;
    return whole === undefined || valuesOf(part.schema ?? {}) ? undefined : `(?:${whole})`;
  });
  return patterns.includes(undefined) ? {} : { pattern: `^${patterns.join('')}$` };
}

/** Says what stands at a part of a text, or which characters it may hold. */
function pieceOf(part: Part): Piece {
  if ('text' in part) return part.text;
  const { schema } = part;
  if (schema === undefined || valuesOf(schema)) return anything;
  const types = typesOf(schema);
  if (types.length > 0 && types.every(isNumber)) return charactersOf('^[-+.e0-9]$');
  return typeof schema['pattern'] === 'string' ? charactersOf(schema['pattern']) : anything;
}

/** Adds up the parts of a text, when it is known of each how long it may be. */
function lengthOf(parts: readonly Part[]): { maxLength?: number } {
  const lengths = parts.map((part) => {
    if ('text' in part) return part.text.length;
    return part.schema && knowsLength(part.schema) ? longestText(part.schema) : undefined;
  });
  return lengths.includes(undefined)
    ? {}
    : { maxLength: lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0) };
}

const knowsLength = (schema: SchemaNode): boolean =>
  'maxLength' in schema || Number.isFinite(longestText(schema));

/** Tells what is wrong with values of one schema where another is wanted; nothing when they fit or it is not known. */
export function misfitOf(given: SchemaNode, wanted: SchemaNode, contract: Contract): Misfit | undefined {
  const known = contract.resolve(given) ?? given;
  return (
    typeMisfit(known, wanted) ??
    valueMisfit(known, wanted) ??
    lengthMisfit(known, wanted) ??
    boundMisfit(known, wanted) ??
    textMisfit(known, wanted) ??
    piecesMisfit(known, wanted)
  );
}

const isNumber = (type: string): boolean => type === 'number' || type === 'integer';

function typeMisfit(given: SchemaNode, wanted: SchemaNode): Misfit | undefined {
  const [own, asked] = [typesOf(given), typesOf(wanted)];
  const fits = (type: string) => asked.includes(type) || (isNumber(type) && asked.some(isNumber));
  if (own.length === 0 || asked.length === 0 || own.some(fits)) return undefined;
  return { kind: 'type', given: own[0] ?? '', wanted: asked[0] ?? '' };
}

function valueMisfit(given: SchemaNode, wanted: SchemaNode): Misfit | undefined {
  const values = valuesOf(given);
  const asked = valuesOf(wanted);
  const strange = asked && values?.find((value) => !asked.includes(value));
  if (asked && strange !== undefined)
    return { kind: 'value', given: JSON.stringify(strange), wanted: asked.map(String) };
  const { pattern } = wanted;
  // "" stands for what is still to be filled in, as in a step that has just been made.
  const unlike = values?.find(
    (value) =>
      typeof value === 'string' &&
      value !== '' &&
      typeof pattern === 'string' &&
      !new RegExp(pattern, 'u').test(value),
  );
  return unlike === undefined ? undefined : { kind: 'pattern', given: JSON.stringify(unlike), wanted };
}

function lengthMisfit(given: SchemaNode, wanted: SchemaNode): Misfit | undefined {
  const [own, asked] = [longestText(given), longestText(wanted)];
  if (!typesOf(given).includes('string') || !knowsLength(given) || own <= asked) return undefined;
  return { kind: 'length', given: own, wanted: asked };
}

function boundMisfit({ bounds }: SchemaNode, { minimum, maximum }: SchemaNode): Misfit | undefined {
  if (!isNode(bounds)) return undefined;
  const { least, most } = bounds as Bounds; // put there by what reads the fields of forms
  if (typeof maximum === 'number' && most !== undefined && most > maximum)
    return { kind: 'bound', given: most, wanted: maximum };
  return typeof minimum === 'number' && least !== undefined && least < minimum
    ? { kind: 'bound', given: least, wanted: minimum }
    : undefined;
}

/** Finds a text whose fixed parts never match what is wanted, whatever stands between them. */
function piecesMisfit({ pieces }: SchemaNode, wanted: SchemaNode): Misfit | undefined {
  const { pattern } = wanted;
  if (typeof pieces !== 'function' || typeof pattern !== 'string') return undefined;
  const joined = (pieces as () => readonly Piece[])(); // put there by what reads a "cat"
  if (canMatch(pattern, joined)) return undefined;
  const given = joined.map((piece) => (typeof piece === 'string' ? piece : '…')).join('');
  return { kind: 'pattern', given: JSON.stringify(given), wanted };
}

/** Finds a text that may be given, by what a field lets through or by its pattern, and is not written as is wanted. */
function textMisfit(given: SchemaNode, wanted: SchemaNode): Misfit | undefined {
  const asked = wanted['pattern'] ?? formats[String(wanted['format'])] ?? '';
  const least = Number(wanted['minLength'] ?? 0);
  const isAsked = typeof asked === 'string' && compiles(asked) && (asked !== '' || least > 1);
  if (!isAsked || given['pattern'] === asked || valuesOf(given)) return undefined;
  const isTaken = new RegExp(asked, 'u');
  const text = textsGiven(given).find((each) => !isTaken.test(each) || each.length < least);
  return text === undefined ? undefined : { kind: 'text', given: JSON.stringify(text), wanted };
}

// What a format asks at least, where no pattern beside it says more.
const formats: Readonly<Record<string, string>> = {
  email: String.raw`^[^@\s]+@[^@\s]+$`,
  date: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
};

/** Lists some of the texts that may be given, as far as is known. */
function textsGiven(given: SchemaNode): string[] {
  const { typed, pattern } = given;
  const field = isNode(typed) ? (typed as Typed) : undefined; // put there by what reads the fields of forms
  if (!field && typeof pattern !== 'string') return [];
  if (typeof (field ?? given).pattern === 'string' && !compiles(String((field ?? given).pattern))) return [];
  return textsLetThrough(field ?? { characters: anyCharacter, pattern }, given);
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}
