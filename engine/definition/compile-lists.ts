import type { Edge, GuardedEdge, JourneyFile } from '#schemas';
import { journeyError } from '../errors.ts';
import { evaluator } from '../rules/evaluator.ts';
import {
  compileExpression,
  operatorOf,
  writtenOut,
  type Expression,
  type KeyedLists,
  type Place,
} from '../rules/expression.ts';
import type { Values } from './compiled.ts';

/** Finds the data that are keyed lists. */
export const keyedLists = (data: JourneyFile['data'] = {}): KeyedLists =>
  new Map(
    Object.entries(data).flatMap(([name, { key, max }]) =>
      key === undefined || max === undefined ? [] : [[name, { key, max }] as const],
    ),
  );

/** What an edge does to one list, as the file says it. */
export type ListChange = {
  name: string;
  key: string;
  max: number;
  /** What is put into it. */
  item?: unknown;
  /** The key of what is taken off it. */
  gone?: unknown;
};

/** Lists what an edge does to keyed lists. */
export function listChanges({ puts = {}, removes = {} }: Changing, lists: KeyedLists): ListChange[] {
  const named = [...new Set([...Object.keys(removes), ...Object.keys(puts)])];
  return named.flatMap((path) => {
    const name = path.replace(/^data\./, '');
    const list = lists.get(name);
    if (list === undefined) return [];
    const item = path in puts && { item: puts[path] };
    return [{ name, ...list, ...item, ...(path in removes && { gone: removes[path] }) }];
  });
}

type Changing = Pick<GuardedEdge, 'puts' | 'removes'>;

/** Writes the value of a list behind an edge as an expression. */
export const listAfter = ({ name, key, item, gone = null }: ListChange): unknown => ({
  put: [{ var: `data.${name}` }, key, gone, ...(item === undefined ? [] : [item])],
});

/** Finds the expression of the key of what is put into a list; nothing where it is neither a variable nor a template that has one. */
export function keyOfItem({ item, key }: Pick<ListChange, 'item' | 'key'>): unknown {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
  const { var: path }: { var?: unknown } = item;
  const operator = operatorOf(item);
  if (operator === undefined) return Reflect.get(item, key);
  return operator === 'var' && typeof path === 'string' ? { var: `${path}.${key}` } : undefined;
}

type Refusal = 'duplicate' | 'full';

const codeOf = (list: string, why: Refusal): string => `${list}-${why}`;

/** Names the codes by which a keyed list refuses: `payees-duplicate`, `payees-full`. */
export const refusalCodes = (list: string): string[] => [codeOf(list, 'duplicate'), codeOf(list, 'full')];

/** Reads of the code of a refusal which list refuses, and why; undefined for codes of the bank’s. */
export function listRefusal(code: string): { list: string; why: Refusal } | undefined {
  const [, list, why] = /^(\w+)-(duplicate|full)$/.exec(code) ?? [];
  return list === undefined ? undefined : { list, why: why === 'full' ? why : 'duplicate' };
}

/** Writes what refuses an edge: the code of each refusal, with the guard under which it comes. */
export function refusalsOfList(change: ListChange): [code: string, guard: unknown][] {
  const { name, key, max, item, gone } = change;
  const id = keyOfItem(change);
  if (item === undefined || id === undefined) return [];
  const list = { var: `data.${name}` };
  const isThere = { has: [list, id, key] };
  const isFull = { '>=': [{ count: [list] }, max] };
  if (gone === undefined)
    return [
      [codeOf(name, 'duplicate'), isThere],
      [codeOf(name, 'full'), isFull],
    ];
  const isMore = { and: [isFull, { '!': [{ has: [list, gone, key] }] }] };
  const isAnother = { and: [isThere, { '!==': [id, gone] }] };
  // What takes the place of itself is no other.
  const isItself = JSON.stringify(id) === JSON.stringify(gone);
  return [
    ...(isItself ? [] : [[codeOf(name, 'duplicate'), isAnother] as [string, unknown]]),
    [codeOf(name, 'full'), isMore],
  ];
}

/**
 * Compiles what an edge puts into lists and takes off them into what it sets, and what refuses it.
 *
 * @throws {JourneyError} `LIST_UNKNOWN`, or `EXPRESSION_INVALID` for an item of which the key cannot be told.
 */
export function compileLists(edge: Edge | GuardedEdge, place: Place): { sets: Values; refusedBy: Values } {
  const { lists = new Map() } = place;
  for (const kind of ['puts', 'removes'] as const)
    for (const path of Object.keys(edge[kind] ?? {}))
      if (!lists.has(path.replace(/^data\./, '')))
        throw journeyError('LIST_UNKNOWN', {
          journey: place.journey,
          path: `${place.path}/${kind}`,
          name: path,
        });
  const changes = listChanges(edge, lists);
  return {
    sets: changes.map((change) => [change.name, compileAfter(change, place)] as const),
    refusedBy: changes.flatMap((change) =>
      refusalsOfList(change).map(([code, guard]) => [code, made(guard, place, [])] as const),
    ),
  };
}

/** Checks what the author has written, and makes one expression of it. */
function compileAfter(change: ListChange, place: Place): Expression {
  const { name, item, gone } = change;
  const at = (kind: string): Place => ({ ...place, path: `${place.path}/${kind}/data.${name}` });
  if (item !== undefined && keyOfItem(change) === undefined)
    throw journeyError('EXPRESSION_INVALID', { journey: place.journey, path: at('puts').path });
  const given = [
    ...(gone === undefined ? [] : [compileExpression(gone, at('removes'))]),
    ...(item === undefined ? [] : [compileExpression(item, at('puts'))]),
  ];
  const list = { path: `data.${name}`, optional: false, masked: false };
  return made(listAfter(change), place, [list, ...given.flatMap(({ reads }) => reads)]);
}

function made(source: unknown, place: Place, reads: Expression['reads']): Expression {
  const name = `${place.journey}${place.path}`;
  return { source, place: name, evaluate: evaluator(writtenOut(source), name), reads };
}
