import type { CompiledEnd, CompiledScreen, Library } from '../definition/compiled.ts';
import { pointerPath } from '../definition/compile-edge.ts';
import { attemptsLeft, textAt } from '../definition/place-text.ts';
import { holds } from '../rules/expression.ts';
import type { Scope } from '../rules/scope.ts';
import { untouched } from '../steps/screen/answer.ts';
import { evaluateAll, journeyOf, scopeOf } from './draft.ts';
import type { Screen, ScreenAction } from './screen.ts';
import { canGoBack, findShown, placeOf, type Shown } from './shown.ts';
import type { JourneyState } from './state.ts';

/** Derives what the holder sees; nothing while the first call of a run is under way, and once the run has ended. */
export function screenOf(library: Library, state: JourneyState): Screen | undefined {
  const shown = findShown(library, state.frames);
  if (shown === undefined) return undefined;
  const { frame, step, index } = shown;
  const scope = scopeOf(state.context, frame);
  const journey = journeyOf(library, frame);
  const values = { ...evaluateAll(step.shows, scope), ...attemptsLeft(journey, frame) };
  const text = (part: string) => textAt(frame.journey, `${step.name}.${part}`, values);
  const pending = state.frames.at(-1)?.pending;
  const { popup } = step.definition;
  return {
    at: placeOf(frame, step.name),
    journey: frame.journey,
    step: step.name,
    definition: step.definition,
    surface: popup === undefined ? journey.definition.surface : 'dialog',
    ...(popup !== undefined && { popup }),
    depth: index,
    busy: pending !== undefined,
    ...(pending?.action !== undefined && { busyAction: pending.action }),
    canGoBack: canGoBack(library, state.frames),
    actions: actionsOf(step, scope).map((action) => ({ ...action, text: text(`actions.${action.name}`) })),
    title: text('title'),
    body: text('body'),
    ...(step.kind !== 'end' && content(shown, step, scope)),
  };
}

type BareAction = Omit<ScreenAction, 'text'>;

function actionsOf(step: CompiledScreen | CompiledEnd, scope: Scope): BareAction[] {
  if (step.kind === 'end') return [{ name: 'close', submits: false }];
  return [...step.actions]
    .filter(([, action]) => action.when === undefined || holds(action.when, scope))
    .map(([name, { submits }]) => ({ name, submits }));
}

function content({ frame }: Shown, step: CompiledScreen, scope: Scope): Pick<Screen, 'form' | 'view'> {
  if ('view' in step.definition)
    return { view: { name: step.definition.view, input: evaluateAll(step.input, scope) } };
  if (step.form === undefined) return {};
  // The choices of a field are the list that an expression over choicesFrom answers.
  const choices = evaluateAll(step.choices, scope) as Record<string, readonly unknown[]>;
  const state = frame.forms[step.form] ?? untouched;
  return { form: { name: step.form, state, values: answersOf(step, scope), choices } };
}

/** Fills a form: with what it had saved, else with what the step prefills. */
function answersOf(step: CompiledScreen, scope: Scope): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [pointer, value] of step.prefill) write(values, pointerPath(pointer), value.evaluate(scope));
  for (const { datum, path } of step.saves)
    if (Object.hasOwn(scope.data, datum)) write(values, path, scope.data[datum]);
  return values;
}

function write(values: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined || key === '__proto__') return;
  if (rest.length === 0) {
    values[key] = value;
    return;
  }
  const inner = values[key];
  // An object of ours that this function has just made, or a new one.
  const next = (typeof inner === 'object' && inner !== null ? { ...inner } : {}) as Record<string, unknown>;
  values[key] = next;
  write(next, rest, value);
}
