import { namesHeld, openDocument, type JsonDocument, type Sources } from '#analysis';
import type { FileToBe, PartRemoval, StepChanging } from '#studio';
import { unsound } from '../../create/journey-step.ts';
import type { Project } from '../../language-server/project.ts';
import { checkJson } from '../../language-server/renaming.ts';
import { filesThatMayName, spokenAlike, type Spoken } from '../../language-server/spoken-of.ts';
import { valueWithout } from '../../value-with.ts';
import { failingThen } from '../failing-then.ts';
import { fileToBe, filesWith, sourcesToBe } from '../files-to-be.ts';
import { inOrder, orphansOf, withoutPart } from './orphans.ts';
import { outcomeRemoval } from './outcomes.ts';
import { declaredPart } from './part-places.ts';
import { filesWithoutData, withoutParts } from './taken.ts';
import { withoutField } from './without-field.ts';

/**
 * Works out what all files become when a field, a datum or an outcome goes, with what nothing else needs and shall go too.
 *
 * @throws {UsageError} when it cannot go.
 */
export function partRemoval(project: Project, removal: PartRemoval): StepChanging {
  const { journey, part, instead, takes } = removal;
  if (part.sort === 'outcome') return outcomeRemoval(project, { journey, name: part.name, to: instead });
  const spoken = declaredPart(project, journey, part);
  for (const file of filesThatMayName(project, spoken.mention)) checkJson(file, project);
  const before = project.sources();
  const source = before?.journeys.get(journey)?.journey;
  if (!before || !source?.value) throw unsound(journey);
  const ground = { project, before, document: source.document };
  const own =
    part.sort === 'field'
      ? filesWithoutField(spoken, removal, ground)
      : { definition: source.document.value, files: [] };
  const { schemas } = before.language;
  const going = part.sort === 'datum' ? [`data.${part.name}`, ...takes] : takes;
  const definition = withoutParts(own.definition, going, schemas);
  const flow = [...filesWith(source.document, definition), ...own.files];
  const all = filesWithoutData(going, flow, { project, before, journey });
  return {
    files: all,
    orphans: offered(own.definition, own.files, { ground, removal }),
    failing: () => failingThen(journey, before, sourcesToBe(before, all)),
  };
}

type Schemas = Sources['language']['schemas'];

type Turn = { ground: Ground; removal: PartRemoval };

/** Offers what nothing else needs, where it can go without more. */
function offered(after: unknown, files: readonly FileToBe[], { ground, removal }: Turn): string[] {
  const { before, document } = ground;
  const { journey, part } = removal;
  const { schemas } = before.language;
  const own = part.sort === 'datum' ? withoutPart(after, `data.${part.name}`, schemas).definition : after;
  const forms = [...(before.journeys.get(journey)?.forms.values() ?? [])].map((form) => form.document);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const now = forms.flatMap(({ path, value }) => {
    if (!texts.has(path)) return [value];
    const text = texts.get(path);
    return text === undefined ? [] : [openDocument({ path, text }).value];
  });
  const was = { definition: document.value, forms: forms.map(({ value }) => value) };
  return orphansOf(was, { definition: own, forms: now }, schemas).filter(
    (path) => withoutPart(own, path, schemas).barred.length === 0,
  );
}

type Ground = { project: Project; before: Sources; document: JsonDocument };

function filesWithoutField(
  spoken: Spoken,
  { journey, part: { form, name } }: PartRemoval,
  { project, before, document }: Ground,
): { definition: unknown; files: FileToBe[] } {
  const places = Map.groupBy(spokenAlike(project, spoken), ({ path }) => path);
  const keysIn = (path: string) => (places.get(path) ?? []).map(({ mention }) => mention.keys);
  const without = withoutField(document.value, keysIn(document.path));
  const source = before.journeys.get(journey)?.forms.get(form);
  const isOnly = Object.keys(source?.value?.schema.properties ?? {}).every((each) => each === name);
  const others = [...places.keys()].filter(
    (path) => path !== document.path && path !== source?.document.path,
  );
  const beside = others.flatMap((path) => {
    const other = before.documents.find((each) => each.path === path);
    // An excuse goes whole.
    const keys = keysIn(path).map((each) => (path.endsWith('/words.json') ? each.slice(0, -1) : each));
    return other ? filesWith(other, valueWithout(other.value, keys.toSorted(inOrder))) : [];
  });
  if (!source) return { definition: without, files: beside };
  const { document: own } = source;
  const file = isOnly
    ? [fileToBe({ path: own.path, was: own.text })]
    : filesWith(own, valueWithout(own.value, keysIn(own.path).toSorted(inOrder)));
  const definition = isOnly ? withoutForm(without, form, before.language.schemas) : without;
  return { definition, files: [...file, ...beside] };
}

/** A form without fields is none. */
function withoutForm(definition: unknown, form: string, schemas: Schemas): unknown {
  const held = namesHeld(definition, schemas.nameOf('journey'), schemas.byName);
  const keys = held.flatMap((each) => (each.sort === 'form' && each.name === form ? [each.keys] : []));
  return valueWithout(definition, keys.toSorted(inOrder));
}
