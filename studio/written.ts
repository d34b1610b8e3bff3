/** What the server pushes; `turns` grows with whatever is taken back or done again. */
export type Pushed = { version: number; turns: number };

/** Something that Studio has written, by what it was done to. */
export type Deed = { kind: 'text' | 'guard' | 'scenario'; name: string };

/** What can be taken back now, and what can be done again. */
export type HistoryView = { undo?: Deed; redo?: Deed };

/** What became of taking something back, or doing it again: where somebody else has changed the same place since, theirs stands. */
export type Turned =
  | { kind: 'done'; deed: Deed }
  | { kind: 'nothing' }
  | { kind: 'changed'; files: readonly string[] }
  | { kind: 'refused'; why: string };
