import { rename, type Mutator } from '../defect.ts';
import { at } from '../tree.ts';

const file = 'journeys/trigger-timeline.json';

/** Renames what the bank's timeline is told by. */
export const timelinesTheBankNeverSends: Mutator = {
  class: 1,
  rule: 'timeline-mismatch',
  *places({ sources }) {
    const { blockers = {}, messages = {} } = sources.timeline?.value ?? {};
    for (const id of Object.keys(blockers)) yield rename(file, at('blockers', id), `${id}_GONE`);
    for (const id of Object.keys(messages)) yield rename(file, at('messages', id), `${id}_GONE`);
  },
};
