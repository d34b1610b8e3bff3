import { applyEdits, jsonEdits, openDocument } from '#analysis/document';

/** Reads a step from its text; nothing where that is no JSON object. */
export function readStep(text: string): Readonly<Record<string, unknown>> | undefined {
  const { value } = openDocument({ path: '', text });
  // What is an object has members.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

/** Writes another step over a text: only what differs, as the text is laid out. */
export const stepWith = (text: string, next: unknown): string =>
  applyEdits(text, jsonEdits(openDocument({ path: '', text }), withoutNothing(next)));

/** Leaves out what was emptied in a form. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
      each === undefined ? [] : [[name, withoutNothing(each)]],
    ),
  );
}

/** Copies a step with another value at a place; without one the place goes. */
export function stepAt(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === key ? stepAt(each, rest, next) : each));
  const { [key]: inner, ...others } = Object(value);
  const made = stepAt(inner, rest, next);
  if (made === undefined) return others;
  return Object.hasOwn(Object(value), key) ? { ...Object(value), [key]: made } : { ...others, [key]: made };
}
