import type { Part } from '#studio';
import { UsageError } from '../../command.ts';
import { placeOf } from '../../language-server/caret.ts';
import type { Project } from '../../language-server/project.ts';
import { spokenAt, type Spoken } from '../../language-server/spoken-of.ts';

/**
 * Finds where a field or a datum is declared.
 *
 * @throws {UsageError} when it is not there any more.
 */
export function declaredPart(project: Project, journey: string, part: Part): Spoken {
  const { path, keys } = homeOf(journey, part);
  const key = placeOf(project.tree(path), keys);
  const spoken = key && spokenAt(project, path, key.start + 1);
  if (spoken?.mention.sort === part.sort)
    return part.sort === 'field' ? { ...spoken, mention: { ...spoken.mention, forms: [part.form] } } : spoken;
  throw goneFrom(path, part.name);
}

const homeOf = (journey: string, { sort, form, name }: Part) =>
  sort === 'field'
    ? { path: `journeys/${journey}/forms/${form}.json`, keys: ['schema', 'properties', name] }
    : { path: `journeys/${journey}/journey.json`, keys: ['data', name] };

/** Words that a name is in a file no more. */
export const goneFrom = (path: string, name: string): UsageError =>
  new UsageError({ en: `${path} has no ${name} any more.`, it: `${path} non ha più ${name}.` });
