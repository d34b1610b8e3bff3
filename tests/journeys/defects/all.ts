import type { ExpectedDefect } from '../planted.ts';
import { defectsOfBrand } from './brand.ts';
import { defectsOfCalls } from './calls.ts';
import { defectsOfChanges } from './changes.ts';
import { defectsOfData } from './data.ts';
import { defectsOfExpressions } from './expressions.ts';
import { defectsOfFiles } from './files.ts';
import { defectsOfGuards } from './guards.ts';
import { defectsOfKeptRuns } from './kept.ts';
import { defectsOfLanguages } from './languages.ts';
import { defectsOfLists } from './lists.ts';
import { defectsOfMarkup } from './markup.ts';
import { defectsOfNames } from './names.ts';
import { defectsOfOperands } from './operands.ts';
import { defectsOfPlaces } from './places.ts';
import { defectsOfProgress } from './progress.ts';
import { defectsBehind } from './behind.ts';
import { defectsOfDeadlines } from './deadlines.ts';
import { defectsOfRounds } from './rounds.ts';
import { defectsOfScenarios } from './scenarios.ts';
import { defectsOfSecrets } from './secrets.ts';
import { defectsTogether } from './together.ts';
import { defectsOfTexts } from './texts.ts';
import { defectsOfSettings } from './settings.ts';
import { defectsOfShared } from './shared.ts';
import { slips } from './slips.ts';
import { defectsOfTypes } from './type-clashes.ts';

/** Every planted defect, by kind; the first of each rule is the example on its page. */
export const allDefects: readonly ExpectedDefect[] = [
  ...defectsOfFiles,
  ...defectsOfBrand,
  ...defectsOfSettings,
  ...defectsOfLanguages,
  ...defectsOfScenarios,
  ...defectsOfNames,
  ...defectsOfPlaces,
  ...defectsOfProgress,
  ...defectsOfRounds,
  ...defectsBehind,
  ...defectsOfDeadlines,
  ...defectsOfExpressions,
  ...defectsOfOperands,
  ...defectsOfGuards,
  ...defectsOfCalls,
  ...defectsTogether,
  ...defectsOfData,
  ...defectsOfSecrets,
  ...defectsOfTexts,
  ...defectsOfChanges,
  ...defectsOfKeptRuns,
  ...defectsOfLists,
  ...defectsOfMarkup,
  ...defectsOfTypes,
  ...slips,
  ...defectsOfShared,
];
