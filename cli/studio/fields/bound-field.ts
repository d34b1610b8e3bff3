import { isNode, pointerKeys, valueAt, type Sources } from '#analysis';
import type { JourneyFile } from '#schemas';
import { requestMember, typeForDatum, type FieldWriting } from '#studio';
import { UsageError } from '../../command.ts';
import { checkName } from '../../language-server/renaming.ts';
import type { Project } from '../../language-server/project.ts';
import { valueWith } from '../../value-with.ts';

import type { StepWithForm } from './form-of-step.ts';

type Ground = { project: Project; asked: StepWithForm };

/** What is shown hidden, or opens something, is kept from saved states and logs. */
const hidden = ['password', 'new-password', 'code', 'secret-code', 'card-number'];

/**
 * Binds a field: its answer is kept in a datum, which is declared where it is not there, and that fills a member of what a
 * call sends.
 *
 * @throws {UsageError} when the datum cannot have its name, or the member is no longer there.
 */
export function journeyWith(field: FieldWriting, { project, asked }: Ground): unknown {
  const { step, name, datum, member } = field;
  const { definition, sources, name: form, file } = asked;
  const own: unknown = valueAt(definition, ['steps', step]);
  const shown = file ? definition : valueWith(definition, ['steps', step], withForm(Object(own), form));
  const saving = valueWith(shown, ['steps', step, 'saves'], savesWith(Object(own).saves, { name, datum }));
  if (datum === '') return saving;
  const known = definition.data ?? {};
  if (!Object.hasOwn(known, datum)) checkName(datum, { sort: 'datum', declared: known, project });
  const kept = Object.hasOwn(known, datum)
    ? saving
    : withData(saving, { ...known, [datum]: declared(field, definition, sources) });
  if (member === '') return kept;
  const isSure = field.isRequired || 'initial' in Object(known[datum]);
  const path = `data.${datum}`;
  checkMember(member, asked);
  return valueWith(kept, pointerKeys(member), { var: isSure ? path : [path, ''] });
}

function savesWith(saves: unknown, { name, datum }: { name: string; datum: string }): object | undefined {
  const others = Object.entries(isNode(saves) ? saves : {}).filter(([, from]) => from !== `/${name}`);
  const present = Object.entries(isNode(saves) ? saves : {});
  const path = `data.${datum}`;
  if (
    present.some(([to, from]) => to === path && from === `/${name}`) &&
    others.length === present.length - 1
  )
    return Object(saves);
  const all = datum === '' ? others : [...others.filter(([to]) => to !== path), [path, `/${name}`] as const];
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** Puts the form right behind the kind, where forms stand. */
function withForm({ kind, ...rest }: Readonly<Record<string, unknown>>, form: string): object {
  return { kind, form, ...rest };
}

/** Puts the data of a journey before its limits and its steps. */
export function withData(definition: unknown, data: object): unknown {
  if (isNode(definition) && 'data' in definition) return { ...definition, data };
  const entries = Object.entries(Object(definition));
  const at = entries.findIndex(([key]) =>
    ['limits', 'errors', 'unsure', 'process', 'resume', 'migrations', 'start'].includes(key),
  );
  return Object.fromEntries(entries.toSpliced(at, 0, ['data', data]));
}

function declared({ widget, member }: FieldWriting, definition: JourneyFile, sources: Sources): object {
  const found = member === '' ? undefined : requestMember(member, definition, sources);
  const type = found ? typeForDatum(found.schema, sources.language.contract) : (plain[widget] ?? 'text');
  // What the journey guards in one datum it guards in another of the same type.
  const isGuarded = Object.values(definition.data ?? {}).some((each) => each.type === type && each.sensitive);
  const isSecret = hidden.includes(widget) || found?.isSecret === true || (found !== undefined && isGuarded);
  return { type, ...(isSecret && { sensitive: true }) };
}

const plain: Readonly<Record<string, string>> = {
  amount: 'number',
  checkbox: 'boolean',
  consent: 'boolean',
  files: 'list',
};

function checkMember(pointer: string, { definition, sources }: StepWithForm): void {
  if (requestMember(pointer, definition, sources)) return;
  throw new UsageError({
    en: 'What is sent has no such part any more: choose another.',
    it: 'Ciò che si invia non ha più questa parte: scegline un’altra.',
  });
}
