import type { JourneyFile } from '#schemas';
import type { Defect } from './defect.ts';
import { at } from './tree.ts';

/** Adds a promise to a journey; the finding must stand at its first word. */
export function promised(file: string, { invariants = [] }: JourneyFile, promise: object): Defect {
  const [word = ''] = Object.keys(promise);
  const put = [...invariants, { id: 'planted', ...promise }];
  return {
    edits: [{ file, pointer: '/invariants', put }],
    seen: { file, pointer: at('invariants', invariants.length, word) },
  };
}
