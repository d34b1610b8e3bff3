import type { CompiledEnd, CompiledScreen, Library } from '../definition/compiled.ts';
import { textAt } from '../definition/place-text.ts';
import type { Scope } from '../rules/scope.ts';
import { answersOf, formState } from '../steps/screen/answer.ts';
import { textValues } from './attend.ts';
import { evaluateAll, journeyOf, scopeOf } from './draft.ts';
import type { Screen, ScreenAction } from './screen.ts';
import { isOffered } from './change.ts';
import { canGoBack, findShown, isWaiting, placeOf, type Shown } from './shown.ts';
import type { Frame, JourneyState } from './state.ts';

/** Derives what the holder sees; nothing while the first call of a run is under way, and once the run has ended. */
export function screenOf(library: Library, state: JourneyState): Screen | undefined {
  const shown = findShown(library, state.frames);
  if (shown === undefined) return undefined;
  const { frame, step, index } = shown;
  const scope = scopeOf(state.context, frame);
  const journey = journeyOf(library, frame);
  const values = textValues(journey, { frame, scope }, step);
  const text = (part: string) => textAt(frame.journey, `${step.name}.${part}`, values);
  const pending = state.frames.at(-1)?.pending;
  const popup = popupOf(library, state.frames, shown);
  return {
    at: placeOf(frame, step.name),
    journey: frame.journey,
    step: step.name,
    definition: step.definition,
    surface: popup === undefined ? journey.definition.surface : 'dialog',
    popup,
    depth: index,
    busy: pending !== undefined || isWaiting(library, state.frames),
    busyAction: pending?.action,
    canGoBack: canGoBack(library, state.frames),
    actions: offeredOn(step, scope, frame).map(([name, { submits }]) => ({
      name,
      text: text(`actions.${name}`),
      submits,
    })),
    title: text('title'),
    body: text('body'),
    ...(step.kind !== 'end' && content(shown, step, scope)),
  };
}

/** Names the popup that a screen stands in; the call beneath a step-up may call it otherwise. */
function popupOf(library: Library, frames: readonly Frame[], { index, step }: Shown): string | undefined {
  const { popup } = step.definition;
  const caller = frames[index - 1];
  const call = caller && journeyOf(library, caller).steps.get(caller.step);
  const renamed = call?.kind === 'call' ? call.definition.stepUp?.popups : undefined;
  return popup && (renamed?.[popup] ?? popup);
}

type Offered = readonly [name: string, action: Pick<ScreenAction, 'submits'>];

function offeredOn(step: CompiledScreen | CompiledEnd, scope: Scope, frame: Frame): Offered[] {
  if (step.kind === 'end') return [['close', { submits: false }]];
  return [...step.actions].filter(([, action]) => isOffered(action, scope, frame));
}

function content({ frame }: Shown, step: CompiledScreen, scope: Scope): Pick<Screen, 'form' | 'view'> {
  const values = answersOf(step, scope);
  if ('view' in step.definition)
    return { view: { name: step.definition.view, input: evaluateAll(step.input, scope), values } };
  if (step.form === undefined) return {};
  const choices = evaluateAll(step.choices, scope);
  return { form: { name: step.form, state: formState(frame, step.form), values, choices } };
}
