import type { CompiledRuns, CompiledScreen } from '../../definition/compiled.ts';
import { type Draft, emit, forget, nextId, scopeHere, stepHere } from '../../machine/draft.ts';
import type { Refusal } from '../../machine/event.ts';
import { cancel, stopAsking } from '../../machine/frames.ts';
import type { Background } from '../../machine/state.ts';
import { passOver } from '../../machine/past.ts';
import { isScreen } from '../../definition/is-screen.ts';
import type { BankReply } from '../../ports.ts';
import { classify } from '../../routing/classify.ts';
import { refuse, type Refused } from '../../routing/refuse.ts';
import { ownAt, type Scope } from '../../rules/scope.ts';
import { requestOf } from '../call/enter.ts';
import { followOk, signOut } from '../call/settle.ts';
import { leaveScreen } from './act.ts';
import { answersOf, clearErrors, errorsOf } from './answer.ts';
import { keepTime } from './time.ts';

/** Seconds without a key pressed before what is typed is asked about. */
const typingPause = 0.3;

/** Begins what runs behind a screen that has come; what is about a field waits for what stands there. */
export function beginAsking(draft: Draft, step: CompiledScreen): void {
  const { runs } = step;
  draft.frame.background = undefined;
  if (runs === undefined) return;
  if (runs.on === undefined) return ask(draft, { step, runs });
  askAbout(draft, { step, runs }, answersOf(step, scopeHere(draft)));
}

/** Asks what the time has come for. */
export function askNow(draft: Draft): undefined {
  const here = asking(draft);
  if (here) ask(draft, here);
}

/** Asks at once what waits for its time, once the holder is back. */
export function askAgain(draft: Draft): Refusal | undefined {
  const here = asking(draft);
  const { timer } = { ...draft.frame.background };
  if (here?.runs.every === undefined || timer === undefined) return 'NOTHING_WAITS';
  cancel(draft, timer);
  return askNow(draft);
}

/** Notes what stands in the fields: what was asked about before is over, and so is what it has set. */
export function noteTyped(
  draft: Draft,
  { values }: { values: Record<string, unknown> },
): Refusal | undefined {
  const here = asking(draft);
  const on = here?.runs.on;
  if (here === undefined || on === undefined) return 'ACTION_UNKNOWN';
  const { frame } = draft;
  const before = frame.background?.typed;
  // What stands in another field is sent with the next.
  const isSame = before !== undefined && ownAt(before, on) === ownAt(values, on);
  if (isSame) {
    noteBehind(draft, { typed: values });
    return undefined;
  }
  stopAsking(draft);
  forget(draft, here.runs.writes);
  clearErrors(frame, here.step.form);
  askAbout(draft, here, values);
  return undefined;
}

function askAbout(draft: Draft, here: Asking, values: Record<string, unknown>): void {
  noteBehind(draft, { typed: values });
  if (isWhole(draft, here, values)) waitFor(draft, typingPause);
}

/** Goes on from the answer to what runs behind the screen: elsewhere, or with the screen as it is, changed in place. */
export function hearAnswer(draft: Draft, reply: BankReply): undefined {
  const here = asking(draft);
  if (here === undefined) return;
  const { runs } = here;
  noteBehind(draft, { callId: undefined });
  const outcome = classify(reply, draft.library.operations[runs.call.definition.operation]);
  if (outcome.kind === 'unauthorised') signOut(draft);
  else if (outcome.kind === 'done') {
    noteBehind(draft, { refused: undefined });
    followOk(draft, runs.call, outcome.value);
  }
  // Nobody has asked for something that a code would be due for.
  else refuseRouted(draft, runs, outcome.kind === 'sca' ? proofAsked : outcome);
  goOn(draft, here);
}

const proofAsked: Refused = { kind: 'refused', code: 'SCA_REQUIRED' };

/** A refusal that nobody has written a route for is no answer. */
function refuseRouted(draft: Draft, { call }: CompiledRuns, outcome: Refused): void {
  const isRefused = outcome.kind === 'refused';
  const code = isRefused ? outcome.code : 'unreachable';
  const isRouted = call.errors.has(code) || (isRefused && call.errors.has('*'));
  if (!isRouted || draft.frame.background?.refused === code) return;
  noteBehind(draft, { refused: code });
  refuse(draft, outcome, call);
}

function goOn(draft: Draft, { step, runs }: Asking): void {
  const { frame, target, ended } = draft;
  const { every } = runs;
  if (ended !== undefined) return;
  if (target !== undefined && target !== step.name) return leaveScreen(draft, step);
  draft.target = undefined;
  // What was changed in place is what Back comes to, even where the time of the screen is over with it.
  frame.past = passOver(frame, frame.history.length - 1);
  if (keepTime(draft, step)) return leaveScreen(draft, step);
  if (every !== undefined && (frame.background?.asked ?? 0) < every.most) waitFor(draft, every.seconds);
}

function noteBehind({ frame }: Draft, noted: Partial<Background>): void {
  frame.background = { asked: 0, ...frame.background, ...noted };
}

function waitFor(draft: Draft, seconds: number): void {
  noteBehind(draft, { timer: emit(draft, { id: nextId(draft), kind: 'timer', seconds }) });
}

function ask(draft: Draft, { step, runs }: Asking): void {
  const { asked = 0, typed } = { ...draft.frame.background };
  const request = { ...requestOf(runs.call, typedScope(draft, step, typed)), quiet: true as const };
  noteBehind(draft, {
    callId: emit(draft, { id: nextId(draft), kind: 'call', request, repeatable: false }),
    timer: undefined,
    asked: asked + 1,
  });
}

/** Reads what the screen saves as it stands in the fields. */
function typedScope(draft: Draft, { saves }: CompiledScreen, typed: Background['typed']): Scope {
  const scope = scopeHere(draft);
  if (typed === undefined) return scope;
  const data = saves.map(({ datum, path }) => [datum, ownAt(typed, path)] as const);
  return { ...scope, data: { ...scope.data, ...Object.fromEntries(data) } };
}

type Asking = { step: CompiledScreen; runs: CompiledRuns };

function asking(draft: Draft): Asking | undefined {
  const step = stepHere(draft);
  return isScreen(step) && step.runs ? { step, runs: step.runs } : undefined;
}

/** Returns whether something stands in the field, and is as the form wants it. */
function isWhole(draft: Draft, { step, runs }: Asking, values: Record<string, unknown>): boolean {
  const { on = [] } = runs;
  const now = ownAt(values, on);
  const isThere = now !== undefined && now !== '';
  return isThere && errorsOf(draft, step.form, values)[`/${on.join('/')}`] === undefined;
}
