import type { ErrorRoute } from '#schemas';
import type { CompiledCall } from '../definition/compiled.ts';
import { type Draft, journeyHere } from '../machine/draft.ts';
import type { BankOutcome } from './classify.ts';

/** A call that did not do what it was asked. */
export type Refused = Extract<BankOutcome, { kind: 'refused' | 'unreachable' }>;

/** The route of a refusal, and whether anyone wrote it: `default` is the catalogue’s popup for what nobody routes. */
export type Found = { route: ErrorRoute; code: string; by: 'name' | 'rest' | 'type' | 'default' };

type Routes = ReadonlyMap<string, ErrorRoute> | undefined;

/**
 * Looks a refusal up: in the step, then the journey, then the catalogue, then by the type in the reply, else the default
 * popup.
 */
export function findRoute(draft: Draft, outcome: Refused, step?: CompiledCall): Found {
  const { catalogue, catalogueCodes } = draft.library;
  const tables = [step?.errors, journeyHere(draft).errors, catalogueCodes];
  return routeIn(tables, catalogue.default, { ...outcome, fields: step?.fields });
}

/** A refusal with what the places of its request were made from. */
type Placed = Refused & { fields?: CompiledCall['fields'] };

/** In each table a code stands before `*`; a bank that did not answer is `unreachable`, never `*`. */
export function routeIn(tables: readonly Routes[], fallback: ErrorRoute, outcome: Placed): Found {
  const code = outcome.kind === 'refused' ? outcome.code : 'unreachable';
  for (const table of tables) {
    const named = table?.get(code);
    if (named) return { route: named, code, by: 'name' };
    const rest = outcome.kind === 'refused' ? table?.get('*') : undefined;
    if (rest) return { route: rest, code, by: 'rest' };
  }
  const typed = outcome.kind === 'refused' ? routeByType(outcome, fallback) : undefined;
  if (typed) return { route: typed, code, by: 'type' };
  return { route: fallback, code, by: 'default' };
}

const isType = (type: string): type is ErrorRoute['type'] =>
  /^(BLOCKER|PROCESS|SHOW|(FORM|FIELD)(-PREVIOUS)?)$/.test(type);

/** CUSTOM, and a type that nobody knows, have no route of their own: the generic popup (ERR-17). */
function routeByType(outcome: Placed & { kind: 'refused' }, fallback: ErrorRoute): ErrorRoute | undefined {
  const { type = '', pointer = '', process = '', fields } = outcome;
  if (!isType(type)) return undefined;
  // A reply points into the request, a table to the form’s own fields. A reply may name a process, never a path.
  const field = fields?.[pointer] ?? pointer;
  return { ...fallback, type, field, ...(/^[\w-]+$/.test(process) && { process }) };
}
