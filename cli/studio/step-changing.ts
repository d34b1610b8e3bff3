import type { StepChange, StepChanging, StepRewriting } from '#studio';
import { UsageError } from '../command.ts';
import type { Project } from '../language-server/project.ts';
import { actionsWriting } from './actions/actions-writing.ts';
import { fieldWriting } from './fields/field-writing.ts';
import { datumAddition } from './parts/datum-addition.ts';
import { partRemoval } from './parts/part-removal.ts';
import { partRenaming } from './parts/part-renaming.ts';
import { journeyAddition } from './journey-addition.ts';
import { refusalRouting } from './refusals/refusal-routing.ts';
import { scenarioRemoval } from './removal/scenario-removal.ts';
import { shownWriting } from './shown/shown-writing.ts';
import { stepAddition } from './step-addition.ts';
import { stepRemoval } from './removal/step-removal.ts';
import { stepRenaming } from './step-renaming.ts';
import { stepRewriting } from './step-rewriting.ts';

/** Works out what all files become when a step is changed, or says why it cannot be; nothing is written. */
export function stepChanging(project: Project, change: Change): StepChanging {
  try {
    return changing(project, change);
  } catch (error) {
    if (error instanceof UsageError) return { refused: error.words };
    throw error;
  }
}

type Change = StepChange | StepRewriting;
type Working<Kind> = (project: Project, change: Extract<Change, { kind: Kind }>) => StepChanging;

const workings: { readonly [Kind in Change['kind']]: Working<Kind> } = {
  rename: stepRenaming,
  remove: stepRemoval,
  add: stepAddition,
  'write-actions': actionsWriting,
  'write-field': fieldWriting,
  'write-shown': shownWriting,
  'rename-part': partRenaming,
  'remove-part': partRemoval,
  'add-datum': datumAddition,
  'add-journey': journeyAddition,
  'route-refusal': refusalRouting,
  'remove-scenario': scenarioRemoval,
  rewrite: stepRewriting,
};

function changing(project: Project, change: Change): StepChanging {
  // It is that of the change’s own kind.
  const work = workings[change.kind] as (project: Project, change: Change) => StepChanging;
  return work(project, change);
}
