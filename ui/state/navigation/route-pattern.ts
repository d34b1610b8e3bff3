import { matchRoutes } from 'react-router-dom';
import { redirects, routes } from './routes.ts';

const patterns = [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from), '*'].map(
  (path) => ({
    path,
  }),
);

/** Returns the route of a path as the table writes it, so that what stands in the address itself is told to nobody. */
export function routePattern(path: string): string {
  return matchRoutes(patterns, path)?.at(-1)?.route.path ?? '*';
}
