import type { ScenarioFile } from '#schemas';
import type { Words } from '../report/words.ts';
import { catalogueName, itemId, measure, type CoverageItem } from '../coverage/items.ts';
import { watchLibrary } from '../coverage/watched-library.ts';
import type { Hindrance } from '../scenario/hindrance.ts';
import { runnableOf } from '../scenario/runnable.ts';
import { runScenario } from '../scenario/run-scenario.ts';
import { testJourneys } from '../scenario/test-journeys.ts';
import type { Sources } from '../source/sources.ts';
import { beginningsOf } from './beginnings.ts';
import { decidingValues } from './deciding-values.ts';
import { search, type Broken, type SearchGround, type Walk } from './search.ts';
import { scenarioOf } from './write-scenario.ts';

/** A scenario that was missing: the journey, the name of its file, and what it passes that no other did. */
export type MissingScenario = {
  journey: string;
  name: string;
  scenario: ScenarioFile;
  passes: readonly CoverageItem[];
};

/** Something that the search met on a journey: it broke, or would send what the contract does not take. */
export type Defect = { journey: string; message: Words; moves: Walk['moves'] };

/** What an exploration has found. */
export type Exploration = {
  missing: readonly MissingScenario[];
  /** What no walk was found for, and why not. */
  unreached: readonly (CoverageItem & { why: Words })[];
  defects: readonly Defect[];
  /** Scenarios of these journeys that fail, each with what was otherwise. */
  failing: readonly { file: string; message: Words }[];
  /** What keeps them, or scenarios of theirs, from being run. */
  hindered: readonly Hindrance[];
};

/** What to explore: all journeys that leave something uncovered, or those named; `tell` hears which one is searched, `tried` each move that is tried. */
export type ExploreOptions = {
  only?: readonly string[];
  tell?: (journey: string) => void;
  tried?: () => void;
};

/**
 * Finds what no scenario passes and makes the scenarios that do, each as short as the journey allows and each run once
 * before it is answered.
 */
export function explore(sources: Sources, { only = [], tell, tried }: ExploreOptions = {}): Exploration {
  const report = testJourneys(sources);
  const isChosen = ({ journey }: { journey: string }) => only.length === 0 || only.includes(journey);
  const hindered = report.hindered.filter((each) => isChosen(each) || each.journey === catalogueName);
  const seen = new Set<string>();
  const library = watchLibrary(runnableOf(sources).library, seen);
  // Of what cannot run nothing can be passed; nor all of the catalogue, which it might have passed.
  const canBePassed = ({ journey }: CoverageItem) =>
    journey === catalogueName ? report.hindered.length === 0 : library.journeys.has(journey);
  const chosen = report.items.filter((item) => isChosen(item) && canBePassed(item));
  const open = new Map(measure(chosen, report.seen).uncovered.map((item) => [itemId(item), item]));
  const ground: SearchGround = {
    sources,
    library,
    deciding: decidingValues(sources),
    seen,
    ...(tried && { tried }),
  };
  const missing: MissingScenario[] = [];
  const defects: Defect[] = [];
  const stopped = new Set<string>();
  for (const id of journeysToSearch(open.values(), sources)) {
    const wanted = new Set([...open].flatMap(([name, { journey }]) => (isOf(journey, id) ? [name] : [])));
    if (wanted.size === 0 || !library.journeys.has(id)) continue;
    tell?.(id);
    const found = search(id, beginningsOf(id, ground), { wanted, ground });
    if (!found.complete) stopped.add(id);
    defects.push(...found.broken.map((broken) => defectOf(id, broken)));
    missing.push(...scenariosFor(id, found.walks, { open, ground }));
  }
  const unreached = [...open.values()].map((item) => ({ ...item, why: whyNot(item, stopped) }));
  const failing = report.scenarios
    .filter(isChosen)
    .flatMap(({ file, result }) => (result.passed ? [] : [{ file, message: result.message }]));
  return { missing, unreached, defects, failing, hindered };
}

const isOf = (journey: string, id: string): boolean => journey === id || journey === catalogueName;

/** Lists the journeys that leave something open; entries of the catalogue may be passed by any, so the short come first. */
function journeysToSearch(open: Iterable<CoverageItem>, sources: Sources): string[] {
  const named = new Set([...open].map(({ journey }) => journey));
  const ids = [...sources.journeys.keys()];
  return named.has(catalogueName)
    ? ids.toSorted((one, other) => Number(named.has(other)) - Number(named.has(one)))
    : ids.filter((id) => named.has(id));
}

const defectOf = (journey: string, { walk, message }: Broken): Defect => ({
  journey,
  message,
  moves: walk.moves,
});

type Needs = { open: Map<string, CoverageItem>; ground: SearchGround };

/** Makes scenarios of walks, the longest first: it passes much of what the shorter ones do. */
function scenariosFor(
  id: string,
  walks: ReadonlyMap<string, Walk>,
  { open, ground }: Needs,
): MissingScenario[] {
  const names = new Set(ground.sources.journeys.get(id)?.scenarios.keys());
  const longest = [...walks].toSorted(([, one], [, other]) => other.moves.length - one.moves.length);
  return longest.flatMap(([item, walk]) => {
    const target = open.get(item);
    if (!target) return [];
    const scenario = scenarioOf(id, { walk, target }, ground);
    ground.seen.clear();
    const result = runScenario(scenario, id, { ...ground, language: ground.sources.language });
    if (!result.passed || !ground.seen.has(item))
      throw new Error(`a scenario made for ${item} does not pass it: ${JSON.stringify(result)}`);
    const passes = [...ground.seen].flatMap((name) => open.get(name) ?? []);
    for (const { journey, pointer, side } of passes)
      open.delete(itemId({ journey, pointer, ...(side !== undefined && { side }) }));
    return [{ journey: id, name: nameFor(target, names), scenario, passes }];
  });
}

/** Names a file that is not there yet. */
function nameFor({ label }: CoverageItem, taken: Set<string>): string {
  const words = label.en.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const name = `explored-${words.replaceAll(/^-|-$/g, '')}`;
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
  taken.add(free);
  return free;
}

function whyNot({ journey, kind }: CoverageItem, stopped: ReadonlySet<string>): Words {
  if (stopped.has(journey))
    return {
      en: 'the search stopped before it had seen every state',
      it: 'la ricerca si è fermata prima di aver visto ogni stato',
    };
  return kind === 'guard'
    ? {
        en: 'no value that the contract and the forms allow makes it so',
        it: 'nessun valore che il contratto e i moduli ammettono la rende così',
      }
    : { en: 'no path that was found leads there', it: 'nessuna via trovata ci porta' };
}
