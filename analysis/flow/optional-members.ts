import type { Sources } from '../source/sources.ts';
import { isNode } from '../source/schema-shapes.ts';
import { datumOf, type DataFlow, type Passing } from './transfer.ts';
import { decisionOf, edgesOf, type GraphEdge } from '../graph/control-flow.ts';
import { operationOf, type Read } from '../values/expressions.ts';
import { isEvaluated } from '../values/evaluated.ts';
import { canTake, type Facts } from '../values/path-conditions.ts';
import { membersLeftOut, watchedIn, type Watched } from './optional-reads.ts';
import { wayTo, type Standing, type Way } from '../graph/state-space.ts';
import { slotsOf, type Slot } from '../values/expression-sites.ts';
import type { Passage } from '../graph/reachability.ts';

/** A read without a default of a member that may be left out, with the shortest way to it. */
export type AbsentRead = { member: string; read: Read; path: readonly Passage[] };

/**
 * Follows every run of a journey without each member that the contract lets leave out, and finds what reads it without a
 * default; a guard that asks for the member lets no such run pass.
 */
export function absentReads(flow: DataFlow, sources: Sources): AbsentRead[] {
  return watchedIn(flow.definition, sources).flatMap((watched) => [...walk(flow, watched, sources).values()]);
}

/** A standing that a run has come to without the member, and where from. */
type Reached = { standing: Standing; from?: Reached; by?: string };

function walk(flow: DataFlow, watched: Watched, sources: Sources): Map<string, AbsentRead> {
  const found = createFound(flow, watched);
  const queue = beginnings(flow, watched, sources);
  const seen = new Set(queue.map(({ standing }) => standing));
  // A list visits what is added while it is walked.
  for (const reached of queue) {
    if (found.breaksAt(reached)) continue;
    for (const { edge, next } of waysPassed(flow, watched, found.breaksOn(reached))(reached)) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push({ standing: next, from: reached, by: edge.name });
    }
  }
  return found.all;
}

/** Lists the ways that a run without the member goes to their end, and is without it behind them. */
function waysPassed(
  flow: DataFlow,
  { member, absent }: Watched,
  breaksOn: (edge: GraphEdge) => readonly Read[],
) {
  const datum = datumOf({ path: member });
  return ({ standing }: Reached): Way[] => {
    const known = knownAt(standing, absent);
    const passed: Way[] = [];
    let isBroken = false;
    for (const way of standing.ways) {
      const { edge } = way;
      // Behind a guard that breaks the run no other of the call’s is asked.
      if ((isBroken && edge.kind === 'ok') || !canTake(decisionOf(flow.definition, edge), known)) continue;
      const broken = breaksOn(edge);
      isBroken ||= broken.some(({ pointer }) => pointer.startsWith(edge.pointer.replace(/to$/, 'when/')));
      const ends = member.startsWith('result') || (datum !== undefined && changes(flow.passing(edge), datum));
      if (broken.length === 0 && !ends) passed.push(way);
    }
    return passed;
  };
}

const knownAt = ({ facts }: Standing, absent: Facts): Facts => new Map([...facts, ...absent]);

const changes = ({ settles, answer, sets, leaves }: Passing, datum: string): boolean =>
  sets.has(datum) ||
  [settles, leaves, answer.sets, answer.unanswered, answer.forgets].some((all) => all.includes(datum)) ||
  [...answer.stale.values()].some((all) => all.includes(datum));

/** Lists where a run may begin to be without a member: at a call that is answered, where a datum is set, at the start. */
function beginnings(flow: DataFlow, { member, reads }: Watched, sources: Sources): Reached[] {
  const { runs, definition } = flow;
  const datum = datumOf({ path: member });
  if (member.startsWith('result')) {
    const steps = new Set([...reads.values()].map(({ step }) => step));
    return runs.all.filter(({ step }) => steps.has(step)).map((standing) => ({ standing }));
  }
  if (datum === undefined) return runs.entries.map((standing) => ({ standing }));
  const slots = slotsOf(definition).filter(({ role, name }) => role === 'sets' && name === `data.${datum}`);
  const rest = member.split('.').slice(2);
  const lacking = (edge: GraphEdge, standing: Standing) =>
    slots
      .filter(({ pointer }) => pointer.startsWith(`${edge.pointer.replace(/\/to$/, '')}/sets/`))
      .some((slot) => mayLack(slot, rest, { edge, standing, definition, sources }));
  return runs.all.flatMap((standing) =>
    standing.ways.flatMap(({ edge, next }) =>
      flow.passing(edge).sets.has(datum) && lacking(edge, standing)
        ? [{ standing: next, from: { standing }, by: edge.name }]
        : [],
    ),
  );
}

type Setting = Omit<Parameters<typeof membersLeftOut>[1], 'slot'> &
  Pick<DataFlow, 'definition'> & { edge: GraphEdge; standing: Standing };

/** Returns whether what a way gives a datum may lack a member. */
function mayLack(
  slot: Slot,
  rest: readonly string[],
  { edge, standing, definition, sources }: Setting,
): boolean {
  const operation = operationOf(slot.expression);
  if (operation?.name !== 'var') return operation === undefined && lacks(slot.expression, rest);
  const path = [String(operation.args[0]), ...rest].join('.');
  // Of what is handed on from other data it is not known.
  if (!path.startsWith('result')) return false;
  return membersLeftOut(path, { sources, definition, slot }).some(
    ({ member, absent }) =>
      member === path && canTake(decisionOf(definition, edge), new Map([...standing.facts, ...absent])),
  );
}

/** Returns whether a template has no such member. */
function lacks(template: unknown, [name = '', ...rest]: readonly string[]): boolean {
  if (!isNode(template)) return true;
  if (operationOf(template)) return false;
  if (!Object.hasOwn(template, name)) return true;
  return rest.length > 0 && lacks(template[name], rest);
}

/** Gathers the reads that break a run without the member; each is told once, by the first way to it. */
function createFound(flow: DataFlow, { member, absent, reads }: Watched) {
  const all = new Map<string, AbsentRead>();
  const fails = failingBefore(flow);
  const breaks = (read: Read, known: Facts): boolean => {
    const slot = read.hasDefault ? undefined : reads.get(read.pointer);
    if (!slot) return false;
    const isAsked = slot.role !== 'guard' || canTake({ holds: undefined, fails: fails(slot) }, known);
    return isAsked && isEvaluated(slot, read.pointer, known);
  };
  const breaking = (among: readonly Read[], reached: Reached, by?: string): readonly Read[] => {
    const known = knownAt(reached.standing, absent);
    const found = among.filter((read) => breaks(read, known));
    for (const read of found)
      if (!all.has(read.pointer)) all.set(read.pointer, { member, read, path: pathOf(flow, reached, by) });
    return found;
  };
  return {
    all,
    /** Returns whether a run breaks while it is there. */
    breaksAt: (reached: Reached) => breaking(flow.reads.get(reached.standing.step) ?? [], reached).length > 0,
    /** Lists what breaks a run on a way. */
    breaksOn: (reached: Reached) => (edge: GraphEdge) =>
      breaking(flow.passing(edge).reads, reached, edge.name),
  };
}

/** Lists the guards that have not held when a guard is asked. */
const failingBefore =
  ({ definition }: DataFlow) =>
  ({ pointer }: Slot): readonly unknown[] => {
    const edge = edgesOf(definition).find((each) => each.pointer === pointer.replace(/when$/, 'to'));
    return edge ? decisionOf(definition, edge).fails : [];
  };

function pathOf(flow: DataFlow, reached: Reached, by?: string): Passage[] {
  const own = { step: reached.standing.step, ...(by !== undefined && { by }) };
  if (reached.from) return [...pathOf(flow, reached.from, reached.by), own];
  return [...wayTo(flow.runs, reached.standing).slice(0, -1), own];
}
