import type { StepChange, StepChanging, StepRewriting } from '#studio';
import { UsageError } from '../command.ts';
import type { Project } from '../language-server/project.ts';
import { fieldWriting } from './fields/field-writing.ts';
import { datumAddition } from './parts/datum-addition.ts';
import { partRemoval } from './parts/part-removal.ts';
import { partRenaming } from './parts/part-renaming.ts';
import { journeyAddition } from './journey-addition.ts';
import { refusalRouting } from './refusals/refusal-routing.ts';
import { scenarioRemoval } from './removal/scenario-removal.ts';
import { stepAddition } from './step-addition.ts';
import { stepRemoval } from './removal/step-removal.ts';
import { stepRenaming } from './step-renaming.ts';
import { stepRewriting } from './step-rewriting.ts';

/** Works out what all files become when a step is changed, or says why it cannot be; nothing is written. */
export function stepChanging(project: Project, change: StepChange | StepRewriting): StepChanging {
  try {
    return changing(project, change);
  } catch (error) {
    if (error instanceof UsageError) return { refused: error.words };
    throw error;
  }
}

function changing(project: Project, change: StepChange | StepRewriting): StepChanging {
  switch (change.kind) {
    case 'rename':
      return stepRenaming(project, change);
    case 'remove':
      return stepRemoval(project, change);
    case 'add':
      return stepAddition(project, change);
    case 'write-field':
      return fieldWriting(project, change);
    case 'rename-part':
      return partRenaming(project, change);
    case 'remove-part':
      return partRemoval(project, change);
    case 'add-datum':
      return datumAddition(project, change);
    case 'add-journey':
      return journeyAddition(project, change);
    case 'route-refusal':
      return refusalRouting(project, change);
    case 'remove-scenario':
      return scenarioRemoval(project, change);
    case 'rewrite':
      return stepRewriting(project, change);
  }
}
