import { joinedOnce } from '#engine';
import type { JourneyFile } from '#schemas';
import { slotsOf } from '../values/expression-sites.ts';
import { byNumber, type CaseNames } from './cases.ts';
import { changesBetween, type Change } from './changes.ts';
import type { Wording } from './wording.ts';

/** Compares the guards of two definitions: where both join their parts alike, by the parts that are not in both. */
export function guardChanges(
  [was, named]: readonly [JourneyFile | undefined, CaseNames],
  is: JourneyFile | undefined,
  wording: Wording,
): Change[] {
  const [before, after] = [guardsOf(was, named), guardsOf(is, byNumber)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    if (!before.has(name) || !after.has(name))
      return changesBetween(worded(before, name, wording), worded(after, name, wording));
    return changesWithin([before.get(name), after.get(name)], wording).map((change) => ({ name, ...change }));
  });
}

const guardsOf = (definition: JourneyFile | undefined, named: CaseNames): Map<string, unknown> =>
  new Map(
    (definition ? slotsOf(definition) : [])
      .filter(({ role }) => role === 'guard')
      .map(({ pointer, expression }) => [nameOf(pointer, named), joinedOnce(expression)]),
  );

/** Names a guard by where it stands, as ways are: `check-holder: cases 1`. */
function nameOf(pointer: string, named: CaseNames): string {
  const [first = '', ...path] = pointer.split('/').slice(1);
  if (first !== 'steps') return first;
  const [step = '', list = '', ...rest] = path.filter((key) => key !== 'when');
  const [, of, index] = /^(.+)\/(\d+)\/when$/.exec(pointer) ?? [];
  const keys = rest.filter((key) => list !== 'runs' || key !== 'ok');
  if (of !== undefined) keys.splice(-1, 1, named(of, Number(index)));
  return `${step}: ${[list, ...keys].join(' ')}`;
}

function worded(guards: ReadonlyMap<string, unknown>, name: string, { value }: Wording): Map<string, string> {
  return new Map(guards.has(name) ? [[name, value(guards.get(name))]] : []);
}

type Sides = Omit<Change, 'name'>;

function changesWithin([before, after]: readonly [unknown, unknown], { value, parts }: Wording): Sides[] {
  if (value(before) === value(after)) return [];
  const whole = [{ before: value(before), after: value(after) }];
  const split = (['and', 'or'] as const).map((joined) => {
    const [was, is] = [parts(before, joined), parts(after, joined)];
    const lost = was.filter((part) => !is.includes(part));
    const gained = is.filter((part) => !was.includes(part));
    // What has nothing in common is told as a whole.
    return lost.length < was.length && gained.length < is.length ? pairs(lost, gained) : [];
  });
  return split.find(({ length }) => length > 0) ?? whole;
}

/** Puts what went beside what came of the same variable. */
function pairs(lost: readonly string[], gained: readonly string[]): Sides[] {
  const left = [...gained];
  const gone = lost.map((before): Sides => {
    const at = left.findIndex((part) => subjectOf(part) === subjectOf(before));
    const [after] = at < 0 ? [] : left.splice(at, 1);
    return { before, ...(after !== undefined && { after }) };
  });
  return [...gone, ...left.map((after) => ({ after }))];
}

const subjectOf = (part: string): string | undefined => /[a-z]+\.[\w.]+/i.exec(part)?.[0];
