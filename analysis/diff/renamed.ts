import { aroundIn, type NamingFile } from '../symbols/around.ts';
import { mentionsIn, type Named, type NamedSort } from '../symbols/references.ts';
import type { JourneySource, Sources } from '../source/sources.ts';
import { isAnyRenamed, nameNow, type Renames } from './renames.ts';

/** Something that is only called otherwise now; a field with its form, as that is called now. */
export type Renamed = { sort: NamedSort; before: string; after: string; form?: string };

const order = ['journey', 'popup', 'form', 'field', 'datum', 'input', 'limit', 'step'] as const;

/** Lists what a journey has, runs or shows that is called otherwise now: the journey itself first, then by sort. */
export function renamedIn(source: JourneySource, before: Sources, renames: Renames): Renamed[] {
  const { id, journey, forms } = source;
  if (!isAnyRenamed(renames) || !journey?.value) return [];
  const files: NamingFile[] = [
    { path: journey.document.path, kind: 'journey', value: journey.value },
    ...[...forms.values()].map(({ document: { path }, value }) => ({ path, kind: 'form' as const, value })),
  ];
  const own = files.flatMap((file) => mentionsIn(file, aroundIn(before)));
  const named = [...forms.keys()].map((name) => ({ sort: 'form' as const, of: id, name }));
  return toldOf([...own, ...named], renames).toSorted(
    (one, other) => order.indexOf(one.sort) - order.indexOf(other.sort),
  );
}

/** Lists what a file of all journeys speaks of that is called otherwise now. */
export function renamedInFile(file: NamingFile, before: Sources, renames: Renames): Renamed[] {
  return isAnyRenamed(renames) ? toldOf(mentionsIn(file, aroundIn(before)), renames) : [];
}

function toldOf(mentions: readonly Named[], renames: Renames): Renamed[] {
  const told = mentions.flatMap((mention): [string, Renamed][] => {
    const { sort, of, name, forms } = mention;
    const after = nameNow(mention, renames);
    if (after === name) return [];
    const fields = renames.within.get(of)?.field;
    const form = forms?.find((each) => fields?.get(`${each}/${name}`) === after);
    const formNow = form && (renames.within.get(of)?.form.get(form) ?? form);
    const renamed = { sort, before: name, after, ...(formNow !== undefined && { form: formNow }) };
    return [[[sort, of, name, form].join('/'), renamed]];
  });
  return [...new Map(told).values()];
}
