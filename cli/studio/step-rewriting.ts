import { isNode, openDocument, pointerTo, writtenValue, writtenValueEdit } from '#analysis';
import type { StepChanging, StepRewriting } from '#studio';
import { UsageError } from '../command.ts';
import { unsound } from '../create/journey-step.ts';
import type { Project } from '../language-server/project.ts';
import { fileToBe } from './files-to-be.ts';

/**
 * Works out what the file of a journey becomes when a step is written anew, whatever is wrong with it then.
 *
 * @throws {UsageError} when the step is not there any more, or its text is no JSON object.
 */
export function stepRewriting(project: Project, { journey, step, text }: StepRewriting): StepChanging {
  const document = project.sources()?.journeys.get(journey)?.journey?.document;
  const pointer = pointerTo('/steps', step);
  if (!document || document.problem) throw unsound(journey);
  const now = writtenValue(document, pointer);
  if (now === undefined)
    throw new UsageError({
      en: `The journey ${journey} has no step ${step} any more.`,
      it: `Il flusso ${journey} non ha più il passo ${step}.`,
    });
  const { problem, value } = openDocument({ path: document.path, text });
  if (problem) {
    const { place, message } = problem;
    throw new UsageError({
      en: `Line ${place.line}: ${message.en}`,
      it: `Riga ${place.line}: ${message.it}`,
    });
  }
  if (!isNode(value))
    throw new UsageError({
      en: 'A step is an object: begin with { and end with }.',
      it: 'Un passo è un oggetto: comincia con { e finisci con }.',
    });
  if (text === now) return { files: [] };
  const edits = [writtenValueEdit(document, pointer, text)];
  return { files: [fileToBe({ path: document.path, was: document.text, edits })] };
}
