import { namedGuards, pointerKeys, pointerTo, type JourneySource, type Sources } from '#analysis';
import { readContract, type Contract } from '#schemas/provider';
import type { CatalogueEntry, CatalogueKind, CatalogueRow, UseLine } from '../../catalogue.ts';
import { allFlags } from '../../flag-words.ts';
import { asHeading, textOf, titleOf } from '../model/titles.ts';
import { codeRows, codeView, operationRows, operationView } from './from-contract.ts';
import { widgetRows } from './widgets.ts';
import { createNamesUsed, type NameUsed } from './names-used.ts';
import { pageRows } from './pages.ts';
import { linesOf, usesOf, type UsedIn } from './uses-of.ts';

/** Everything that journeys can name, and who names it. */
export type Catalogue = {
  rows(sources: Sources): CatalogueRow[];
  entry(sources: Sources, named: { kind: string; name: string }): CatalogueEntry | undefined;
};

/** Makes the catalogue; the contract is read when it is asked for first. */
export function createCatalogue(): Catalogue {
  const namesUsed = createNamesUsed();
  let contract: Contract | undefined;
  const known = (): Contract => (contract ??= readContract());
  const used = (sources: Sources): ReadonlyMap<string, UsedIn[]> => usedIn(sources, namesUsed);
  return {
    rows: (sources) => rowsOf(sources, known(), used(sources)),
    entry: (sources, { kind, name }) => {
      const uses = used(sources);
      const row = rowsOf(sources, known(), uses).find((each) => each.kind === kind && each.name === name);
      if (!row) return undefined;
      return {
        ...row,
        uses: usesOf(uses.get(keyOf(row)) ?? [], sources),
        lines: linesIn(row, sources),
        ...detailsOf(row, sources, known()),
      };
    },
  };
}

const keyOf = ({ kind, name }: { kind: CatalogueKind; name: string }): string => `${kind} ${name}`;

type NamesUsed = (source: JourneySource, sources: Sources) => readonly NameUsed[];

function usedIn(sources: Sources, namesUsed: NamesUsed): ReadonlyMap<string, UsedIn[]> {
  const used = new Map<string, UsedIn[]>();
  for (const source of sources.journeys.values())
    for (const [key, places] of Map.groupBy(namesUsed(source, sources), keyOf))
      used.set(key, [...(used.get(key) ?? []), { source, places }]);
  return used;
}

function rowsOf(
  sources: Sources,
  contract: Contract,
  used: ReadonlyMap<string, readonly UsedIn[]>,
): CatalogueRow[] {
  const rows = [
    ...allFlags.map(({ path }) => ({ kind: 'flag' as const, name: path })),
    ...operationRows(contract),
    ...codeRows(contract, sources),
    ...(sources.popups ?? []).map((name) => ({
      kind: 'popup' as const,
      name,
      ...titleOfFirst(used.get(`popup ${name}`), sources),
    })),
    ...pageRows(sources).map((row) => ({ ...row, ...titleOfFirst(used.get(keyOf(row)), sources) })),
    ...widgetRows(sources),
    ...Object.entries(namedGuards(sources)).map(([name, { words }]) => ({
      kind: 'guard' as const,
      name,
      ...(words && { title: asHeading(words.holds) }),
    })),
  ];
  return rows.map((row) => ({ ...row, journeys: used.get(keyOf(row))?.length ?? 0 }));
}

/** A popup, or a page, is known by the journey that opens with it; a popup of a screen by that screen’s title. */
function titleOfFirst(used: readonly UsedIn[] = [], sources: Sources): { title?: string } {
  const opened = used.find(({ places }) => places.some(({ how }) => how === 'opens'));
  if (opened) return { title: titleOf(sources, opened.source) };
  const standing = used.flatMap(({ source, places }) =>
    places.flatMap(({ how, pointer }) =>
      how === 'stands' ? [{ source, step: pointerKeys(pointer)[1] ?? '' }] : [],
    ),
  );
  const titles = standing.flatMap(({ source, step }) => textOf(sources, source.id, [step, 'title']) ?? []);
  const [first] = standing;
  const title = titles[0] ?? (first && titleOf(sources, first.source));
  return title === undefined ? {} : { title };
}

function linesIn({ kind, name }: CatalogueRow, sources: Sources): UseLine[] {
  if (kind !== 'popup' && kind !== 'page') return [];
  const isIt = (text: string): boolean =>
    kind === 'popup' ? text === name : text.split(/[?#]/)[0]?.toLowerCase() === name.toLowerCase();
  return [sources.timeline, sources.deepLinks].flatMap((file) => linesOf(file?.document, isIt));
}

type Details = Omit<CatalogueEntry, keyof CatalogueRow | 'uses' | 'lines'>;

function detailsOf({ kind, name }: CatalogueRow, sources: Sources, contract: Contract): Details {
  switch (kind) {
    case 'operation': {
      const operation = operationView(name, contract);
      return operation ? { operation } : {};
    }
    case 'code':
      return { code: codeView(name, contract, sources) };
    case 'flag':
      return { guards: guardsReading(name, sources) };
    case 'guard':
      return guardDetails(name, sources);
    case 'popup':
    case 'page':
    case 'widget':
      return {};
  }
}

function guardDetails(name: string, sources: Sources): Details {
  const named = namedGuards(sources)[name];
  const document = sources.guards?.document;
  if (!named || !document) return {};
  const { line } = document.locate(pointerTo('/guards', name), 'key');
  return { guard: { takes: named.takes ?? [], means: named.guard, line } };
}

/** Finds the guards with names that read a flag, whatever is given for their parameters. */
const guardsReading = (path: string, sources: Sources): string[] =>
  Object.entries(namedGuards(sources)).flatMap(([name, { guard }]) =>
    [...JSON.stringify(guard).matchAll(/"((?:card|profile|session|features)\.[^"]+)"/g)].some(
      ([, read = '']) => isFilledBy(read.split('.'), path.split('.')),
    )
      ? [name]
      : [],
  );

const isFilledBy = (written: readonly string[], path: readonly string[]): boolean =>
  written.length === path.length && written.every((part, at) => part.includes('{') || part === path[at]);
