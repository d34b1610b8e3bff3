import type { CompiledEdge } from '../definition/compiled.ts';
import { holds } from '../rules/evaluator.ts';
import type { Scope } from '../rules/scope.ts';
import { type Draft, emit, evaluateAll, journeyHere, nextId } from '../machine/draft.ts';
import type { Effect } from '../machine/effect.ts';
import { notePast } from '../machine/past.ts';

/** Finds the first edge whose guard holds; the last of several has none; nothing where there is no way. */
export const firstOpen = (
  edges: readonly CompiledEdge[] | undefined,
  scope: Scope,
): CompiledEdge | undefined => edges?.find(({ when }) => holds(when, scope));

const none: NonNullable<CompiledEdge['does']> = [];

/** Goes along an edge that nothing refuses: writes what it sets, all computed from what was there before, and names the next step. */
export function goAlong(draft: Draft, { to, does, sets }: CompiledEdge, scope: Scope): void {
  const { frame } = draft;
  draft.target = to;
  // The members are those of the effect of that kind, by the schema of edges.
  for (const [kind, members] of does ?? none)
    emit(draft, { id: nextId(draft), kind, ...evaluateAll(members, scope) } as Effect);
  if (sets.length === 0) return;
  const { data } = journeyHere(draft).definition;
  // What is kept for one call or one screen is erased as it is meant to be, and nowhere else.
  notePast(frame, (name) => data?.[name]?.keep === undefined, sets);
  frame.data = evaluateAll(sets, scope, { ...frame.data });
}
