import type { Sources } from '../source/sources.ts';
import { isNode } from '../source/schema-shapes.ts';
import { createBrokenReads, type BrokenRead } from './broken-reads.ts';
import { changes, datumOf, type DataFlow } from './transfer.ts';
import { decisionOf, edgesOf, type GraphEdge } from '../graph/control-flow.ts';
import { operationOf, type Read } from '../values/expressions.ts';
import { isEvaluated } from '../values/evaluated.ts';
import { canTake, type Facts } from '../values/path-conditions.ts';
import { membersLeftOut, optionalReads, type OptionalMember } from './optional-reads.ts';
import type { Standing, StandingVisit } from '../graph/state-space.ts';
import { visits, type Onward } from '../graph/worklist.ts';
import { slotsOf, type Slot } from '../values/expression-sites.ts';

/** A read without a default of a member that may be left out, with the shortest way to it. */
export type AbsentRead = BrokenRead & { member: string };

/**
 * Follows every run of a journey without each member that the contract lets leave out, and finds what reads it without a
 * default; a guard that asks for the member lets no such run pass.
 */
export function absentReads(flow: DataFlow, sources: Sources): AbsentRead[] {
  return optionalReads(flow.definition, sources).flatMap((optional) => walk(flow, optional, sources));
}

function walk(flow: DataFlow, optional: OptionalMember, sources: Sources): AbsentRead[] {
  const { member, absent } = optional;
  const datum = datumOf({ path: member });
  const broken = createBrokenReads(flow.runs, (standing: Standing) => standing);
  const breaking = breakingReads(flow, optional);
  const onward = (visit: StandingVisit): Transition[] => {
    const known = knownAt(visit.node, absent);
    const passed: Transition[] = [];
    if (broken.breaks(breaking(flow.reads.get(visit.node.step) ?? [], known), visit)) return passed;
    const brokenLists = new Set<string>();
    for (const { edge, next } of visit.node.ways) {
      // Behind a guard that breaks the run no other of the same list is asked.
      if (brokenLists.has(listOf(edge)) || !canTake(decisionOf(flow.definition, edge), known)) continue;
      const reads = breaking(flow.passing(edge).reads, known);
      if (reads.some(({ pointer }) => pointer.startsWith(edge.pointer.replace(/to$/, 'when/'))))
        brokenLists.add(listOf(edge));
      const ends = member.startsWith('result') || (datum !== undefined && changes(flow.passing(edge), datum));
      if (!broken.breaks(reads, visit, edge) && !ends) passed.push({ node: next, edge });
    }
    return passed;
  };
  // Each visit is only to be come to.
  for (const _ of visits(beginnings(flow, optional, sources), onward));
  return broken.all().map((each) => ({ member, ...each }));
}

const listOf = ({ pointer }: GraphEdge): string => pointer.replace(/\/\d+\/to$/, '');

type Transition = Onward<Standing, GraphEdge>;

const knownAt = ({ facts }: Standing, absent: Facts): Facts => new Map([...facts, ...absent]);

/** Lists where a run may begin to be without a member: at a call that is answered, where a datum is set, at the start. */
function beginnings(flow: DataFlow, { member, reads }: OptionalMember, sources: Sources): StandingVisit[] {
  const { runs, definition } = flow;
  const datum = datumOf({ path: member });
  if (member.startsWith('result')) {
    const steps = new Set([...reads.values()].map(({ step }) => step));
    return runs.all.filter(({ step }) => steps.has(step)).map((node) => ({ node }));
  }
  if (datum === undefined) return runs.entries.map((node) => ({ node }));
  const slots = slotsOf(definition).filter(({ role, name }) => role === 'sets' && name === `data.${datum}`);
  const rest = member.split('.').slice(2);
  const lacking = (edge: GraphEdge, standing: Standing) =>
    slots
      .filter(({ pointer }) => pointer.startsWith(`${edge.pointer.replace(/\/to$/, '')}/sets/`))
      .some((slot) => mayLack(slot, rest, { edge, standing, definition, sources }));
  return runs.all.flatMap((standing) =>
    standing.ways.flatMap(({ edge, next }) =>
      flow.passing(edge).sets.has(datum) && lacking(edge, standing)
        ? [{ node: next, from: { node: standing }, edge }]
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

/** Makes the list of those reads that break a run without the member: they are come to, by what is known there. */
function breakingReads({ definition }: DataFlow, { reads }: OptionalMember) {
  const failingBefore = ({ pointer }: Slot): readonly unknown[] => {
    const edge = edgesOf(definition).find((each) => each.pointer === pointer.replace(/when$/, 'to'));
    return edge ? decisionOf(definition, edge).fails : [];
  };
  return (among: readonly Read[], known: Facts): readonly Read[] =>
    among.filter((read) => {
      const slot = read.hasDefault ? undefined : reads.get(read.pointer);
      if (!slot) return false;
      const isAsked =
        slot.role !== 'guard' || canTake({ holds: undefined, fails: failingBefore(slot) }, known);
      return isAsked && isEvaluated(slot, read.pointer, known);
    });
}
