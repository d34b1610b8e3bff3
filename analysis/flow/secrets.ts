import type { JourneyFile } from '#schemas';
import type { Contract } from '../source/contract.ts';
import { isNode, type SchemaNode } from '../source/schema-shapes.ts';
import { operationOf, type Read } from '../values/expressions.ts';
import { onceFor } from '../source/memoize.ts';
import { schemaOf, type Lookup as Place } from '../values/scope.ts';
import { revealedReads } from './taint.ts';
import { sentSchema } from '../symbols/request-schema.ts';
import type { Slot } from '../values/expression-sites.ts';

/** Returns whether what a schema describes is a secret by the contract, or has one in it. */
export function holdsSecret(schema: unknown, contract: Contract): boolean {
  const resolved = contract.resolve(schema);
  if (!resolved) return false;
  const known = heldIn(contract);
  const held = known.get(resolved);
  if (held !== undefined) return held;
  // What is in itself holds nothing more for that.
  known.set(resolved, false);
  const { properties, items, oneOf } = resolved;
  const parts = [...(isNode(properties) ? Object.values(properties) : []), items, oneOf].flat();
  const found = resolved['x-secret'] === true || parts.some((part) => holdsSecret(part, contract));
  known.set(resolved, found);
  return found;
}

const heldIn = onceFor<Contract, WeakMap<SchemaNode, boolean>>(() => new WeakMap());

type Lookup = Omit<Place, 'slot'> & { definition: JourneyFile };

/** Lists what an expression reads of a call’s answer that is a secret, or has one in it. */
export function secretsAnswered(slot: Slot, lookup: Lookup): Read[] {
  if (slot.result?.from !== 'call') return [];
  const { contract } = lookup.sources.language;
  return revealedReads(slot).filter(
    ({ path }) => /^result(\.|$)/.test(path) && holdsSecret(schemaOf(path, { ...lookup, slot }), contract),
  );
}

/** Lists what a call sends where its operation takes a secret. */
export function secretsSent(slot: Slot, { sources, definition }: Lookup): Read[] {
  const { contract } = sources.language;
  const wanted = sentSchema(slot, definition, contract);
  return wanted === undefined ? [] : sentIn(slot, wanted, contract);
}

type Placed = Pick<Slot, 'expression' | 'pointer'>;

function sentIn({ expression, pointer }: Placed, wanted: unknown, contract: Contract): Read[] {
  const schema = contract.resolve(wanted);
  if (schema?.['x-secret'] === true) return revealedReads({ expression, pointer });
  if (!schema || !isNode(expression) || operationOf(expression)) return [];
  const { properties } = schema;
  return Object.entries(expression).flatMap(([name, inner]) =>
    isNode(properties)
      ? sentIn({ expression: inner, pointer: `${pointer}/${name}` }, properties[name], contract)
      : [],
  );
}
