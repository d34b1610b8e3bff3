import type { CallStep, JourneyFile } from '#schemas';
import type { CompiledCall } from '../../definition/compiled.ts';
import { listOf } from '../../rules/expression.ts';
import { operatorOf } from '../../rules/expression.ts';

type Found = Map<string, Set<string>>;

/**
 * Works out which fields of forms each place of a request is made from, by its pointer: a refusal points into the request,
 * and what it speaks of is where the holder typed it (ERR-15). What has one name in both needs no entry.
 */
export function requestFields(definition: CallStep, journey: JourneyFile): CompiledCall['fields'] {
  const found: Found = new Map();
  const saved = savedFields(journey);
  const { body, query, headers } = definition;
  for (const [name, value] of [body, query, headers].flatMap((part) => Object.entries(part ?? {})))
    gather(value, [`/${name}`], { saved, found });
  const fields = [...found].map(([pointer, names]) => [pointer, [...names]] as [string, string[]]);
  const renamed = fields.filter(([pointer, names]) => names.join(' ') !== pointer);
  return renamed.length > 0 ? Object.fromEntries(renamed) : undefined;
}

/** Finds where the holder types each datum. */
function savedFields(journey: JourneyFile): Found {
  const saved: Found = new Map();
  for (const step of Object.values(journey.steps))
    if (step.kind === 'form')
      for (const [datum, field] of Object.entries(step.saves ?? {})) add(saved, datum, [field]);
  return saved;
}

/** Notes what a value reads at its place and at those around it; an operator makes no place of its own. */
function gather(source: unknown, places: readonly string[], into: { saved: Found; found: Found }): void {
  if (typeof source !== 'object' || source === null) return;
  const operator = operatorOf(source);
  for (const [key, value] of Object.entries(source)) {
    if (operator === undefined) gather(value, [...places, `${places.at(-1)}/${key}`], into);
    else for (const argument of listOf(value)) gather(argument, places, into);
    if (operator === 'var')
      for (const place of places) add(into.found, place, into.saved.get(String(listOf(value)[0])) ?? []);
  }
}

function add(to: Found, name: string, fields: Iterable<string>): void {
  const known = to.get(name) ?? new Set();
  for (const field of fields) known.add(field);
  if (known.size > 0) to.set(name, known);
}
