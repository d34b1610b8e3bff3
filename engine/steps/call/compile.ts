import type { CallStep, JourneyFile } from '#schemas';
import { compileExit, compileValues, compileWays } from '../../definition/compile-edge.ts';
import { compileRoutes } from '../../definition/compile-routes.ts';
import type { CompiledCall, CompiledEdge, OperationTable } from '../../definition/compiled.ts';
import { journeyError } from '../../errors.ts';
import type { Place } from '../../rules/expression.ts';
import { togetherWith } from '../../definition/expand-ways.ts';
import { requestFields } from './request-fields.ts';

/**
 * Compiles a call.
 *
 * @throws {JourneyError} `OPERATION_UNKNOWN` when the contract does not have it.
 */
export function compileCall(
  step: { name: string; definition: CallStep; journey: JourneyFile },
  place: Place,
  operations: OperationTable,
): CompiledCall {
  const { name, definition, journey } = step;
  const at = (part: string): Place => ({ ...place, path: `${place.path}/${part}` });
  const facts = Object.hasOwn(operations, definition.operation)
    ? operations[definition.operation]
    : undefined;
  if (facts === undefined)
    throw journeyError('OPERATION_UNKNOWN', { ...placed(at('operation')), operation: definition.operation });
  const values = (part: 'body' | 'query' | 'headers') =>
    definition[part] === undefined ? undefined : compileValues(definition[part], at(part));
  const [body, query, headers] = [values('body'), values('query'), values('headers')];
  const ok = compileWays(definition.ok, { ...at('ok'), result: true });
  const { blocked, closed } = { ...definition.stepUp?.exits };
  const exits = Object.entries({ blocked, closed }).flatMap(([outcome, ways]) =>
    ways ? [[outcome, compileExit(ways, at(`stepUp/exits/${outcome}`))] as const] : [],
  );
  const commit = compileCommit(definition, journey);
  const own = [body, query, headers].flatMap((part) => part ?? []).map(([, value]) => value);
  const errors = compileRoutes(definition.errors, at('errors'));
  const shared = compileRoutes(journey.errors, { journey: place.journey, path: '/errors' });
  const refused = [...targets(errors, journey), ...targets(shared, journey)];
  return {
    kind: 'call',
    name,
    definition,
    body,
    query,
    headers,
    ok,
    errors,
    fields: requestFields(definition, journey),
    commit,
    ahead: sentWith(name, journey),
    exits: exits.length > 0 ? new Map(exits) : undefined,
    own,
    edges: [
      ...ok,
      ...exits.flatMap(([, edges]) => edges),
      ...refused,
      ...(commit?.unsure ? [commit.unsure] : []),
    ],
    // A commit is never repeated by itself, whatever the contract says of the operation (S-52).
    repeatable: commit === undefined && (facts.method === 'GET' || facts.idempotent === true),
  };
}

/** Names the other calls of the same `all`, at the first of them. */
function sentWith(name: string, { steps }: JourneyFile): string[] | undefined {
  const [first, ...others] = togetherWith(name, Object.keys(steps));
  return first === name && others.length > 0 ? others : undefined;
}

function compileCommit({ commit }: CallStep, { unsure }: JourneyFile): CompiledCall['commit'] {
  if (commit === undefined || commit === false) return undefined;
  const { to } = { ...unsure, ...(commit !== true && commit.unsure) };
  return { unsure: to === undefined ? undefined : wayTo(to) };
}

const wayTo = (to: string): CompiledEdge => ({ to, when: undefined, sets: [] });

/** The edges of error routes: the named step, or several, and that of the limit they count towards. */
function targets(routes: CompiledCall['errors'], journey: JourneyFile): CompiledEdge[] {
  return [...routes.values()].flatMap(({ to, ways, counts }) => {
    const limit = counts === undefined ? undefined : journey.limits?.[counts]?.to;
    return [...(ways ?? [to ?? []].flat().map(wayTo)), ...[limit ?? []].flat().map(wayTo)];
  });
}

const placed = (place: Place) => ({ journey: place.journey, path: place.path });
