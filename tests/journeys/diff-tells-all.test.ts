import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffJourneys, diffParts, type Sources } from '#analysis';
import { isErrorType } from '#engine';
import type { JourneyFile } from '#schemas';
import { openWorkspace } from '../../cli/workspace.ts';

type Path = readonly (string | number)[];

const { sources } = openWorkspace(process.cwd());
// Remarks, and what names the file itself.
const unsaid = new Set(['$schema', 'language', 'id', 'note', 'kind']);

const places = [...sources.journeys.values()].flatMap(({ id, journey }) =>
  [...leavesOf(journey?.value)].map((path) => ({ id, path })),
);

it('tells every value of a journey that differs, whatever it is for', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), ({ id, path }) => {
      const [diff] = diffJourneys(onlyWith(id), onlyWith(id, path));

      const told = diffParts.flatMap((part) => diff?.[part] ?? []);
      const { before, after } = diff?.version ?? {};
      expect(told.length > 0 || before !== after).toBe(true);
    }),
    { numRuns: 400 },
  );
});

/** One journey alone, with one value changed. */
function onlyWith(id: string, path?: Path): Sources {
  const source = sources.journeys.get(id);
  if (!source?.journey?.value) throw new Error(`${id} has no definition.`);
  const value: JourneyFile = structuredClone(source.journey.value);
  if (path) change(value, path);
  return { ...sources, journeys: new Map([[id, { ...source, journey: { ...source.journey, value } }]]) };
}

// What is compared fits the schema, so a type of error stays one.
const another = (word: string): string =>
  isErrorType(word) ? (word === 'CUSTOM' ? 'FORM' : 'CUSTOM') : `${word}x`;

function change(root: object, path: Path): void {
  const name = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce((value: object, key) => Object(Reflect.get(value, key)), root);
  const value: unknown = Reflect.get(parent, name);
  Reflect.set(
    parent,
    name,
    typeof value === 'string' ? another(value) : typeof value === 'number' ? value + 1 : !value,
  );
}

function* leavesOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) {
    if (!unsaid.has(String(path.at(-1)))) yield path;
    return;
  }
  for (const [key, member] of Object.entries(value)) yield* leavesOf(member, [...path, key]);
}
