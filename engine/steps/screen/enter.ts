import type { CompiledScreen } from '../../definition/compiled.ts';
import { sharedText, sharedTexts, textAt } from '../../definition/place-text.ts';
import { focusOn, say, textHere, valuesHere } from '../../machine/attend.ts';
import { type Draft, note } from '../../machine/draft.ts';
import { passBy } from '../../machine/change.ts';
import { passOver } from '../../machine/past.ts';
import { formState } from './answer.ts';
import { beginAsking } from './ask.ts';
import { keepTime } from './time.ts';

/** Shows a screen: it takes its place in the history, starts its timer, and says where the focus goes and what is read out. */
export function enterScreen(draft: Draft, step: CompiledScreen): void {
  if (passBy(draft, step)) return;
  const { frame } = draft;
  const stayed = frame.history.at(-1) === step.name;
  remember(draft, step.name);
  frame.barred = undefined;
  if (!stayed) frame.again = undefined;
  if (keepTime(draft, step)) return;
  beginAsking(draft, step);
  // Nothing else was in sight meanwhile: the holder is where he was.
  const isReturn = stayed && draft.frames.length === draft.depth;
  if (isReturn) note(draft, 'returned');
  else if (!stayed) note(draft, 'shown');
  // A message or a popup takes the attention; when it goes, the holder is where he was.
  const isStill = isReturn || (stayed && draft.refused === true);
  attend(draft, step, isStill);
}

/** A screen shown before is gone back to, not shown twice. */
function remember(draft: Draft, name: string): void {
  const { frame } = draft;
  const { barred, history } = frame;
  const shown = history.indexOf(name);
  if (barred) {
    frame.past = undefined;
    frame.history = [name];
  } else if (shown < 0) frame.history = [...history, name];
  else {
    frame.past = passOver(frame, shown);
    frame.history = history.slice(0, shown + 1);
  }
}

/** Says where the focus goes and what is read out; for a holder who is where he was, only of an error. */
function attend(draft: Draft, step: CompiledScreen, isStill: boolean): void {
  const { errors, invalid } = formState(draft.frame, step.form ?? '');
  const marked = Object.keys(errors);
  const pointer = marked[0];
  if (pointer !== undefined)
    return attendError(draft, step, {
      pointer,
      key: errors[pointer] as string, // its own key
      several: invalid || marked.length > 1,
    });
  if (isStill) return;
  const { focus: where = 'heading', announce = 'polite' } = step.definition;
  if (where !== 'none') focusOn(draft, { kind: where });
  if (announce !== 'none') say(draft, textHere(draft, step, 'title'), announce);
}

type Marked = { pointer: string; key: string; several: boolean };

function attendError(draft: Draft, step: CompiledScreen, { pointer, key, several }: Marked): void {
  focusOn(draft, several ? { kind: 'error-summary' } : { kind: 'field', pointer });
  const { frame } = draft;
  const values = valuesHere(draft, step);
  const shared = key.startsWith(`${sharedTexts}:`);
  const text = shared
    ? sharedText(key.slice(sharedTexts.length + 1), values)
    : textAt(frame.journey, key, values);
  say(draft, text, 'assertive');
}
