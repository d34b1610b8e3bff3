import type { CompiledCall, CompiledRoute } from '../definition/compiled.ts';
import { type Draft, journeyHere } from '../machine/draft.ts';
import { errorTypes, isErrorType } from './error-types.ts';
import type { BankOutcome } from './classify.ts';

/** A call that did not do what it was asked. */
export type Refused = Extract<BankOutcome, { kind: 'refused' | 'unreachable' }>;

/** The route of a refusal, and whether anyone wrote it for its code. */
export type Found = { route: CompiledRoute; code: string; isNamed?: true };

type Routes = ReadonlyMap<string, CompiledRoute> | undefined;

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

/**
 * In each table a code stands before `*`; a bank that did not answer is `unreachable`, never `*`. A rest with the words of
 * the default popup says only where it goes on: the type in the reply stands.
 */
export function routeIn(tables: readonly Routes[], fallback: CompiledRoute, outcome: Placed): Found {
  const isRefused = outcome.kind === 'refused';
  const code = isRefused ? outcome.code : 'unreachable';
  const table = tables.find((some) => some?.has(code) || (isRefused && some?.has('*')));
  const route = table?.get(code);
  if (route) return { route, code, isNamed: true };
  const rest = table?.get('*') ?? fallback;
  const isTyped = isRefused && rest.message === fallback.message;
  return { route: isTyped ? typedRoute(outcome, rest, fallback) : rest, code };
}

/** CUSTOM, and a type that nobody knows, have no route of their own: the generic popup (ERR-17). */
function typedRoute(
  outcome: Placed & { kind: 'refused' },
  route: CompiledRoute,
  fallback: CompiledRoute,
): CompiledRoute {
  const { type = '', pointer = '', process = '', fields } = outcome;
  if (!isErrorType(type) || type === 'CUSTOM') return route;
  return {
    // What leads elsewhere by itself does not go on where a rest does.
    ...(errorTypes[type].to ? fallback : route),
    type,
    // A reply points into the request, a table to the form’s own fields.
    field: fields?.[pointer] ?? pointer,
    // A reply may name a process, never a path.
    ...(/^[\w-]+$/.test(process) && { process }),
  };
}
