import type { ScenarioRemoval, StepChanging } from '#studio';
import { UsageError } from '../../command.ts';
import type { Project } from '../../language-server/project.ts';
import { fileToBe } from '../files-to-be.ts';

/**
 * Works out what changes when a scenario goes: its file, and nothing else.
 *
 * @throws {UsageError} when it is not there.
 */
export function scenarioRemoval(project: Project, { journey, scenario }: ScenarioRemoval): StepChanging {
  const found = project.sources()?.journeys.get(journey)?.scenarios.get(scenario);
  if (!found)
    throw new UsageError({
      en: 'This scenario is no longer there.',
      it: 'Questo scenario non c’è più.',
    });
  const { document, value } = found;
  const file = fileToBe({ path: document.path, was: document.text });
  return { files: [{ ...file, ...(value && { title: value.title }) }] };
}
