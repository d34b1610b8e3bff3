import type { JourneyFile } from '#schemas';
import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Offers an action to whom `allow` keeps out, in journeys that change nothing by which the flags could become others. */
export const actionsRuledOutByAllow: Mutator = {
  class: 3,
  rule: 'guard-contradicted',
  *places(project) {
    for (const { file, definition, pointer, step } of stepsOf(project, 'form', 'view')) {
      if (definition.allow === undefined || mayChangeFlags(definition)) continue;
      for (const name of Object.keys(step.actions)) {
        const guard = `${pointer}${at('actions', name, 'when')}`;
        yield {
          edits: [{ file, pointer: guard, put: { '!': [definition.allow] } }],
          seen: { file, pointer: guard },
        };
      }
    }
  },
};

const mayChangeFlags = ({ steps }: JourneyFile): boolean =>
  Object.values(steps).some(
    (step) => step.kind === 'journey' || (step.kind === 'call' && step.commit === true),
  );
