import { namesHeld, pageNamed, pointerTo, type HeldName, type JourneySource, type Sources } from '#analysis';
import { guardUses } from '#engine';
import type { CatalogueKind, UseManner } from '../../catalogue.ts';

/** A name of the catalogue that a journey uses, and where in its definition; without a place it is the journey’s form. */
export type NameUsed = { kind: CatalogueKind; name: string; how: UseManner; pointer: string };

/** Lists what each journey uses of the catalogue; one that stays the same is read once. */
export function createNamesUsed() {
  const known = new WeakMap<JourneySource, readonly NameUsed[]>();
  return (source: JourneySource, sources: Sources): readonly NameUsed[] => {
    const names = known.get(source) ?? [...inDefinition(source, sources), ...widgetsOf(source)];
    known.set(source, names);
    // Which page a path is of, other files decide.
    return names.map((each) =>
      each.kind === 'page' ? { ...each, name: pageNamed(each.name, sources) ?? each.name } : each,
    );
  };
}

function* inDefinition({ journey }: JourneySource, { language }: Sources): Generator<NameUsed> {
  const { value, document } = journey ?? {};
  if (!value || !document) return;
  const { nameOf, byName } = language.schemas;
  // What a guard with a name reads is read by the journey; the name itself stands in the file alone.
  for (const each of namesHeld(value, nameOf('journey'), byName)) yield* ofName(each);
  for (const { name, keys } of guardUses(Object(document.value)))
    yield { kind: 'guard', name, how: 'uses', pointer: pointerTo('', ...keys) };
  for (const [index, route] of (value.opens?.routes ?? []).entries())
    yield { kind: 'page', name: route, how: 'opens', pointer: `/opens/routes/${index}` };
}

const kinds: Readonly<Record<string, readonly [CatalogueKind, UseManner]>> = {
  operation: ['operation', 'calls'],
  code: ['code', 'routes'],
  page: ['page', 'leads'],
  variable: ['flag', 'reads'],
};

function* ofName({ sort, name, keys }: HeldName): Generator<NameUsed> {
  const pointer = pointerTo('', ...keys);
  if (sort === 'popup') yield { kind: 'popup', name, how: keys[0] === 'opens' ? 'opens' : 'stands', pointer };
  const [kind, how] = kinds[sort] ?? [];
  if (kind === undefined || how === undefined) return;
  if (kind === 'flag' && !/^(?:card|profile|session|features)\./.test(name)) return;
  yield { kind, name, how, pointer };
}

function* widgetsOf({ forms }: JourneySource): Generator<NameUsed> {
  for (const [form, { value }] of forms)
    for (const { widget } of Object.values(value?.ui ?? {}))
      if (widget !== undefined) yield { kind: 'widget', name: widget, how: 'asks', pointer: `form ${form}` };
}
