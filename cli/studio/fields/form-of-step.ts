import { isNode, type JsonDocument, type Sources } from '#analysis';
import type { FormFile, JourneyFile, Step } from '#schemas';
import { UsageError } from '../../command.ts';
import { unsound } from '../../create/journey-step.ts';
import type { Project } from '../../language-server/project.ts';

/** A step that asks something, with the form that it shows, where it has one. */
export type StepWithForm = {
  sources: Sources;
  document: JsonDocument;
  /** As it is written. */
  definition: JourneyFile;
  /** The name of the form; one that is still to be made is called as the step is. */
  name: string;
  path: string;
  /** The file of the form; nothing while there is none. */
  file: JsonDocument | undefined;
  form: FormFile;
};

/**
 * Finds the form that a step shows, or makes one without fields.
 *
 * @throws {UsageError} when the step asks nothing, or one of the files has faults.
 */
export function formOfStep(
  project: Project,
  { journey, step }: { journey: string; step: string },
): StepWithForm {
  const sources = project.sources();
  const source = sources?.journeys.get(journey);
  if (!sources || !source?.journey?.value) throw unsound(journey);
  const name = formNamed(source.journey.value.steps[step], { journey, step });
  const { document } = source.journey;
  const path = `journeys/${journey}/forms/${name}.json`;
  const file = soundFile(source.forms.get(name), path);
  // It has the shape of what is read.
  const definition = document.value as JourneyFile;
  return { sources, document, definition, name, path, file, form: formIn(file) };
}

function formNamed(own: Step | undefined, { journey, step }: { journey: string; step: string }): string {
  if (own?.kind === 'form') return own.form ?? step;
  throw new UsageError({
    en: `The journey ${journey} has no screen ${step} any more.`,
    it: `Il flusso ${journey} non ha più la schermata ${step}.`,
  });
}

type ReadForm = { document: JsonDocument; value?: unknown };

function soundFile(form: ReadForm | undefined, path: string): JsonDocument | undefined {
  if (!form || form.value !== undefined) return form?.document;
  throw new UsageError({
    en: `${path} has faults: mend them first.`,
    it: `${path} ha errori: correggili prima.`,
  });
}

/** The file as it is written, with what its type leaves out. */
const formIn = (document: JsonDocument | undefined): FormFile =>
  (document?.value ?? {
    $schema: '../../../schemas/journey/form.schema.json',
    schema: { type: 'object', properties: {} },
  }) as FormFile; // it has the shape of what is read

/** Names the steps that show a form. */
export const stepsShowing = ({ steps }: JourneyFile, form: string): string[] =>
  Object.entries(steps).flatMap(([name, step]) => (isNode(step) && step['form'] === form ? [name] : []));
