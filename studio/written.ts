import type { Finding } from '#analysis';
import type { Step } from '#schemas';
import type { ActionsWriting } from './actions.ts';
import type { FieldWriting } from './fields.ts';
import type { JourneyAddition } from './new-journey.ts';
import type { PartChange } from './parts.ts';
import type { RefusalRouting } from './refusals.ts';
import type { ShownWriting } from './shown.ts';

/** What the server pushes; `turns` grows with whatever is taken back or done again. */
export type Pushed = { version: number; turns: number };

/** A step that was written: where it is found before the deed, and where after it, where it is found at all. */
export type StepMoved = { journey: string; from: string; to: string; how: 'renamed' | 'removed' | 'added' };

/** Where a step is found by now: the same under another name, or the one that is looked at instead. */
export type StepNow = { name: string; isRenamed: boolean };

/** Something that Studio has written, by what it was done to. */
export type Deed = {
  kind:
    | 'text'
    | 'guard'
    | 'scenario'
    | 'scenario-removed'
    | 'step'
    | 'step-edited'
    | 'step-removed'
    | 'step-added'
    | 'field-added'
    | 'field-edited'
    | `${'field' | 'datum' | 'outcome'}-${'renamed' | 'removed'}`
    | 'datum-added'
    | 'journey-added'
    | 'refusal-routed'
    | 'actions-edited'
    | 'shown-edited';
  name: string;
  moved?: StepMoved;
};

/** What can be taken back now, and what can be done again. */
export type HistoryView = { undo?: Deed; redo?: Deed };

/** What became of taking something back, or doing it again: where somebody else has changed the same place since, theirs stands. */
export type Turned =
  | { kind: 'done'; deed: Deed }
  | { kind: 'nothing' }
  | { kind: 'changed'; files: readonly string[] }
  | { kind: 'refused'; why: string };

/** A step of a journey, and the name that it is to have. */
export type StepRename = { kind: 'rename'; journey: string; step: string; name: string };

/** A step that is to go, and where what leads to it leads instead, by place in the journey’s file. */
export type StepRemoval = {
  kind: 'remove';
  journey: string;
  step: string;
  instead: Readonly<Record<string, string>>;
  /** Scenarios whose way goes with it stay as they are, to be mended. */
  keeps: boolean;
  /** What nothing else needs then and goes too: steps by name, data and limits as `data.otp`. */
  takes: readonly string[];
};

/** A step that is to stand on a way, by the place where that says where it leads; `about` is what such a step needs to know. */
export type StepAddition = {
  kind: 'add';
  journey: string;
  name: string;
  way: string;
  of: Step['kind'];
  about: string;
  /** Where a call that does something for good goes on when its answer is lost; none where that is left to the journey. */
  unsure: string;
};

/** A scenario of a journey that is to go, by the name of its file. */
export type ScenarioRemoval = { kind: 'remove-scenario'; journey: string; scenario: string };

/** What steps can be made of, by name; what is done for good is among what can be called. */
export type PartsView = {
  call: readonly string[];
  view: readonly string[];
  journey: readonly string[];
  commits: readonly string[];
};

/** What is to be done to a step, or to what it asks; a scenario that is to go; or a journey that is to be. */
export type StepChange =
  | StepRename
  | StepRemoval
  | StepAddition
  | ActionsWriting
  | FieldWriting
  | ShownWriting
  | PartChange
  | RefusalRouting
  | ScenarioRemoval
  | JourneyAddition;

/** A step as it is to be written, moved out to the margin. */
export type StepRewriting = { kind: 'rewrite'; journey: string; step: string; text: string };

/** A step to be written anew. `was` says how it was thought to be written. */
export type StepEdit = { journey: string; step: string; was: string; text: string };

/** How a step is written, moved out to the margin, with the line where it begins, and names that it may hold, by their sort. */
export type StepSource = {
  text: string;
  line: number;
  names: Readonly<Record<string, readonly string[]>>;
};

/** The schemas of journey files, by file name. */
export type StepShapes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** How many places of a file change; it is new, or goes, where that is said, and a scenario has a title. */
export type FilePlaces = { file: string; places: number; becomes?: 'new' | 'gone'; title?: string };

/** A place in a journey’s file that leads to a step which is to go, and where it is to lead instead. */
export type StepLead = { pointer: string; to: string };

/** What changes, file by file, and what the check finds then that it does not find now; or why it cannot be done. */
export type StepPreview =
  | {
      kind: 'possible';
      files: readonly FilePlaces[];
      leads: readonly StepLead[];
      findings: readonly Finding[];
      /** Steps, data and limits that nothing else needs then, and that can go too. */
      orphans: readonly string[];
      /** Titles of scenarios that stay as they are and do not pass any more. */
      failing: readonly string[];
      /** Steps that nobody reaches any more. */
      unreached: readonly string[];
    }
  | { kind: 'refused'; why: string };

/** A step to be changed. `shown` says what was thought to change by it. */
export type StepToChange = StepChange & { shown: readonly FilePlaces[] };

/** What became of it: where by now something else would change than was shown, nothing is written. */
export type StepChanged =
  | { kind: 'done'; files: readonly FilePlaces[] }
  | { kind: 'changed' }
  | { kind: 'refused'; why: string };
