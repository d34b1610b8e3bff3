/** What the server pushes; `turns` grows with whatever is taken back or done again. */
export type Pushed = { version: number; turns: number };

/** Something that Studio has written, by what it was done to. */
export type Deed = { kind: 'text' | 'guard' | 'scenario' | 'step'; name: string };

/** What can be taken back now, and what can be done again. */
export type HistoryView = { undo?: Deed; redo?: Deed };

/** What became of taking something back, or doing it again: where somebody else has changed the same place since, theirs stands. */
export type Turned =
  | { kind: 'done'; deed: Deed }
  | { kind: 'nothing' }
  | { kind: 'changed'; files: readonly string[] }
  | { kind: 'refused'; why: string };

/** A step of a journey, and the name that it is to have. */
export type StepRename = { journey: string; step: string; name: string };

/** How many places of a file speak of a step. */
export type FilePlaces = { file: string; places: number };

/** What changes when a step has another name, file by file, or why it cannot have it. */
export type RenamePreview =
  | { kind: 'possible'; files: readonly FilePlaces[] }
  | { kind: 'refused'; why: string };

/** A step to be renamed. `shown` says what was thought to change by it. */
export type StepToRename = StepRename & { shown: readonly FilePlaces[] };

/** What became of it: where by now something else would change than was shown, nothing is written. */
export type StepRenamed =
  | { kind: 'renamed'; files: readonly FilePlaces[] }
  | { kind: 'changed' }
  | { kind: 'refused'; why: string };
