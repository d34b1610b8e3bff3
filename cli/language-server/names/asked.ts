import { isNode, valueAt, type Say, type Sources } from '#analysis';
import type { ContractOperation } from '#schemas/provider';
import { valueOf, type LenientNode } from '../lenient-json.ts';

/** A name that may stand somewhere: what is informed of it in a list, what more when it is pointed at, and where it is at home. */
export type KnownName = { name: string; detail: string; more?: readonly string[]; home?: Home };

/** A place in a file, by the keys that lead there. */
export type Home = { path: string; keys: readonly string[] };

/** Where names are asked for: the file and the keys there, those within an expression, and all that is known. */
export type Asked = {
  path: string;
  keys: readonly string[];
  within: readonly string[];
  /** The journey to whose folder the file belongs; "" for a file of all journeys. */
  journey: string;
  sources: Sources;
  tree: (path: string) => LenientNode | undefined;
  /** All that the contract says of each operation. */
  contract: () => Readonly<Record<string, ContractOperation>>;
  say: Say;
};

/** The value of a file, as far as it can be read while it is typed. */
export const valueIn = ({ tree }: Pick<Asked, 'tree'>, path: string): unknown => valueOf(tree(path));

/** The path of a journey’s definition. */
export const definitionPath = (journey: string): string => `journeys/${journey}/journey.json`;

/** The definition of a journey, as far as it can be read. */
export const definitionOf = (asked: Asked, journey = asked.journey): unknown =>
  valueIn(asked, definitionPath(journey));

/** Goes down a value by keys. */
export const inside = (value: unknown, ...keys: readonly string[]): unknown => valueAt(value, keys);

/** Lists the members of an object; of anything else none. */
export const membersOf = (value: unknown): [string, unknown][] =>
  isNode(value) ? Object.entries(value) : [];

/** A text, or nothing. */
export const textIn = (value: unknown, ...keys: readonly string[]): string => {
  const found = inside(value, ...keys);
  return typeof found === 'string' ? found : '';
};

/** Joins what there is to tell. */
export const joined = (...told: readonly string[]): string => told.filter(Boolean).join(' · ');

/** Lists names that have all the same to tell. */
export const named = (names: Iterable<string>, detail: string): KnownName[] =>
  [...names].map((name) => ({ name, detail }));
