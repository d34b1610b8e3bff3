import { isNode, valueAt } from './checks/contract-values.ts';

/** Text with places such as `{account.username}`; a text that is one place alone stands for the value itself. */
export type Template = unknown;

/** What a recipe has learned so far, by name. */
export type Values = Record<string, unknown>;

/** Where in a reply a value is: a JSON pointer, or the item of a list with these fields and a pointer into it. */
export type Pick = string | { in: string; where: Readonly<Record<string, unknown>>; take: string };

/** A recipe needs something that the host or the accounts do not offer. */
export class Missing extends Error {}

/**
 * Fills the places of a template.
 *
 * @throws {Missing} when a place has no value.
 */
export function fill(template: Template, values: Values): unknown {
  if (typeof template === 'string') return fillText(template, values);
  if (Array.isArray(template)) return template.map((item) => fill(item, values));
  if (!isNode(template)) return template;
  return Object.fromEntries(Object.entries(template).map(([key, inner]) => [key, fill(inner, values)]));
}

function fillText(text: string, values: Values): unknown {
  const [, alone] = /^\{([\w.]+)\}$/.exec(text) ?? [];
  if (alone !== undefined) return found(alone, values);
  return text.replaceAll(/\{([\w.]+)\}/g, (_, place: string) => String(found(place, values)));
}

function found(place: string, values: Values): unknown {
  const value = valueAt(values, place.split('.'));
  if (value === undefined || value === null) throw new Missing(`nothing is known of ${place}`);
  return value;
}

/**
 * Reads a value out of a reply.
 *
 * @throws {Missing} when there is none.
 */
export function pick(reply: unknown, place: Pick): unknown {
  const value = typeof place === 'string' ? at(reply, place) : at(pickItem(reply, place), place.take);
  if (value === undefined || value === null) throw new Missing(`the answer has no ${describe(place)}`);
  return value;
}

function pickItem(reply: unknown, place: Exclude<Pick, string>): unknown {
  const list = at(reply, place.in);
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.find((item) => Object.entries(place.where).every(([key, wanted]) => at(item, key) === wanted));
}

const at = (value: unknown, pointer: string): unknown =>
  valueAt(
    value,
    pointer.split('/').filter((key) => key !== ''),
  );

const describe = (place: Pick): string =>
  typeof place === 'string' ? place : `${place.in} with ${JSON.stringify(place.where)}`;

/** Takes a value that is a text, or another in its place. */
export const textOr = (value: unknown, other: string | null): string | null =>
  typeof value === 'string' ? value : other;
