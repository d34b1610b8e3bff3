import type { JourneyFile } from '#schemas';
import { nearestName } from '../source/nearest.ts';
import { isNode } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';
import { edgesOf } from '../graph/control-flow.ts';
import { renamedAmong } from './renamed-among.ts';
import { namesOf, type PlacedName } from './held-names.ts';

/** A step that stands under another name than the one that all ways to it have; sure where texts or the names say so. */
export type RenamedStep = { name: string; meant: string; ways: number; isSure: boolean };

/** Finds the one step that no way leads to, where ways lead to one that is not there. */
export function renamedStep(definition: JourneyFile, sources: Sources): RenamedStep | undefined {
  // A step does not lead to itself.
  const own = new Set(edgesOf(definition).flatMap(({ from, to, pointer }) => (from === to ? [pointer] : [])));
  const named = stepsNamed(definition, sources).flatMap(({ name, pointer }) =>
    own.has(pointer) ? [] : [name],
  );
  const renamed = renamedAmong(Object.keys(definition.steps), named, 1);
  if (!renamed) return undefined;
  const { name, meant, uses: ways } = renamed;
  const words = sources.texts.get(definition.id)?.value;
  const hasTexts = (step: string): boolean => isNode(words) && Object.hasOwn(words, step);
  // A single way may as well be what has the slip, and a step with its texts has its own name.
  if (hasTexts(name) || (ways === 1 && !hasTexts(meant))) return undefined;
  const isSure = hasTexts(meant) || nearestName(name, [meant]) !== undefined;
  return { name, meant, ways, isSure };
}

/** Lists where a journey names its steps. */
export const stepsNamed = (definition: JourneyFile, { language: { schemas } }: Sources): PlacedName[] => [
  ...namesOf(definition, 'journey', { sort: 'step', schemas }),
  // A point may be an edge, as in verify.ok; the step comes first.
  ...namesOf(definition, 'journey', { sort: 'point', schemas }).map(({ name, pointer }) => ({
    name: name.split('.')[0] ?? name,
    pointer,
  })),
];
