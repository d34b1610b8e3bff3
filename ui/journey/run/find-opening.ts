import { matchPath } from 'react-router-dom';
import type { JourneyEntry } from './journey-source.ts';

/** A journey, as a popup name or a path opens it. */
export type Opening = {
  entry: JourneyEntry;
  /** What stands in the path where the route has named parts. */
  parameters: Readonly<Record<string, string>>;
};

/** Finds the journey that a popup name or a path opens; nothing while nobody has written it. */
export function findOpening(index: readonly JourneyEntry[], name: string): Opening | undefined {
  if (!name.startsWith('/')) {
    const entry = index.find(({ opens }) => opens?.popups?.includes(name));
    return entry && { entry, parameters: {} };
  }
  const matches = index.flatMap((entry) =>
    (entry.opens?.routes ?? []).flatMap((route) => matchOf(entry, route, name)),
  );
  // A route without named parts goes before one that has them.
  return matches.toSorted((a, b) => size(a) - size(b))[0];
}

function matchOf(entry: JourneyEntry, route: string, path: string): Opening[] {
  const match = matchPath(route, path);
  if (!match) return [];
  const given = Object.entries(match.params).map(([name, value]) => [name, value ?? ''] as const);
  return [{ entry, parameters: Object.fromEntries(given) }];
}

const size = ({ parameters }: Opening) => Object.keys(parameters).length;
