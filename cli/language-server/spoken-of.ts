import {
  mentionsIn,
  playedIn,
  withCallers,
  type Around,
  type Mention,
  type Named,
  type Sources,
} from '#analysis';
import { caretAt, placeOf } from './caret.ts';
import { valueOf } from './lenient-json.ts';
import type { Project } from './project.ts';

/** A place that speaks of something, by its file and by offsets into that. */
export type Spoken = { path: string; mention: Mention; start: number; end: number };

/** Finds what the caret speaks of; nothing where that is nothing with a name of its own. */
export function spokenAt(project: Project, path: string, offset: number): Spoken | undefined {
  const sources = project.sources();
  const caret = caretAt(project.tree(path), offset);
  if (!sources || !caret) return undefined;
  return spokenIn(path, { project, sources, word: caret.text.text })
    .filter(({ mention: { part, keys } }) => part === caret.part && keys.join('/') === caret.keys.join('/'))
    .find(({ start, end }) => start <= offset && offset <= end);
}

/** Lists all places that speak of the same thing, file by file. */
export function spokenAlike(project: Project, { mention }: Spoken): Spoken[] {
  const sources = project.sources();
  if (!sources) return [];
  return filesThatMayName(project, mention).flatMap((path) =>
    spokenIn(path, { project, sources, word: mention.name }).filter((other) =>
      isSame(other.mention, mention),
    ),
  );
}

/** Leaves out in a moment most files: what does not have a name does not speak of it. */
export function filesThatMayName(project: Project, named: Named): string[] {
  const sources = project.sources();
  if (!sources) return [];
  const leadsThere = whoLeadsTo(named.of, sources);
  return sources.documents
    .map(({ path }) => path)
    .filter((path) => {
      const text = project.text(path);
      return text?.includes(named.name) === true && (text.includes(named.of) || leadsThere(path));
    });
}

/** Returns whether a file is of a journey, or a scenario of one that runs it: a scenario need not name whose screens it plays. */
function whoLeadsTo(journey: string, sources: Sources): (path: string) => boolean {
  const folders = withCallers([journey], sources).map((id) => `journeys/${id}/scenarios/`);
  const own = [`journeys/${journey}/`, `i18n/it/${journey}.json`];
  return (path) => [...own, ...folders].some((start) => path.startsWith(start));
}

function isSame(one: Named, other: Named): boolean {
  if (one.sort !== other.sort || one.of !== other.of || one.name !== other.name) return false;
  return !one.forms || !other.forms || one.forms.some((form) => other.forms?.includes(form) === true);
}

function spokenIn(path: string, known: { project: Project; sources: Sources; word: string }): Spoken[] {
  const { project, sources } = known;
  const tree = project.tree(path);
  const kind = sources.checked.find(({ document }) => document.path === path)?.kind;
  const mentions = mentionsIn({ path, kind, value: valueOf(tree) }, aroundIn(known), known.word);
  return mentions.flatMap((mention): Spoken[] => {
    const text = placeOf(tree, mention.keys, mention.part);
    if (text?.kind !== 'text') return [];
    const start = text.start + 1;
    return [{ path, mention, start: start + mention.start, end: start + mention.end }];
  });
}

/** Knows the journeys as they are typed. */
function aroundIn({ project, sources }: { project: Project; sources: Sources }): Around {
  const definitions = new Map<string, unknown>();
  const definition = (id: string): unknown => {
    if (!definitions.has(id)) definitions.set(id, valueOf(project.tree(`journeys/${id}/journey.json`)));
    return definitions.get(id);
  };
  const sound = (id: string) => sources.journeys.get(id)?.journey?.value;
  return { definition, sound, schemas: sources.language.schemas, played: (path) => playedIn(path, sources) };
}
