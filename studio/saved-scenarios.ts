import type { Context } from '#engine';
import type { ScenarioMove } from '#schemas';

/** What was done at a moment of a walk, `time` where what waits has come due, and where the run stood after it. */
export type MadeMove = { move: ScenarioMove | 'time'; stands: string };

/** A walk to be kept as a scenario. */
export type WalkToSave = {
  kind: 'walk';
  journey: string;
  title: string;
  begun: { input: Readonly<Record<string, unknown>>; context: Context; now?: string; stands: string };
  moves: readonly MadeMove[];
  /** It takes the place of the scenario that has its title. */
  replaces?: true;
};
/** A proposal to be kept as a scenario, under its own title or another. */
export type ProposalToSave = { kind: 'proposal'; journey: string; name: string; title: string };

/** What is to be written as a scenario. */
export type ScenarioToSave = WalkToSave | ProposalToSave;

/** What became of it. */
export type ScenarioSaved =
  | { kind: 'saved'; name: string; file: string }
  /** Another scenario of the journey has the title. */
  | { kind: 'clash'; name: string }
  /** Walked again it goes another way at this move, counted from 1; 0 is the beginning. */
  | { kind: 'parted'; move: number; why?: string }
  | { kind: 'refused'; why: string };
