import type { Mutator } from '../defect.ts';

/** Leaves empty folders among the journeys. */
export const foldersWithoutAJourney: Mutator = {
  class: 1,
  rule: 'journey-unknown',
  *places({ journeys }) {
    for (const { id } of journeys) {
      const folder = `journeys/${id}-gone/`;
      yield {
        edits: [{ file: folder, text: () => '' }],
        seen: { file: `${folder}journey.json`, pointer: '' },
      };
    }
  },
};
