export { openStudio, type OpenedStudio, type StudioOptions } from './server/open-studio.ts';
export type { Judge, Judged } from './judge/judged.ts';
export type { Exploring, ExploringTold } from './judge/explored.ts';
export type {
  ChangedSince,
  FileChange,
  FileCreated,
  FileToBe,
  FileWritten,
  StepChanging,
  StudioFolder,
} from './server/studio-folder.ts';
export type { FolderPast, FolderThen } from './server/review/folder-past.ts';
export type { Compared, ReviewView, RevisionLine, RevisionView } from './review.ts';
export { createModel } from './server/model/studio-model.ts';
export type {
  ScenarioRemoval,
  StepAddition,
  StepChange,
  StepLead,
  StepRemoval,
  StepRename,
  StepRewriting,
} from './written.ts';
export type { ActionsWriting, ActionToBe } from './actions.ts';
export type { LineToBe, ShownWriting, ValueToBe } from './shown.ts';
export type { FieldLimits, FieldWriting } from './fields.ts';
export { goals, listings } from './new-journey.ts';
export type { Goal, GoalView, JourneyAddition, NewOpening } from './new-journey.ts';
export { requestMember, typeForDatum } from './server/fields/request-member.ts';
export { noAnswer } from './refusals.ts';
export type { RefusalRouting } from './refusals.ts';
export type { DatumAddition, Part, PartRemoval, PartRename } from './parts.ts';
