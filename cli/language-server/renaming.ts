import {
  childOf,
  isNode,
  spotsOf,
  writtenForm,
  type Mention,
  type NamedSort,
  type SchemaNode,
  type Words,
} from '#analysis';
import { UsageError } from '../command.ts';
import { valueOf } from './lenient-json.ts';
import type { Project } from './project.ts';
import { filesThatMayName, spokenAlike, type Spoken } from './spoken-of.ts';

/** What stands in a file under a name, and may be given another in all files at once. */
type Renamable = 'step' | 'datum' | 'limit' | 'field' | 'guard';

const homes = {
  step: ['steps'],
  datum: ['data'],
  limit: ['limits'],
  guard: ['guards'],
  field: ['schema', 'properties'],
} satisfies Record<Renamable, readonly string[]>;

const isRenamable = (sort: NamedSort): sort is Renamable => Object.hasOwn(homes, sort);

/**
 * Returns whether what the caret speaks of may be given another name here.
 *
 * @throws {UsageError} when its name is that of a file, or known outside the files of journeys.
 */
export function checkRenamable({ mention: { sort, name } }: Spoken): void {
  if (isRenamable(sort)) return;
  if (sort === 'input')
    throw new UsageError({
      en: `${name} is handed over by the one who opens the journey, the portal too: no file of the journeys tells who.`,
      it: `${name} lo passa chi apre il flusso, anche il portale: i file dei flussi non dicono chi.`,
    });
  throw new UsageError({
    en: `${name} is the name of a file or of a popup that the portal knows: rename it there, and percorso check finds who speaks of it.`,
    it: `${name} è il nome di un file o di un popup che il portale conosce: cambialo lì, e percorso check trova chi ne parla.`,
  });
}

/**
 * Lists all that changes when something is given another name.
 *
 * @throws {UsageError} when the name is not legal or is taken, or a place that must change cannot be read for certain.
 */
export function renamed(project: Project, spoken: Spoken, name: string): Spoken[] {
  checkRenamable(spoken);
  const { mention } = spoken;
  if (name === mention.name) return [];
  const owner = ownerOf(mention, spoken);
  const declared = homes[owner.sort].reduce(childOf, valueOf(project.tree(owner.path)));
  if (!isNode(declared) || !Object.hasOwn(declared, mention.name))
    throw new UsageError({
      en: `${mention.name} is nowhere declared: mend the name first.`,
      it: `${mention.name} non è dichiarato da nessuna parte: correggi prima il nome.`,
    });
  checkName(name, { sort: owner.sort, declared, project });
  for (const path of filesThatMayName(project, mention)) checkJson(path, project);
  const places = spokenAlike(project, {
    ...spoken,
    mention: { ...mention, ...(owner.form && { forms: [owner.form] }) },
  });
  for (const place of places) checkPlace(place, name, project);
  return places;
}

type Naming = { sort: Renamable; declared: object; project: Project };

/**
 * Holds that something new may have a name.
 *
 * @throws {UsageError} when the name is not legal, or something has it.
 */
export function checkName(name: string, { sort, declared, project }: Naming): void {
  const written = namesWritten(sort, project);
  if (!new RegExp(String(written['pattern']), 'u').test(name)) throw new UsageError(notLegal(name, written));
  if (Object.hasOwn(declared, name)) throw new UsageError(isTaken(name));
}

type Owner = { sort: Renamable; path: string; form?: string };

/** Finds the file that declares it. */
function ownerOf({ sort, of, name, forms = [] }: Mention, { path }: Spoken): Owner {
  if (!isRenamable(sort)) throw new Error(`Nothing of the sort ${sort} is renamed here.`);
  if (sort === 'guard') return { sort, path: 'journeys/guards.json' };
  if (sort !== 'field') return { sort, path: `journeys/${of}/journey.json` };
  const [form = '', ...others] = forms;
  if (others.length > 0)
    throw new UsageError({
      en: `${path} does not say of which form ${name} is: rename it in the form.`,
      it: `${path} non dice di quale modulo è ${name}: cambialo nel modulo.`,
    });
  return { sort, path: `journeys/${of}/forms/${form}.json`, form };
}

/** The schema says how names are written; a field’s stands in pointers and in the keys of texts. */
function namesWritten(sort: Renamable, project: Project): SchemaNode {
  const schemas = project.sources()?.language.schemas.byName;
  const held = ['properties', ...homes[sort], 'propertyNames'].reduce(childOf, schemas?.get(journeySchema));
  const spots = isNode(held) && schemas ? spotsOf({ schema: held, home: journeySchema }, schemas) : [];
  return spots.find(({ schema }) => 'pattern' in schema)?.schema ?? anyName;
}

const journeySchema = 'journey.schema.json';

const anyName: SchemaNode = {
  pattern: '^[A-Za-z][A-Za-z0-9_-]*$',
  'x-written': {
    en: 'Write letters, digits, "_" and "-", a letter first: "newPhone".',
    it: 'Usa lettere, cifre, "_" e "-", cominciando da una lettera: "newPhone".',
  },
};

function notLegal(name: string, written: SchemaNode): Words {
  const form = writtenForm(written);
  return {
    en: `"${name}" cannot be a name here. ${form?.en ?? ''}`.trimEnd(),
    it: `"${name}" non può essere un nome qui. ${form?.it ?? ''}`.trimEnd(),
  };
}

const isTaken = (name: string): Words => ({ en: `${name} is taken.`, it: `${name} c’è già.` });

/**
 * Holds that a file is JSON: another may speak of more than can be read.
 *
 * @throws {UsageError} when it is not.
 */
export function checkJson(path: string, project: Project): void {
  try {
    JSON.parse(project.text(path) ?? '');
  } catch {
    throw new UsageError({
      en: `${path} is not JSON: mend it first.`,
      it: `${path} non è JSON: correggilo prima.`,
    });
  }
}

/** What stands under the new name already would be lost, and a field that several forms have would be to the others. */
function checkPlace({ path, mention, start, end }: Spoken, now: string, project: Project): void {
  const { name, of, keys, part, forms = [] } = mention;
  if (project.text(path)?.slice(start, end) !== name)
    throw new UsageError({
      en: `${path} writes ${name} with escapes: write it plainly first.`,
      it: `${path} scrive ${name} con caratteri in codice: scrivilo prima in chiaro.`,
    });
  const key = keys.at(-1) ?? '';
  const beside = keys.slice(0, -1).reduce(childOf, valueOf(project.tree(path)));
  const anew = key.slice(0, mention.start) + now + key.slice(mention.end);
  if (part === 'key' && isNode(beside) && Object.hasOwn(beside, anew)) throw new UsageError(isTaken(now));
  const having = forms.filter((form) => {
    const fields = homes.field.reduce(childOf, valueOf(project.tree(`journeys/${of}/forms/${form}.json`)));
    return isNode(fields) && Object.hasOwn(fields, name);
  });
  if (having.length > 1)
    throw new UsageError({
      en: `${path} speaks of ${name} of ${having.join(' and ')} at once: part them first.`,
      it: `${path} parla insieme di ${name} di ${having.join(' e ')}: separali prima.`,
    });
}
