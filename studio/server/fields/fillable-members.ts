import { isNode, isStandIn, pointerTo, valueAt, type Sources } from '#analysis';
import type { JourneyFile } from '#schemas';
import type { Contract } from '#schemas/provider';
import type { FillableMember } from '../../fields.ts';
import type { MemberView } from '../../catalogue.ts';
import { membersOf } from '../catalogue/members-of.ts';
import { requestMember, typeForDatum } from './request-member.ts';

type Ground = { sources: Sources; contract: Contract };

/**
 * Lists the members of what the calls of a journey send that an answer can fill: those that nothing fills yet, and those that
 * a datum fills as it is. What is worked out, or comes from elsewhere, is left alone.
 */
export function fillableMembers(definition: JourneyFile, { sources, contract }: Ground): FillableMember[] {
  return Object.entries(definition.steps).flatMap(([step, own]) => {
    const request = own.kind === 'call' ? contract.operations.get(own.operation)?.request : undefined;
    if (own.kind !== 'call' || !request) return [];
    const found = flat(membersOf(request, contract), { path: [], body: own.body });
    return found.flatMap(({ path, member, filled }): FillableMember[] => {
      const pointer = pointerTo('/steps', step, 'body', ...path);
      const schema = requestMember(pointer, definition, sources)?.schema;
      const datum = datumIn(filled);
      const isFree = filled === undefined || isStandIn(filled) || datum !== undefined;
      if (!isFree || member.type === 'object') return [];
      const type = typeForDatum(schema, sources.language.contract);
      return [
        {
          pointer,
          name: path.join('.'),
          step,
          operation: own.operation,
          member,
          type,
          ...(datum !== undefined && { datum }),
        },
      ];
    });
  });
}

type Found = { path: readonly string[]; member: MemberView; filled: unknown };

/** What lies in a part that the journey writes member by member is offered too. */
const flat = (
  members: readonly MemberView[],
  { path, body }: { path: readonly string[]; body: unknown },
): Found[] =>
  members.flatMap((member): Found[] => {
    const own = [...path, member.name];
    const filled = valueAt(body, [member.name]);
    const isParted = member.type === 'object' && isNode(filled) && !isExpression(filled, member);
    return isParted
      ? flat(member.members ?? [], { path: own, body: filled })
      : [{ path: own, member, filled }];
  });

/** An expression has one key, its operator, which is no member. */
const isExpression = (value: object, { members = [] }: MemberView): boolean => {
  const [only, ...others] = Object.keys(value);
  return only !== undefined && others.length === 0 && members.every(({ name }) => name !== only);
};

/** Reads which datum fills something as it is, with another value where it is missing or without. */
export function datumIn(value: unknown): string | undefined {
  const path = isNode(value) && Object.keys(value).length === 1 ? value['var'] : undefined;
  const name: unknown = Array.isArray(path) ? path[0] : path;
  return typeof name === 'string' ? /^data\.([^.]+)$/.exec(name)?.[1] : undefined;
}
