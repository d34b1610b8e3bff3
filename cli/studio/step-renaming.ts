import { applyEdits } from '#analysis';
import type { Renaming, StepRename } from '#studio';
import { UsageError } from '../command.ts';
import { placeOf } from '../language-server/caret.ts';
import type { Project } from '../language-server/project.ts';
import { renamed } from '../language-server/renaming.ts';
import { spokenAt } from '../language-server/spoken-of.ts';

/** Works out what all files become when a step has another name, or says why it cannot have it. */
export function stepRenaming(project: Project, { journey, step, name }: StepRename): Renaming {
  const path = `journeys/${journey}/journey.json`;
  const key = placeOf(project.tree(path), ['steps', step]);
  const spoken = key && spokenAt(project, path, key.start + 1);
  if (spoken?.mention.sort !== 'step')
    return {
      refused: {
        en: `The journey ${journey} has no step ${step} any more.`,
        it: `Il flusso ${journey} non ha più il passo ${step}.`,
      },
    };
  if (name === step)
    return { refused: { en: `The step is called ${step} already.`, it: `Il passo si chiama già ${step}.` } };
  try {
    const places = Map.groupBy(renamed(project, spoken, name), (place) => place.path);
    const files = [...places].map(([file, spans]) => {
      const was = project.text(file) ?? '';
      const edits = spans.map(({ start, end }) => ({ start, end, text: name }));
      return { path: file, was, text: applyEdits(was, edits), places: spans.length };
    });
    return { files };
  } catch (error) {
    if (error instanceof UsageError) return { refused: error.words };
    throw error;
  }
}
