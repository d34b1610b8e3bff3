import type { JourneyFile } from '#schemas';
import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Runs a journey once more that has done something for good: a screen behind it does, or its button no longer says why it may. */
export const commitsSentByARun: Mutator = {
  class: 5,
  rule: 'commit-repeated',
  *places(project) {
    const sending = new Set(
      project.journeys.flatMap(({ id, definition }) => (sends(definition) ? [id] : [])),
    );
    for (const { file, name: run, definition, step } of stepsOf(project, 'journey')) {
      if (!sending.has(step.journey)) continue;
      const behind = Object.values(step.exits).flatMap((exit) => ('to' in exit ? [exit.to] : []));
      for (const name of new Set(behind)) {
        const screen = definition.steps[name];
        if (screen?.kind !== 'form' && screen?.kind !== 'view') continue;
        const actions = at('steps', name, 'actions');
        const again = { note: 'Once more.', to: run };
        yield {
          edits: [{ file, pointer: `${actions}/again`, put: again }],
          seen: { file, pointer: `${actions}/again/to` },
        };
        const after = at('steps', name, 'after');
        yield {
          edits: [{ file, pointer: after, put: { seconds: 5, to: run } }],
          seen: { file, pointer: `${after}/to` },
        };
        for (const [action, { repeats }] of Object.entries(screen.actions)) {
          if (repeats === undefined) continue;
          yield {
            edits: [{ file, pointer: `${actions}/${action}/repeats`, drop: true }],
            seen: { file, pointer: `${actions}/${action}/to` },
          };
        }
      }
    }
  },
};

/** Something is done for good, and nothing is filled in before it. */
const sends = ({ steps }: JourneyFile): boolean =>
  Object.values(steps).some((step) => step.kind === 'call' && step.commit === true) &&
  !Object.values(steps).some((step) => 'saves' in step);
