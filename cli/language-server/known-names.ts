import { flagValues, ordinaryContext, pagesByName, type Sources } from '#analysis';
import { readOperations } from '#schemas/provider';
import type { JourneyFile } from '#schemas';

/** A name that may stand somewhere, with what is told of it. */
export type KnownName = { name: string; detail: string };

/** What a key of a journey file takes by name. */
export type NamingKey =
  | 'to'
  | 'start'
  | 'operation'
  | 'var'
  | 'form'
  | 'journey'
  | 'popup'
  | 'view'
  | 'message'
  | 'goTo'
  | 'link';

/** The text before a name that is being typed: its key, and what there is of it. */
export const namingKey =
  /"(to|start|operation|var|form|journey|popup|view|message|goTo|link)":\s*\[?\s*"([^"]*)$/;

/** Lists the names that a key of a journey may take. */
export function namesFor(key: NamingKey, journey: string, sources: Sources): KnownName[] {
  return lists[key]({ source: sources.journeys.get(journey), sources });
}

type Home = { source: ReturnType<Sources['journeys']['get']>; sources: Sources };

const named = (names: Iterable<string>, detail: string): KnownName[] =>
  [...names].map((name) => ({ name, detail }));

const lists: { readonly [Key in NamingKey]: (home: Home) => KnownName[] } = {
  to: ({ source }) => stepsOf(source?.journey?.value),
  start: ({ source }) => stepsOf(source?.journey?.value),
  operation: () => Object.entries(readOperations()).map(([name, { summary }]) => ({ name, detail: summary })),
  var: ({ source, sources }) => variablesOf(source?.journey?.value, sources),
  form: ({ source }) => named(source?.forms.keys() ?? [], 'form'),
  journey: ({ sources }) =>
    [...sources.journeys.values()].map(({ id, journey }) => ({
      name: id,
      detail: journey?.value?.note ?? '',
    })),
  popup: ({ sources }) => named(sources.popups ?? [], 'popup'),
  view: ({ sources }) => named(Object.keys(sources.views), 'view'),
  message: ({ sources }) => leavesOf(sources.texts.get('errors')?.value),
  goTo: ({ sources }) => named(pagesByName(sources), 'page'),
  link: ({ sources }) => named(sources.routes?.value?.places ?? [], 'place outside the portal'),
};

function stepsOf(definition: JourneyFile | undefined): KnownName[] {
  return Object.entries(definition?.steps ?? {}).map(([name, step]) => ({
    name,
    detail: [step.kind, 'operation' in step ? step.operation : '', step.note ?? '']
      .filter(Boolean)
      .join(' · '),
  }));
}

function variablesOf(definition: JourneyFile | undefined, sources: Sources): KnownName[] {
  const input = Object.entries(definition?.input ?? {}).map(([name, type]) => ({
    name: `input.${name}`,
    detail: type,
  }));
  const data = Object.entries(definition?.data ?? {}).map(([name, { type, note }]) => ({
    name: `data.${name}`,
    detail: [type, note ?? ''].filter(Boolean).join(' · '),
  }));
  const flags = leavesOf(ordinaryContext(sources.language.contexts)).map(({ name }) => ({
    name,
    detail: flagValues(name, sources)?.map(String).join(' | ') ?? '',
  }));
  return [...input, ...data, ...flags];
}

/** Lists the places of a tree that hold a plain value, by path. */
function leavesOf(tree: unknown, path: readonly string[] = []): KnownName[] {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree))
    return path.length === 0 ? [] : [{ name: path.join('.'), detail: typeof tree === 'string' ? tree : '' }];
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, [...path, key]));
}
