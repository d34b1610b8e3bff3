import type { JourneyFile, RunMigration } from '#schemas';

/** A migration, and where it stands. */
export type PlacedMigration = { migration: RunMigration; pointer: string };

/** Lists how a journey takes up runs of earlier versions. */
export const migrationsOf = ({ migrations = [] }: JourneyFile): PlacedMigration[] =>
  migrations.map((migration, index) => ({ migration, pointer: `/migrations/${index}` }));

/** Finds the one by which runs of a version go on. */
export const migrationFor = (definition: JourneyFile, version: string): PlacedMigration | undefined =>
  migrationsOf(definition).find(({ migration }) => isAmong(`${version}.`, migration.from));

/** Returns whether all versions of one range are among those of another. */
export const isWithin = (one: string, other: string): boolean =>
  isAmong(one.endsWith('x') ? one.slice(0, -1) : `${one}.`, other);

/** A range is known by how its versions begin. */
const isAmong = (begins: string, range: string): boolean =>
  begins.startsWith(range.endsWith('x') ? range.slice(0, -1) : `${range}.`);

/** Returns whether a range has no version before another. */
export function isNotBefore(range: string, version: string): boolean {
  const lowest = range.split('.').map((part) => (part === 'x' ? 0 : Number(part)));
  const parts = version.split('.').map(Number);
  const difference = parts.map((part, index) => (lowest[index] ?? 0) - part).find((each) => each !== 0);
  return (difference ?? 0) >= 0;
}
