import { flagValues, type Sources } from '#analysis';
import type { FlagView } from '../../protocol.ts';

/** Lists the flags that the guards of some journeys read, with the values that their schemas let them have. */
export function flagsOf(sources: Sources): FlagView[] {
  const read = new Set(
    [...sources.journeys.values()].flatMap(({ journey }) =>
      [
        ...(JSON.stringify(journey?.value) ?? '').matchAll(/"((?:card|profile|session|features)\.[\w.]+)"/g),
      ].map(([, path = '']) => path),
    ),
  );
  return [...read].toSorted().flatMap((path): FlagView[] => {
    const values = flagValues(path, sources);
    return values
      ? [{ path, values: values.filter((value) => typeof value === 'boolean' || typeof value === 'string') }]
      : [];
  });
}
