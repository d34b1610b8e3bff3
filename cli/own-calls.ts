import { isNode, openDocument, type SourceFile } from '#analysis';
import { isBankFolder } from '#server/folder';
import type { CalledOperation } from '#server/doctor';
import { readOwn, readStandard } from './overlay/read-overlay.ts';

/** Finds which operations the journeys that a bank’s folder has itself call; what cannot be read is told by check. */
export const ownCalls = (root: string): readonly CalledOperation[] =>
  isBankFolder(root) ? callsIn(readOwn(root)) : [];

/** Finds which operations the journeys that come with the package call. */
export const standardCalls = (root: string): readonly CalledOperation[] => callsIn(readStandard(root).files);

function callsIn(files: readonly SourceFile[]): readonly CalledOperation[] {
  const calls = new Map<string, Set<string>>();
  for (const file of files) {
    const [, journey] = /^journeys\/([^/]+)\/journey\.json$/.exec(file.path) ?? [];
    if (journey === undefined) continue;
    for (const id of operationsIn(openDocument(file).value))
      calls.set(id, (calls.get(id) ?? new Set<string>()).add(journey));
  }
  return [...calls].map(([id, journeys]) => ({ id, journeys: [...journeys] }));
}

/** Lists what stands at the key “operation”, wherever that is: nothing else of a journey has it. */
function operationsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(operationsIn);
  if (!isNode(value)) return [];
  const { operation } = value;
  return [
    ...(typeof operation === 'string' ? [operation] : []),
    ...Object.values(value).flatMap(operationsIn),
  ];
}
