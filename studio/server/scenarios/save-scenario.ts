import {
  jsonText,
  recordWalk,
  runnableOf,
  runScenario,
  sayIn,
  type AnswerLanguage,
  type Sources,
  type Words,
} from '#analysis';
import type { ScenarioFile } from '#schemas';
import { sourcesOf } from '../../judge/closure.ts';
import type { ScenarioSaved, ScenarioToSave } from '../../saved-scenarios.ts';
import { longestTitle, standingOf } from '../../standing.ts';
import type { StudioFolder } from '../studio-folder.ts';
import type { Recording } from '../writing/write-into.ts';
import { fileNameFor } from './file-name.ts';

/** What scenarios are saved in; `proposed` finds the scenario of a proposal. */
export type SaveGround = {
  folder: StudioFolder;
  language: AnswerLanguage;
  proposed: (journey: string, name: string) => ScenarioFile | undefined;
  record: Recording;
};

/**
 * Writes a walk, or a proposal, as a scenario of its journey, as the files are now: it is walked once more, and written only
 * where it goes the same way. What is there is written over only where that was said.
 */
export function saveScenario(asked: ScenarioToSave, ground: SaveGround): ScenarioSaved {
  const { folder, language } = ground;
  folder.reread();
  const sources = folder.sources();
  const own = sources?.journeys.get(asked.journey);
  const refuse = (words: Words): ScenarioSaved => ({ kind: 'refused', why: sayIn(language)(words) });
  if (!sources || !own?.journey) return refuse(noJourney(asked.journey));
  const title = asked.title.trim();
  if (title === '' || title.length > longestTitle) return refuse(unfit(title));
  const other = [...own.scenarios].find(([, { value }]) => isSame(value?.title ?? '', title));
  const replaces = asked.kind === 'walk' && asked.replaces === true;
  if (other && !replaces) return { kind: 'clash', name: other[0] };
  const made = makeScenario({ ...asked, title }, sources, ground);
  if ('kind' in made) return made;
  return other ? replace(made, other, ground) : write(made, { own, ground });
}

type Present = readonly [name: string, scenario: { document: { path: string; text: string } }];

/** Writes a scenario over the one that has its title, unless somebody has changed that meanwhile. */
function replace(scenario: ScenarioFile, [name, { document }]: Present, ground: SaveGround): ScenarioSaved {
  const { folder, language, record } = ground;
  const { path, text: was } = document;
  const text = jsonText({ $schema, ...scenario });
  const outcome = folder.write(path, { was, text });
  if (outcome === 'changed') return { kind: 'refused', why: sayIn(language)(changedMeanwhile) };
  if (outcome !== 'written') return { kind: 'refused', why: sayIn(language)(outcome.refused) };
  record({ kind: 'scenario', name: scenario.title }, [{ path, was, text }]);
  folder.reread();
  return { kind: 'saved', name, file: path };
}

const changedMeanwhile: Words = {
  en: 'The scenario has changed meanwhile. Save again.',
  it: 'Lo scenario intanto è cambiato. Salva di nuovo.',
};

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('it') === other.toLocaleLowerCase('it');

const noJourney = (id: string): Words => ({
  en: `The journey ${id} is no longer there.`,
  it: `Il flusso ${id} non c’è più.`,
});

const unfit = (title: string): Words =>
  title === ''
    ? { en: 'The title is empty.', it: 'Il titolo è vuoto.' }
    : {
        en: `The title has ${title.length} characters; it may have ${longestTitle}.`,
        it: `Il titolo ha ${title.length} caratteri: al massimo possono essere ${longestTitle}.`,
      };

function makeScenario(
  asked: ScenarioToSave,
  all: Sources,
  { language, proposed }: SaveGround,
): ScenarioFile | ScenarioSaved {
  const { journey, title } = asked;
  const say = sayIn(language);
  const sources = sourcesOf(all, journey);
  const { library, hindered } = runnableOf(sources);
  if (!library.journeys.has(journey)) {
    const why = hindered.find(({ file }) => !file.includes('/scenarios/'))?.message;
    return { kind: 'refused', why: say(why ?? noJourney(journey)) };
  }
  const ground = { library, language: sources.language, seen: new Set<string>() };
  if (asked.kind === 'walk') {
    const recorded = recordWalk(asked, journey, { ...ground, standing: standingOf });
    if (recorded.kind === 'scenario') return recorded.scenario;
    const { move, why } = recorded;
    return { kind: 'parted', move, ...(why && { why: say(why) }) };
  }
  const scenario = proposed(journey, asked.name);
  if (!scenario) return { kind: 'refused', why: say(goneProposal) };
  const result = runScenario({ ...scenario, title }, journey, ground);
  if (!result.passed) return { kind: 'parted', move: result.move, why: say(result.message) };
  return { ...scenario, title };
}

const goneProposal: Words = {
  en: 'This proposal is no longer there: search again.',
  it: 'Questa proposta non c’è più: cerca di nuovo.',
};

/** Somebody who takes this many names meanwhile is a program. */
const mostTries = 20;

type Into = { own: NonNullable<ReturnType<Sources['journeys']['get']>>; ground: SaveGround };

function write(scenario: ScenarioFile, { own, ground }: Into): ScenarioSaved {
  const { folder, language } = ground;
  const taken = new Set(own.scenarios.keys());
  for (let tries = 0; tries < mostTries; tries += 1) {
    const name = fileNameFor(scenario.title, taken);
    const file = `${own.folder}/scenarios/${name}.json`;
    const text = jsonText({ $schema, ...scenario });
    const outcome = folder.create(file, text);
    if (outcome === 'written') {
      ground.record({ kind: 'scenario', name: scenario.title }, [{ path: file, was: undefined, text }]);
      folder.reread();
      return { kind: 'saved', name, file };
    }
    if (outcome !== 'there') return { kind: 'refused', why: sayIn(language)(outcome.refused) };
    taken.add(name);
  }
  return { kind: 'refused', why: sayIn(language)(noName) };
}

const $schema = '../../../schemas/journey/scenario.schema.json';

const noName: Words = {
  en: 'No name for the file is free. Give another title.',
  it: 'Nessun nome di file è libero. Scegli un altro titolo.',
};
