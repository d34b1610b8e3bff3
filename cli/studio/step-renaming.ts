import type { StepChanging, StepRename } from '#studio';
import { UsageError } from '../command.ts';
import type { Project } from '../language-server/project.ts';
import { filesRenamed } from './parts/part-renaming.ts';
import { spokenStep } from './step-places.ts';

/**
 * Works out what all files become when a step has another name.
 *
 * @throws {UsageError} when it cannot have it.
 */
export function stepRenaming(project: Project, { journey, step, name }: StepRename): StepChanging {
  const spoken = spokenStep(project, { journey, step });
  if (name === step)
    throw new UsageError({
      en: `The step is called ${step} already.`,
      it: `Il passo si chiama già ${step}.`,
    });
  return { files: filesRenamed(project, spoken, name) };
}
