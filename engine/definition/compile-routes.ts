import type { ErrorRoute, ErrorRoutes } from '#schemas';
import { journeyError } from '../errors.ts';
import type { Place } from '../rules/expression.ts';
import { compileCases, compileEdge } from './compile-edge.ts';
import type { CompiledEdge, CompiledRoute } from './compiled.ts';

/** Compiles the routes of one place, its own or the journey’s; where they decide or write, result is the body of the refusal. */
export const compileRoutes = (routes: ErrorRoutes | undefined, place: Place): Map<string, CompiledRoute> =>
  new Map(
    Object.entries(routes ?? {}).map(([code, { cases, sets, ...route }]) => {
      const ways = compileWays({ ...route, cases, sets }, { ...place, path: `${place.path}/${code}` });
      return [code, ways ? { ...route, ways } : route];
    }),
  );

type Deciding = { [Key in 'to' | 'cases' | 'sets']?: ErrorRoute[Key] | undefined };

function compileWays({ to, cases, sets }: Deciding, place: Place): CompiledEdge[] | undefined {
  const at = { ...place, result: true };
  if (cases)
    return cases.length > 0 ? known(compileCases(cases, { ...at, path: `${at.path}/cases` }), at) : [];
  return sets && to !== undefined ? known([compileEdge({ to, sets }, at)], at) : undefined;
}

/** Refuses what would break a run: of a refusal any part may be missing, and a bank that does not answer says nothing. */
function known(ways: CompiledEdge[], { journey, path }: Place): CompiledEdge[] {
  const reads = ways.flatMap(({ when, sets }) => [
    ...(when ? [when] : []),
    ...sets.map(([, value]) => value),
  ]);
  const unsure = reads
    .flatMap((each) => each.reads)
    .find(({ path: read, optional }) => isPart(read) && !optional);
  if (unsure) throw journeyError('GUARD_VARIABLE_MISSING', { journey, path, variable: unsure.path });
  return ways;
}

/** Returns whether a variable is a part of what was answered. */
const isPart = (path: string): boolean => /^result\b/.test(path);

/** Writes a route as several that each lead to one step. */
export const routesEach = ({ cases, ...route }: ErrorRoute): ErrorRoute[] =>
  cases ? cases.map(({ to, sets }) => ({ ...route, to, ...(sets && { sets }) })) : [route];
