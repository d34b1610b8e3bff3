import type { Database } from './database.ts';

/** How many shapes of one query are kept for a database; anyone who asks for more has the oldest built again. */
const mostShapes = 200;

/**
 * Builds a query once for each database and shape, and keeps it: writing it anew costs more than running it. On a
 * PostgreSQL server a kept query is prepared, too. `build` ends with `prepare`, and has a placeholder for each value.
 */
export function keepQueries<Shape, Query>(
  build: (db: Database, shape: Shape) => Query,
  nameOf: (shape: Shape) => string,
): (db: Database, shape: Shape) => Query {
  const kept = new WeakMap<Database, Map<string, Query>>();
  return (db, shape) => {
    const ofDatabase = kept.get(db) ?? new Map<string, Query>();
    kept.set(db, ofDatabase);
    const name = nameOf(shape);
    const query = ofDatabase.get(name) ?? build(db, shape);
    ofDatabase.set(name, query);
    const [oldest] = ofDatabase.keys();
    if (ofDatabase.size > mostShapes && oldest !== undefined) ofDatabase.delete(oldest);
    return query;
  };
}

/** Keeps a query that has one shape. */
export function keepQuery<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const kept = keepQueries<null, Query>(build, () => '');
  return (db) => kept(db, null);
}
