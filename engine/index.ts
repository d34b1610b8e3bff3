export type {
  CompiledBranch,
  CompiledCall,
  CompiledEdge,
  CompiledEnd,
  CompiledJourney,
  CompiledRoute,
  CompiledRun,
  CompiledScreen,
  CompiledStep,
  FormValidator,
  Library,
  OperationFacts,
  OperationTable,
} from './definition/compiled.ts';
export { afterLost, reads, writes } from './definition/dependencies.ts';
export {
  keyedLists,
  keyOfItem,
  listAfter,
  listChanges,
  listRefusal,
  refusalCodes,
  refusalsOfList,
  type ListChange,
} from './definition/compile-lists.ts';
export {
  expandGuards,
  guardUses,
  parametersIn,
  type GuardUse,
  type NamedGuards,
} from './definition/named-guards.ts';
export { expandWays, isBehind, keysOfStep, togetherWith } from './definition/expand-ways.ts';
export { routesEach } from './definition/compile-routes.ts';
export { isReadAgain } from './definition/compile-edge.ts';
export { fingerprintOf, joinedOnce } from './definition/fingerprint.ts';
export { isScreen, screenKinds } from './definition/is-screen.ts';
export { standsBefore } from './definition/stands-before.ts';
export { checkLibrary } from './definition/check-library.ts';
export { compileLibrary, type LibrarySources } from './definition/library.ts';
export { linkLibrary, type PreparedJourney } from './definition/link.ts';
export { prepareJourneys } from './definition/prepare.ts';
export { sharedText, sharedTexts, textAt } from './definition/place-text.ts';
export { placeholders, textKeys, type TextKey } from './definition/text-keys.ts';
export { JourneyError, journeyErrorTexts, type JourneyErrorCode } from './errors.ts';
export type {
  Announcement,
  Effect,
  ErrorPopup,
  FocusTarget,
  OfferedFile,
  Refresh,
  ShownMessage,
  TextRef,
  Visit,
} from './machine/effect.ts';
export type { JourneyEvent, Refusal } from './machine/event.ts';
export type { Move } from './machine/move.ts';
export { restore } from './machine/restore.ts';
export { isSending, save } from './machine/save.ts';
export type { SavedFrame, SavedState, SentCommit } from './machine/saved.ts';
export { screenOf } from './machine/screen-of.ts';
export type { Screen, ScreenAction } from './machine/screen.ts';
export { start, type StartOptions } from './machine/start.ts';
export {
  engineOutcomes,
  type Ending,
  type FormState,
  type Frame,
  type JourneyState,
  type PendingCall,
} from './machine/state.ts';
export { step } from './machine/step.ts';
export type {
  AnalyticsPort,
  AttentionPort,
  BankPort,
  BankReply,
  BankRequest,
  ClockPort,
  Context,
  FilesPort,
  MessagesPort,
  NavigatorPort,
  Ports,
  RefreshPort,
  StorePort,
} from './ports.ts';
export { classify, type BankOutcome, type Challenge } from './routing/classify.ts';
export {
  errorTypes,
  isErrorType,
  neededKeys,
  opensPopup,
  type ErrorMeaning,
  type ErrorType,
} from './routing/error-types.ts';
export { routeOf } from './routing/route-of.ts';
export { tellOutside, type ToldOutside } from './routing/tell-outside.ts';
export {
  compileExpression,
  type Expression as CompiledExpression,
  type Place,
  type Read,
  writtenOut,
} from './rules/expression.ts';
export { evaluator, holds } from './rules/evaluator.ts';
export { operatorTexts, operators, type Operator } from './rules/operators.ts';
export { roots, type Scope } from './rules/scope.ts';
export { keyHeader } from './steps/call/enter.ts';
export { createSession, type JourneySession, type SessionOptions } from './session/session.ts';
