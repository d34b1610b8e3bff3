import type { Edge, FormStep, GuardedEdge, Mapping } from '#schemas';
import { journeyError } from '../errors.ts';
import { compileExpression, type Place } from '../rules/expression.ts';
import { compileLists } from './compile-lists.ts';
import type { CompiledEdge, Save, Values } from './compiled.ts';

/** Compiles named expressions. */
export function compileValues(source: Mapping | undefined, place: Place): Values {
  return Object.entries(source ?? {}).map(
    ([name, value]) => [name, compileExpression(value, { ...place, path: `${place.path}/${name}` })] as const,
  );
}

/** Compiles an edge with its guard, if it has one, and what it writes. */
export function compileEdge(edge: Edge | GuardedEdge, place: Place): CompiledEdge {
  const when = 'when' in edge ? edge.when : undefined;
  const guard = { ...place, path: `${place.path}/when`, guard: true };
  const lists = compileLists(edge, place);
  const sets = compileValues(edge.sets, { ...place, path: `${place.path}/sets` }).map(
    ([name, value]) => [datumOf(name), value] as const,
  );
  return {
    to: edge.to,
    when: when === undefined ? undefined : compileExpression(when, guard),
    sets: [...sets, ...lists.sets],
    does: compileDoes(edge, place),
    ...(lists.refusedBy.length > 0 && { refusedBy: lists.refusedBy }),
  };
}

function compileDoes(edge: Edge | GuardedEdge, place: Place): CompiledEdge['does'] {
  const does = (['file', 'visit'] as const).flatMap((kind) => {
    const members = edge[kind];
    if (members === undefined) return [];
    const whole: Mapping = { ...(kind === 'file' && { mediaType: 'application/pdf' }), ...members };
    return [[kind, compileValues(whole, { ...place, path: `${place.path}/${kind}` })] as const];
  });
  return does.length > 0 ? does : undefined;
}

/**
 * Compiles cases in their order.
 *
 * @throws {JourneyError} `CASES_OPEN` when none is sure to be taken.
 */
export function compileCases(cases: readonly GuardedEdge[], place: Place): CompiledEdge[] {
  const edges = cases.map((edge, index) => compileEdge(edge, { ...place, path: `${place.path}/${index}` }));
  const closed = edges.every((edge, index) => (edge.when === undefined) === (index === edges.length - 1));
  if (!closed) throw journeyError('CASES_OPEN', { journey: place.journey, path: place.path });
  return edges;
}

/** Compiles one edge, or several with guards. */
export const compileWays = (ways: Edge | GuardedEdge[], place: Place): CompiledEdge[] =>
  Array.isArray(ways) ? compileCases(ways, place) : [compileEdge(ways, place)];

/**
 * Compiles the ways behind a journey that has ended. What it has had read again may still be coming, and nothing waits there.
 *
 * @throws {JourneyError} `EXPRESSION_ROOT_UNKNOWN` when a guard asks what the portal knows.
 */
export function compileExit(ways: Edge | GuardedEdge[], place: Place): CompiledEdge[] {
  const edges = compileWays(ways, place);
  const asked = edges.flatMap(({ when }) => when?.reads ?? []).find(({ path }) => isReadAgain(path));
  if (!asked) return edges;
  const { journey, path } = place;
  throw journeyError('EXPRESSION_ROOT_UNKNOWN', { journey, path, variable: asked.path });
}

/** Returns whether a variable is one that the portal can read again. */
export const isReadAgain = (path: string): boolean => /^(profile|card|session)\./.test(path);

/** Reads `saves`: which datum takes which place of the answer. */
export function compileSaves(saves: FormStep['saves']): Save[] {
  return Object.entries(saves ?? {}).map(([datum, pointer]) => ({
    datum: datumOf(datum),
    path: pointerPath(pointer),
  }));
}

/** Splits a JSON pointer. */
export function pointerPath(pointer: string): string[] {
  const parts = pointer.split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const datumOf = (name: string) => name.replace(/^data\./, '');
