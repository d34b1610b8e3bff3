import type { CompiledEdge } from '../definition/compiled.ts';
import { holds } from '../rules/evaluator.ts';
import { type Draft, scopeHere } from '../machine/draft.ts';
import { firstOpen, goAlong } from './along.ts';
import { refuse } from './refuse.ts';

/** Goes along an edge. What refuses it is told like a refusal of the bank, and nothing of it is done. */
export function follow(draft: Draft, edge: CompiledEdge, scope = scopeHere(draft)): void {
  const refusal = edge.refusedBy?.find(([, guard]) => holds(guard, scope));
  if (refusal) refuse(draft, { kind: 'refused', code: refusal[0] });
  else goAlong(draft, edge, scope);
}

/** Goes along the first edge whose guard holds; the last has none. */
export function followFirst(
  draft: Draft,
  edges: readonly CompiledEdge[] | undefined,
  result?: unknown,
): void {
  const scope = scopeHere(draft, result);
  const edge = firstOpen(edges, scope);
  if (edge) follow(draft, edge, scope);
}
