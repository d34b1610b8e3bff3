import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * PostgreSQL's own cache. Each start fills it with zeros: of the 128 MB that are the default, that took longer than all else,
 * and what it caches lies in the memory of this machine anyway.
 */
const cache = ['-c', 'shared_buffers=16MB'];

/** As on a server: whatever the values, the bank’s queries go by the same indexes, and planning one anew costs more than running it. */
const plans = ['-c', 'plan_cache_mode=force_generic_plan'];

/** A journal in pieces of 1 MB: a new database has one piece, which is written whole, and the default is 16 MB. */
const journal = ['--wal-segsize=1'];

/** Starts PGlite on data that is there, or makes some. */
export function startPglite(options: PGliteOptions = {}): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...cache, ...plans];
  return PGlite.create({ ...options, startParams, initDbStartParams: journal });
}
