import type { CompiledEdge } from '../definition/compiled.ts';
import { refuse } from './refuse.ts';
import { holds } from '../rules/evaluator.ts';
import { type Draft, emit, evaluateAll, journeyHere, scopeHere, type Unnamed } from '../machine/draft.ts';
import { notePast } from '../machine/past.ts';

/**
 * Goes along an edge: writes what it sets, all computed from what was there before, and names the next step. What refuses it is
 * told like a refusal of the bank, and nothing of it is done.
 */
export function follow(draft: Draft, edge: CompiledEdge, result?: unknown): void {
  const { frame } = draft;
  const { does = [], sets, refusedBy } = edge;
  const scope = scopeHere(draft, result);
  const refusal = refusedBy?.find(([, guard]) => holds(guard, scope));
  if (refusal) return refuse(draft, { kind: 'refused', code: refusal[0] });
  draft.target = edge.to;
  // The members are those of the effect of that kind, by the schema of edges.
  for (const [kind, members] of does) emit(draft, { kind, ...evaluateAll(members, scope) } as Unnamed);
  if (sets.length === 0) return;
  const { data } = journeyHere(draft).definition;
  // What is kept for one call or one screen is erased as it is meant to be, and nowhere else.
  notePast(
    frame,
    sets.flatMap(([name]) => (data?.[name]?.keep === undefined ? name : [])),
  );
  frame.data = { ...frame.data, ...evaluateAll(sets, scope) };
}

/** Goes along the first edge whose guard holds; the last has none. */
export function followFirst(draft: Draft, edges: readonly CompiledEdge[], result?: unknown): void {
  const scope = scopeHere(draft, result);
  for (const edge of edges)
    if (edge.when === undefined || holds(edge.when, scope)) return follow(draft, edge, result);
}
