import { diffFiles, diffJourneys, jsonText, readSources, type AnswerLanguage } from '#analysis';
import { overlay } from '../overlay/overlay.ts';
import { readOwn, seenFrom } from '../overlay/read-overlay.ts';
import { changesInTerminal, type ProjectDiff } from '../report/diff-report.ts';
import type { Voice } from '../report/voice.ts';
import type { OpenFolder } from '../workspace.ts';
import type { SeenPackage } from './seen-package.ts';

/** Of these is told which journeys use what has changed; the last are no holder’s. */
const toldElsewhere = new Set([
  'journeys/guards.json',
  'journeys/words.json',
  'i18n/it/studio.json',
  'i18n/it/console.json',
]);

/** Tells what holders will see otherwise of what a folder has as it comes from the package, in journeys and in texts. */
export function* tellAsItComes(
  folder: OpenFolder,
  seen: SeenPackage,
  { voice, language }: { voice: Voice; language: AnswerLanguage },
): Generator<string> {
  const { journeys, files } = changedAsItComes(folder, seen, language);
  if (journeys.length + files.length === 0) return;
  yield voice.say({
    en: 'In what this folder has as it comes, holders will see otherwise:',
    it: 'In ciò che questa cartella ha com’è nel pacchetto, i titolari vedranno altro:',
  });
  yield '';
  yield* changesInTerminal({ journeys, files }, voice);
}

function changedAsItComes(
  { root, files, language: known, sources, overlay: laid }: OpenFolder,
  seen: SeenPackage,
  language: AnswerLanguage,
): ProjectDiff {
  // An earlier package has noted no journeys: all of them would be new.
  if (!Object.keys(seen.files).some((path) => isJourney(path))) return { journeys: [], files: [] };
  const were = Object.entries(seen.files).map(([path, value]) => ({ path, text: jsonText(value) }));
  const earlier = overlay({ files: were, from: seenFrom(root) }, readOwn(root)).files;
  const [before, after] = [earlier, files.filter(({ path }) => !isScenario(path))].map((all) =>
    readSources(known, all, { views: sources.views, before: sources, isBank: true }),
  );
  if (!before || !after) return { journeys: [], files: [] };
  return {
    journeys: diffJourneys(before, after, language).filter(({ journey }) => !laid.hasOwn(journey)),
    files: diffFiles(before, after).filter(({ path }) => !toldElsewhere.has(path)),
  };
}

const isJourney = (path: string): boolean => /^journeys\/[^/]+\/journey\.json$/.test(path);
const isScenario = (path: string): boolean => /^journeys\/[^/]+\/scenarios\//.test(path);
