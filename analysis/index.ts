export { routeLine, type SaidRoute } from './report/route-meaning.ts';
export { alike, sayIn, type AnswerLanguage, type Say, type Words } from './report/words.ts';
export { languageNamed, languageOfTerminal } from './report/terminal-language.ts';
export { writtenForm } from './report/written-form.ts';
export { BrokenRule } from './check/checker.ts';
export {
  check,
  createChecker,
  type Checker,
  type CheckOptions,
  type ProgressListener,
} from './check/checker.ts';
export { identityOf } from './report/place-finding.ts';
export { jsonInLine, jsonText, jsonWithin, widestLine } from './source/json-text.ts';
export { endOfLine, laidOutEdits, layOut, lineAt } from './source/lay-out.ts';
export { writtenValue, writtenValueEdit } from './report/written-value.ts';
export { applyEdits } from './report/apply-edits.ts';
export { jsonEdits } from './report/json-edits.ts';
export { suggest } from './report/did-you-mean.ts';
export { rules } from './rules/registry.ts';
export type { Edit, Finding, PlacedPassage, Remedy, Rule, Severity } from './rules/rule.ts';
export {
  createLines,
  linesOf,
  openDocument,
  type JsonDocument,
  type Place,
  type SourceFile,
} from './source/document.ts';
export { readLanguage, type Language } from './source/language.ts';
export type { KeptCode } from './source/validators.ts';
export { runsRefused } from './decide/runs-refused.ts';
export { namedGuards } from './source/named-guards.ts';
export { readSources, type JourneySource, type Sources, type Views } from './source/sources.ts';
export {
  catalogueName,
  itemId,
  measure,
  percentOf,
  type Coverage,
  type CoverageItem,
  type CoverageKind,
} from './coverage/items.ts';
export { createFormFaults, type FormFault, type FormFormat } from './form/form-faults.ts';
export type { Hindrance } from './scenario/hindrance.ts';
export { libraryOf } from './scenario/library.ts';
export { runnableOf, type Runnable } from './scenario/runnable.ts';
export { beginningOf, makeMove, runScenario, type ScenarioResult } from './scenario/run-scenario.ts';
export { recordWalk, type RecordedWalk, type WalkedMove, type WalkedPath } from './scenario/record-walk.ts';
export { play } from './scenario/playing.ts';
export { ordinaryContext } from './scenario/ordinary-context.ts';
export { passAround, type PassedAround } from './scenario/pass-around.ts';
export { passThrough, type NewStep } from './scenario/pass-through.ts';
export { viewAnswers, type ViewAnswer } from './scenario/view-answers.ts';
export { testJourneys, type ScenarioReport, type TestReport } from './scenario/test-journeys.ts';
export { dotOf } from './draw/dot.ts';
export { drawingOf, drawnEdges, isPassed, isRefusal, passedAt, type Drawing } from './draw/drawing.ts';
export { mermaidOf } from './draw/mermaid.ts';
export { withCallers } from './graph/calls-above.ts';
export { decisionOf, entriesOf, type GraphEdge } from './graph/control-flow.ts';
export { callsOf, isCommit, journeysRun, routeAt } from './graph/journeys.ts';
export { pageAt, pageNamed, pagesByName } from './symbols/portal-pages.ts';
export { explore, type Defect, type Exploration, type MissingScenario } from './explore/explore.ts';
export { mendScenarios, type MendedScenario } from './explore/mend-scenarios.ts';
export { impliedFrom, type Migration } from './flow/implied-from.ts';
export { explainGuard, listenToGuards, type DecidedGuard } from './explain/explain-guard.ts';
export { flagValues, lookUpVariable, typeNamed, type Variable } from './values/scope.ts';
export type { Change } from './diff/changes.ts';
export { diffFiles, type FileDiff } from './diff/diff-files.ts';
export { renamesBetween, type Renamed } from './diff/renames.ts';
export { calledNow } from './diff/called-now.ts';
export { diffHeadings, diffHeadline, holdersTold, renamesTold, sameVersionTold } from './diff/diff-words.ts';
export {
  diffAsWritten,
  diffJourneys,
  diffParts,
  type DiffPart,
  type JourneyDiff,
} from './diff/diff-journeys.ts';
export { importTexts, type TextImport } from './texts/import-texts.ts';
export type { ImportedText } from './texts/judge-rows.ts';
export { languageProblems } from './texts/other-languages.ts';
export { gulpease, leastReadability, measureReadability, type Readability } from './texts/readability.ts';
export { isStandIn, standIns } from './texts/stand-ins.ts';
export { textRows, type TextRow } from './texts/text-table.ts';
export { valuesOf } from './explore/sample-value.ts';
export { slotsOf, type Slot } from './values/expression-sites.ts';
export { writtenValues } from './decide/written-values.ts';
export { journeyNamed } from './graph/journeys.ts';
export { sortOf, spotsBelow, spotsOf, spotsOfFile, type Schemas } from './symbols/schema-positions.ts';
export { childOf, isNode, valueAt, type SchemaNode } from './source/schema-shapes.ts';
export { refusals } from './symbols/known-names.ts';
export { namesHeld, type HeldName } from './symbols/held-names.ts';
export { formsAt } from './symbols/forms-at.ts';
export { reachableSteps, screensBefore } from './graph/reachability.ts';
export { formsAnswered } from './symbols/in-scenarios.ts';
export { formula } from './diff/wording.ts';
export { dataFlows } from './flow/transfer.ts';
export { unsetReads } from './flow/definite-assignment.ts';
export { natureOf } from './values/value-kinds.ts';
export { choiceFieldOf, textPlaces, textsIn, withVariants, type TextPlace } from './texts/text-places.ts';
export { placeholderFormats } from './texts/placeholders.ts';
export { typesOf } from './values/value-sets.ts';
export { pointerKeys, pointerTo } from './source/document.ts';
export { playedIn, type Around } from './symbols/around.ts';
export { mentionsIn, type Mention, type Named, type NamedSort } from './symbols/references.ts';
export { textsByNamespace } from './texts/page-texts.ts';
