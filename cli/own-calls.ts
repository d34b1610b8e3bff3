import { isNode, openDocument } from '#analysis';
import { isBankFolder } from '#server/folder';
import type { CalledOperation } from '#server/doctor';
import { readOwn } from './overlay/read-overlay.ts';

/** Finds which operations the journeys that a bank’s folder has itself call; what cannot be read is told by check. */
export function ownCalls(root: string): readonly CalledOperation[] {
  if (!isBankFolder(root)) return [];
  const calls = new Map<string, Set<string>>();
  for (const file of readOwn(root)) {
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
