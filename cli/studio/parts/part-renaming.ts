import { applyEdits } from '#analysis';
import type { FileToBe, PartRename, StepChanging } from '#studio';
import { UsageError } from '../../command.ts';
import type { Project } from '../../language-server/project.ts';
import { renamed } from '../../language-server/renaming.ts';
import type { Spoken } from '../../language-server/spoken-of.ts';
import { choicesFollowed } from './choices-followed.ts';
import { outcomeRenaming } from './outcomes.ts';
import { declaredPart } from './part-places.ts';

/**
 * Works out what all files become when a part of a journey has another name.
 *
 * @throws {UsageError} when it cannot have it.
 */
export function partRenaming(project: Project, renaming: PartRename): StepChanging {
  const { journey, part, to } = renaming;
  if (to === part.name)
    throw new UsageError({ en: `It is called ${to} already.`, it: `Si chiama già ${to}.` });
  if (part.sort === 'outcome') return outcomeRenaming(project, { journey, name: part.name, to });
  const files = filesRenamed(project, declaredPart(project, journey, part), to);
  const sources = project.sources();
  return { files: part.sort === 'field' && sources ? choicesFollowed(files, renaming, sources) : files };
}

/** Makes all files in which something has another name: as the language server renames. */
export function filesRenamed(project: Project, spoken: Spoken, name: string): FileToBe[] {
  const places = Map.groupBy(renamed(project, spoken, name), (place) => place.path);
  return [...places].map(([path, spans]) => {
    const was = project.text(path) ?? '';
    const edits = spans.map(({ start, end }) => ({ start, end, text: name }));
    return { path, was, text: applyEdits(was, edits), places: spans.length };
  });
}
