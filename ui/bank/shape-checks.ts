import type { ReplyShape, ReplyShapes } from '#schemas';
import { isWhole, kindOf } from './value-kinds.ts';

/** Rows that were left out of lists, and where each was not as it should be. */
export type LeftOut = { rows: number; pointers: Set<string> };

/** Returns where a value is not as it should be; undefined where it is. */
export type Check = (value: unknown, at: string, left: LeftOut) => string | undefined;

/** Makes a check of every line, without a text that is run as code: the security policy refuses that. */
export function compileShapes(lines: ReplyShapes['lines']): readonly Check[] {
  const checks: Check[] = [];
  // Lines speak of others by number: each is looked up when it is needed, in whatever order they stand.
  const at = (line: number): Check => {
    const check = checks[line];
    if (!check) throw new Error(`The table of replies has no line ${line}.`);
    return check;
  };
  for (const shape of lines) checks.push(checkOf(shape, at));
  return checks;
}

type Find = (line: number) => Check;

function checkOf(shape: ReplyShape, find: Find): Check {
  if (typeof shape === 'string') return unless(kindOf(shape));
  if (shape instanceof RegExp) return unless((value) => typeof value === 'string' && shape.test(value));
  if (isMembers(shape)) return membersCheck(shape, find);
  const [sort, first, second] = shape;
  if (typeof sort === 'number') return unless((value) => isWhole(value) && value >= sort && value <= first);
  switch (sort) {
    case 'list':
      return listCheck(first, find);
    case 'rows':
      return rowsCheck(first, find);
    case 'map':
      return mapCheck(first, find);
    case 'either':
      return eitherCheck([first, second ?? first], find);
  }
}

const isMembers = (shape: object): shape is Readonly<Record<string, number>> => !Array.isArray(shape);

const unless =
  (isFit: (value: unknown) => boolean): Check =>
  (value, at) =>
    isFit(value) ? undefined : at;

/** Of what may be left out, null says the same: it is taken out of the body itself, so that nobody meets it further in. */
function membersCheck(shape: Readonly<Record<string, number>>, find: Find): Check {
  const members = Object.entries(shape).map(([name, line]) => {
    const isOptional = name.endsWith('?');
    return { name: isOptional ? name.slice(0, -1) : name, isOptional, line };
  });
  return (value, at, left) => {
    if (!isObject(value)) return at;
    for (const { name, isOptional, line } of members) {
      if (isOptional && value[name] === null) Reflect.deleteProperty(value, name);
      const member = value[name];
      const place = `${at}/${name}`;
      const isMissing = member === undefined;
      const wrong = isMissing ? (isOptional ? undefined : place) : find(line)(member, place, left);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
}

function listCheck(line: number, find: Find): Check {
  return (value, at, left) => {
    if (!Array.isArray(value)) return at;
    const [check, place] = [find(line), `${at}/-`];
    for (const item of value) {
      const wrong = check(item, place, left);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
}

function mapCheck(line: number, find: Find): Check {
  return (value, at, left) => {
    if (!isObject(value)) return at;
    // Its names are the bank’s own, and may be anybody’s.
    const [check, place] = [find(line), `${at}/-`];
    // By names: to list the values of thousands takes four times as long.
    for (const name of Object.keys(value)) {
      const wrong = check(value[name], place, left);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
}

/** A row that is not as it should be is left out; where none is as it should be, neither is the list. */
function rowsCheck(line: number, find: Find): Check {
  return (value, at, left) => {
    if (!Array.isArray(value)) return at;
    const [check, place] = [find(line), `${at}/-`];
    const wrong = value.map((row: unknown) => check(row, place, left));
    const pointers = wrong.filter((pointer) => pointer !== undefined);
    if (pointers.length === 0) return undefined;
    if (pointers.length === value.length) return pointers[0];
    for (const pointer of pointers) left.pointers.add(pointer);
    left.rows += pointers.length;
    const kept: unknown[] = value.filter((_row, index) => wrong[index] === undefined);
    value.splice(0, value.length, ...kept);
    return undefined;
  };
}

/** Of two, the one that the value came nearer to tells where it is wrong. */
function eitherCheck([one, other]: [number, number], find: Find): Check {
  return (value, at, left) => {
    const first = find(one)(value, at, left);
    if (first === undefined) return undefined;
    const second = find(other)(value, at, left);
    return second === undefined || second.length >= first.length ? second : first;
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
}
