import type { DatumAddition, StepChanging } from '#studio';
import { UsageError } from '../../command.ts';
import { unsound } from '../../create/journey-step.ts';
import { checkName } from '../../language-server/renaming.ts';
import type { Project } from '../../language-server/project.ts';
import { withData } from '../fields/bound-field.ts';
import { filesWith } from '../files-to-be.ts';

/**
 * Works out what the file of a journey becomes with another datum.
 *
 * @throws {UsageError} when it cannot have its name, or its type is none.
 */
export function datumAddition(project: Project, addition: DatumAddition): StepChanging {
  const { journey, name, type, isSensitive } = addition;
  const sources = project.sources();
  const source = sources?.journeys.get(journey)?.journey;
  if (!sources || !source?.value) throw unsound(journey);
  const known = source.value.data ?? {};
  checkName(name, { sort: 'datum', declared: known, project });
  const schema = /^provider:(.+)$/.exec(type)?.[1];
  const isType = schema === undefined ? plain.includes(type) : sources.language.contract.schemas.has(schema);
  if (!isType) throw new UsageError({ en: `There is no type "${type}".`, it: `Il tipo "${type}" non c’è.` });
  const data = { ...known, [name]: { type, ...(isSensitive && { sensitive: true }) } };
  return { files: filesWith(source.document, withData(source.document.value, data)) };
}

const plain = ['text', 'number', 'boolean', 'list', 'object'];
