import type { Mutator } from '../defect.ts';
import { at } from '../tree.ts';

/** Takes away the words of what the bank's timeline tells. */
export const timelinesWithoutWords: Mutator = {
  class: 6,
  rule: 'timeline-mismatch',
  *places({ sources }) {
    for (const id of Object.keys(sources.timeline?.value?.messages ?? {}))
      yield {
        edits: [{ file: 'i18n/it/timeline.json', pointer: at(id, 'message'), drop: true }],
        seen: { file: 'journeys/trigger-timeline.json', pointer: at('messages', id) },
      };
  },
};
