import type { Mutator } from './defect.ts';
import { actionsRuledOutByAllow } from './mutators/actions-ruled-out-by-allow.ts';
import { actionsThatSayTheSame } from './mutators/actions-that-say-the-same.ts';
import { buttonsWithoutWords } from './mutators/buttons-without-words.ts';
import { markupNobodyReads } from './mutators/markup-nobody-reads.ts';
import { objectsForTexts } from './mutators/objects-for-texts.ts';
import { blanksNobodySees } from './mutators/blanks-nobody-sees.ts';
import { boundsThatCross } from './mutators/bounds-that-cross.ts';
import { branchesDecidedBefore } from './mutators/branches-decided-before.ts';
import { callsThatCallThemselves } from './mutators/calls-that-call-themselves.ts';
import { casesBehindTheirLike } from './mutators/cases-behind-their-like.ts';
import { casesTakenTogether } from './mutators/cases-taken-together.ts';
import { casesThatAreAllTheSame } from './mutators/cases-that-are-all-the-same.ts';
import { casesWithoutAGuard } from './mutators/cases-without-a-guard.ts';
import { choicesKeptAsNumbers } from './mutators/choices-kept-as-numbers.ts';
import { choicesOfNothing } from './mutators/choices-of-nothing.ts';
import { commitsNotMarked } from './mutators/commits-not-marked.ts';
import { commitsSentByAReload } from './mutators/commits-sent-by-a-reload.ts';
import { commitsSentByARun } from './mutators/commits-sent-by-a-run.ts';
import { commitsSentByAScreen } from './mutators/commits-sent-by-a-screen.ts';
import { commitsWithoutAnAnswer } from './mutators/commits-without-an-answer.ts';
import { comparisonsWithWhatDataNeverIs } from './mutators/comparisons-with-what-data-never-is.ts';
import { countsComparedWithTexts } from './mutators/counts-compared-with-texts.ts';
import { dataNobodyDeclares } from './mutators/data-nobody-declares.ts';
import { dataNobodyReads } from './mutators/data-nobody-reads.ts';
import { dataOfAnotherType } from './mutators/data-of-another-type.ts';
import { dataReadAndNeverSet } from './mutators/data-read-and-never-set.ts';
import { defaultsGone } from './mutators/defaults-gone.ts';
import { errorsAtFieldsThatAreNotThere } from './mutators/errors-at-fields-that-are-not-there.ts';
import { errorsWithoutTheirField } from './mutators/errors-without-their-field.ts';
import { exitsGone } from './mutators/exits-gone.ts';
import { endsWithNamesOfTheEngine } from './mutators/ends-with-names-of-the-engine.ts';
import { exitsRenamed } from './mutators/exits-renamed.ts';
import { fieldsLeftOpen } from './mutators/fields-left-open.ts';
import { fieldsNobodySaves } from './mutators/fields-nobody-saves.ts';
import { fieldsSavedThatAreNotThere } from './mutators/fields-saved-that-are-not-there.ts';
import { fieldsWrittenOtherwise } from './mutators/fields-written-otherwise.ts';
import { filesCutShort } from './mutators/files-cut-short.ts';
import { flagsWithOtherValues } from './mutators/flags-with-other-values.ts';
import { fixedPartsWrittenOtherwise } from './mutators/fixed-parts-written-otherwise.ts';
import { foldersWithoutAJourney } from './mutators/folders-without-a-journey.ts';
import { formsLongerThanCallsTake } from './mutators/forms-longer-than-calls-take.ts';
import { formsNobodyShows } from './mutators/forms-nobody-shows.ts';
import { formsRenamed } from './mutators/forms-renamed.ts';
import { guardsThatAlwaysHold } from './mutators/guards-that-always-hold.ts';
import { guardsThatNeverHold } from './mutators/guards-that-never-hold.ts';
import { guardsWithOtherNames } from './mutators/guards-with-other-names.ts';
import { inputsNobodyDeclares } from './mutators/inputs-nobody-declares.ts';
import { inputsNobodyGives } from './mutators/inputs-nobody-gives.ts';
import { inputsNobodyTakes } from './mutators/inputs-nobody-takes.ts';
import { inputsNobodyReads } from './mutators/inputs-nobody-reads.ts';
import { islands } from './mutators/islands.ts';
import { journeysRenamed } from './mutators/journeys-renamed.ts';
import { journeysThatRunThemselves } from './mutators/journeys-that-run-themselves.ts';
import { keysNobodyKnows } from './mutators/keys-nobody-knows.ts';
import { keysWrittenTwice } from './mutators/keys-written-twice.ts';
import { keywordsNobodyKnows } from './mutators/keywords-nobody-knows.ts';
import { labelsThatSayNothing } from './mutators/labels-that-say-nothing.ts';
import { lastCasesWithAGuard } from './mutators/last-cases-with-a-guard.ts';
import { limitsNothingCountsTowards } from './mutators/limits-nothing-counts-towards.ts';
import { limitsOutOfReach } from './mutators/limits-out-of-reach.ts';
import { limitsRenamed } from './mutators/limits-renamed.ts';
import { listsShownInTexts } from './mutators/lists-shown-in-texts.ts';
import { listsWithoutBrackets } from './mutators/lists-without-brackets.ts';
import { linksWithOtherValues } from './mutators/links-with-other-values.ts';
import { looseOperators } from './mutators/loose-operators.ts';
import { membersItemsDoNotHave } from './mutators/members-items-do-not-have.ts';
import { membersMissing } from './mutators/members-missing.ts';
import { membersOfAnotherType } from './mutators/members-of-another-type.ts';
import { membersBeyondTheirBounds } from './mutators/members-beyond-their-bounds.ts';
import { membersTooMany } from './mutators/members-too-many.ts';
import { membersWrittenOtherwise } from './mutators/members-written-otherwise.ts';
import { oneThingInTwoWays } from './mutators/one-thing-in-two-ways.ts';
import { operandsMissing } from './mutators/operands-missing.ts';
import { operandsOfAnotherType } from './mutators/operands-of-another-type.ts';
import { operationsRenamed } from './mutators/operations-renamed.ts';
import { pagesThatAreGone } from './mutators/pages-that-are-gone.ts';
import { patternsNoAnswerMatches } from './mutators/patterns-no-answer-matches.ts';
import { patternsThatDoNotCompile } from './mutators/patterns-that-do-not-compile.ts';
import { placeholdersNobodyFills } from './mutators/placeholders-nobody-fills.ts';
import { placeholdersOfAnotherFormat } from './mutators/placeholders-of-another-format.ts';
import { placeholdersOfAnotherType } from './mutators/placeholders-of-another-type.ts';
import { placesThatAreGone } from './mutators/places-that-are-gone.ts';
import { popupsNobodyOpens } from './mutators/popups-nobody-opens.ts';
import { popupsRenamed } from './mutators/popups-renamed.ts';
import { prefillsOfAnotherType } from './mutators/prefills-of-another-type.ts';
import { previousWithNothingBeneath } from './mutators/previous-with-nothing-beneath.ts';
import { processPagesThatAreNotThere } from './mutators/process-pages-that-are-not-there.ts';
import { progressMiscounted } from './mutators/progress-miscounted.ts';
import { promisesAboutNothing } from './mutators/promises-about-nothing.ts';
import { promisesOfOneEnd } from './mutators/promises-of-one-end.ts';
import { promisesOfOnePassage } from './mutators/promises-of-one-passage.ts';
import { promisesThatPathsBreak } from './mutators/promises-that-paths-break.ts';
import { promisesUnderOneName } from './mutators/promises-under-one-name.ts';
import { promisesWhileAGuardHolds } from './mutators/promises-while-a-guard-holds.ts';
import { refusalsWithoutARoute } from './mutators/refusals-without-a-route.ts';
import { requiredFieldsThatAreNotThere } from './mutators/required-fields-that-are-not-there.ts';
import { requiredKeysGone } from './mutators/required-keys-gone.ts';
import { resultsOfNobody } from './mutators/results-of-nobody.ts';
import { resultsThatAreNotThere } from './mutators/results-that-are-not-there.ts';
import { routesForCodesThatNeverCome } from './mutators/routes-for-codes-that-never-come.ts';
import { routesOfAnotherJourney } from './mutators/routes-of-another-journey.ts';
import { scenariosOfAnotherJourney } from './mutators/scenarios-of-another-journey.ts';
import { scenariosThatCannotBegin } from './mutators/scenarios-that-cannot-begin.ts';
import { secretsHandedToThoseThatTell } from './mutators/secrets-handed-to-those-that-tell.ts';
import { secretsInAddresses } from './mutators/secrets-in-addresses.ts';
import { secretsInFileNames } from './mutators/secrets-in-file-names.ts';
import { secretsLeftOpen } from './mutators/secrets-left-open.ts';
import { secretsReadTwice } from './mutators/secrets-read-twice.ts';
import { secretsShown } from './mutators/secrets-shown.ts';
import { sharedTextsRenamed } from './mutators/shared-texts-renamed.ts';
import { statesNobodyResumesAt } from './mutators/states-nobody-resumes-at.ts';
import { statesForNumbers } from './mutators/states-for-numbers.ts';
import { stepUpsGone } from './mutators/step-ups-gone.ts';
import { straightApostrophes } from './mutators/straight-apostrophes.ts';
import { targetsThatAreGone } from './mutators/targets-that-are-gone.ts';
import { textsMissing } from './mutators/texts-missing.ts';
import { textsNobodyShows } from './mutators/texts-nobody-shows.ts';
import { textsOfStepsNoPathReaches } from './mutators/texts-of-steps-no-path-reaches.ts';
import { textsThatAreNoTexts } from './mutators/texts-that-are-no-texts.ts';
import { textsTooLong } from './mutators/texts-too-long.ts';
import { operandsSaidTwice } from './mutators/operands-said-twice.ts';
import { pathsWithASlip } from './mutators/paths-with-a-slip.ts';
import { thingsComparedWithThemselves } from './mutators/things-compared-with-themselves.ts';
import { timelinesTheBankNeverSends } from './mutators/timelines-the-bank-never-sends.ts';
import { timelinesWithoutWords } from './mutators/timelines-without-words.ts';
import { deadlinesOfOneDay } from './mutators/deadlines-of-one-day.ts';
import { timersThatComeBack } from './mutators/timers-that-come-back.ts';
import { traps } from './mutators/traps.ts';
import { typesRenamed } from './mutators/types-renamed.ts';
import { valuesJoinedByOr } from './mutators/values-joined-by-or.ts';
import { valuesNoTextShows } from './mutators/values-no-text-shows.ts';
import { valuesOfAnotherType } from './mutators/values-of-another-type.ts';
import { valuesToBeWritten } from './mutators/values-to-be-written.ts';
import { variablesRenamed } from './mutators/variables-renamed.ts';
import { languagesNotSaid } from './mutators/languages-not-said.ts';
import { versionsThatStay } from './mutators/versions-that-stay.ts';
import { viewsRenamed } from './mutators/views-renamed.ts';
import { viewsWithoutTheirTexts } from './mutators/views-without-their-texts.ts';
import { viewsWithoutWhatTheyNeed } from './mutators/views-without-what-they-need.ts';
import { wordsToAvoid } from './mutators/words-to-avoid.ts';
import { wordsToBeWritten } from './mutators/words-to-be-written.ts';

/** Every kind of mistake that is planted, by class. */
export const mutators = {
  filesCutShort,
  keysWrittenTwice,
  requiredKeysGone,
  valuesOfAnotherType,
  keysNobodyKnows,
  targetsThatAreGone,
  operationsRenamed,
  journeysRenamed,
  foldersWithoutAJourney,
  exitsRenamed,
  endsWithNamesOfTheEngine,
  exitsGone,
  inputsNobodyTakes,
  formsRenamed,
  guardsWithOtherNames,
  formsNobodyShows,
  fieldsSavedThatAreNotThere,
  fieldsNobodySaves,
  viewsRenamed,
  popupsRenamed,
  popupsNobodyOpens,
  limitsRenamed,
  typesRenamed,
  pagesThatAreGone,
  pathsWithASlip,
  linksWithOtherValues,
  timelinesTheBankNeverSends,
  sharedTextsRenamed,
  scenariosOfAnotherJourney,
  scenariosThatCannotBegin,
  keywordsNobodyKnows,
  dataNobodyDeclares,
  inputsNobodyDeclares,
  inputsNobodyGives,
  routesOfAnotherJourney,
  placesThatAreGone,
  viewsWithoutWhatTheyNeed,
  operandsMissing,
  operandsOfAnotherType,
  resultsOfNobody,
  islands,
  traps,
  callsThatCallThemselves,
  progressMiscounted,
  journeysThatRunThemselves,
  variablesRenamed,
  flagsWithOtherValues,
  comparisonsWithWhatDataNeverIs,
  statesNobodyResumesAt,
  valuesJoinedByOr,
  thingsComparedWithThemselves,
  operandsSaidTwice,
  listsWithoutBrackets,
  countsComparedWithTexts,
  looseOperators,
  lastCasesWithAGuard,
  casesWithoutAGuard,
  guardsThatNeverHold,
  guardsThatAlwaysHold,
  casesBehindTheirLike,
  casesTakenTogether,
  casesThatAreAllTheSame,
  branchesDecidedBefore,
  actionsRuledOutByAllow,
  dataReadAndNeverSet,
  defaultsGone,
  dataNobodyReads,
  inputsNobodyReads,
  dataOfAnotherType,
  choicesKeptAsNumbers,
  statesForNumbers,
  prefillsOfAnotherType,
  membersItemsDoNotHave,
  fieldsWrittenOtherwise,
  fieldsLeftOpen,
  secretsShown,
  secretsInAddresses,
  secretsInFileNames,
  secretsHandedToThoseThatTell,
  secretsLeftOpen,
  secretsReadTwice,
  membersTooMany,
  membersMissing,
  membersOfAnotherType,
  membersBeyondTheirBounds,
  formsLongerThanCallsTake,
  membersWrittenOtherwise,
  fixedPartsWrittenOtherwise,
  valuesToBeWritten,
  resultsThatAreNotThere,
  stepUpsGone,
  refusalsWithoutARoute,
  routesForCodesThatNeverCome,
  errorsAtFieldsThatAreNotThere,
  errorsWithoutTheirField,
  previousWithNothingBeneath,
  processPagesThatAreNotThere,
  commitsNotMarked,
  commitsSentByAReload,
  commitsSentByARun,
  commitsSentByAScreen,
  commitsWithoutAnAnswer,
  timelinesWithoutWords,
  textsThatAreNoTexts,
  viewsWithoutTheirTexts,
  textsMissing,
  textsNobodyShows,
  placeholdersNobodyFills,
  valuesNoTextShows,
  placeholdersOfAnotherType,
  placeholdersOfAnotherFormat,
  listsShownInTexts,
  textsTooLong,
  straightApostrophes,
  blanksNobodySees,
  markupNobodyReads,
  buttonsWithoutWords,
  objectsForTexts,
  wordsToAvoid,
  wordsToBeWritten,
  oneThingInTwoWays,
  actionsThatSayTheSame,
  textsOfStepsNoPathReaches,
  labelsThatSayNothing,
  patternsNoAnswerMatches,
  boundsThatCross,
  patternsThatDoNotCompile,
  requiredFieldsThatAreNotThere,
  choicesOfNothing,
  promisesThatPathsBreak,
  promisesWhileAGuardHolds,
  promisesOfOneEnd,
  promisesOfOnePassage,
  promisesAboutNothing,
  promisesUnderOneName,
  limitsNothingCountsTowards,
  limitsOutOfReach,
  timersThatComeBack,
  deadlinesOfOneDay,
  languagesNotSaid,
  versionsThatStay,
} satisfies Record<string, Mutator>;
