import type { BankReply, JourneyState, TextRef } from '#engine';
import type { ScenarioMove } from '#schemas';
import type { Answered } from '../client/server/ask.ts';
import type { StageView } from '../protocol.ts';
import type { WalkToSave } from '../saved-scenarios.ts';

/** What has led to a moment of a walk. */
export type MomentLabel =
  | { kind: 'begin' }
  /** `words` are those of the button that was pressed. */
  | { kind: 'scenario'; title: string; move?: ScenarioMove; words?: string }
  /** Nobody has come here: its data are samples. */
  | { kind: 'sample' }
  | { kind: 'action'; name: string; words: string }
  | { kind: 'back' }
  | { kind: 'reply'; operation: string; answer: string }
  | { kind: 'time' }
  | { kind: 'typed' }
  | { kind: 'flag'; path: string; value: string | boolean }
  | { kind: 'left' };

/** What the engine has asked to be done, beside screens and calls. */
export type Told =
  | { kind: 'call'; operation: string; body?: unknown }
  | { kind: 'refused'; code: string; meaning: string }
  | { kind: 'message'; words: string }
  | { kind: 'popup'; words: string }
  | { kind: 'announce'; words: string }
  | { kind: 'go'; path: string }
  | { kind: 'visit'; place: string }
  | { kind: 'file'; name: string }
  | { kind: 'refresh'; what: readonly string[] }
  | { kind: 'signed-out' };

/** One moment as it is listed. */
export type MomentLine = { label: MomentLabel; journey: string; step: string; told: readonly Told[] };

/** What a scenario can say of how a moment came to be; nothing where it can say nothing. */
export type Made =
  | { kind: 'begin'; input: Readonly<Record<string, unknown>>; now?: string }
  | { kind: 'move'; move: ScenarioMove | 'time' }
  | { kind: 'flag'; path: string; value: string | boolean }
  | { kind: 'unsaid'; why: 'sample' | 'left' };

/** A walk as a scenario would have it; or why none can say it. */
export type Recording =
  | ({ kind: 'recorded' } & Pick<WalkToSave, 'begun' | 'moves'>)
  | { kind: 'unsaid'; why: 'sample' | 'left' };

/** A walk as the simulator shows it. */
export type WalkReport = {
  journey: string;
  /** The scenario that is played, as long as nothing else is done. */
  scenario?: { name: string; title: string };
  /** The scenario that the walk began with, whatever was done since. */
  begunFrom?: { name: string; title: string };
  /** The walk up to the moment in sight. */
  recording: Recording;
  moments: readonly MomentLine[];
  /** The moment in sight, counted from 0. */
  at: number;
  state: JourneyState;
  pending?: { operation: string; isBehind: boolean };
  /** Something waits for its time. */
  isTimed: boolean;
  canGoBack: boolean;
  title: string;
};

/** What the page asks of the stage. */
export type ToStage =
  | { kind: 'open'; journey: string; at?: { step: string } | { scenario: string; moment: number | 'end' } }
  | { kind: 'reply'; operation: string; answer: string; reply: BankReply }
  | { kind: 'rewind'; to: number }
  | { kind: 'back' }
  | { kind: 'time' }
  | { kind: 'flag'; path: string; value: string | boolean }
  /** The files have changed; whoever knows what the stage needs by now says it. */
  | { kind: 'renew'; told?: ToldView }
  | { kind: 'look'; theme: 'light' | 'dark' }
  /** Whether words of the screen are chosen by pointing at them. */
  | { kind: 'pick'; isOn: boolean };

/** What the server has answered of a journey, as it was written where it was found: a text goes over quicker than all that is in it. */
export type ToldView = {
  journey: string;
  answered: Exclude<Answered<StageView>, { kind: 'found' }> | { kind: 'found'; text: string };
};

/** What the stage tells the page. */
export type FromStage =
  | { kind: 'ready' }
  | { kind: 'walk'; report: WalkReport }
  /** Words that were chosen, with those around them. */
  | { kind: 'picked'; words: readonly string[] }
  /** The screen that should be in sight cannot be composed: what is in sight is of before. */
  | { kind: 'unshown'; step: string }
  | { kind: 'fault'; why: string };

/** Words a text of the engine. */
export type Wording = (ref: TextRef) => string;
