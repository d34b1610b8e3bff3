import { isScreen } from '#engine';
import type {
  BranchStep,
  CallStep,
  EdgeCases,
  FormStep,
  JourneyAction,
  JourneyStep,
  Step,
  ViewStep,
} from '#schemas';
import { noSuch, UsageError } from '../command.ts';

/** The step before, led elsewhere; the step it led to; and the action that is new on it. */
export type Way = { step: Step; next: string; action?: string };

/** Which way is meant: that of an action, and the step to lead it to; and the screens that there are. */
export type WayTo = { name: string; action?: string; screens: readonly string[] };

/**
 * Leads the way on of a step to another step.
 *
 * @throws {UsageError} when the step has no such way, or several and none is meant.
 */
export function divert(step: Step, { name, action }: WayTo): Way {
  switch (step.kind) {
    case 'form':
    case 'view':
      return divertAction(step, name, action);
    case 'call':
      return divertReply(step, name);
    case 'branch':
      return divertLastCase(step, name);
    case 'assign':
      return { step: { ...step, to: name }, next: step.to };
    case 'journey':
      return divertFirstExit(step, name);
    case 'end':
      throw new UsageError({
        en: 'nothing follows an end: name another step with --from.',
        it: 'dopo una fine non viene nulla: indica un altro passo con --from.',
      });
  }
}

/** Leads the one way on of a reply elsewhere, or that of the last case. */
function divertReply(step: CallStep, name: string): Way {
  const { ways, next } = divertLast(step.ok, name);
  return { step: { ...step, ok: ways }, next };
}

type Ways = CallStep['ok'];

/** A branch, too, has one edge in the file where its step is chosen by a value. */
function divertLast<Some extends Ways>(ways: Some, name: string): { ways: Some; next: string };
function divertLast(ways: Ways, name: string): { ways: Ways; next: string } {
  if (!Array.isArray(ways)) return { ways: { ...ways, to: name }, next: ways.to };
  const last = ways.at(-1);
  return { ways: [...ways.slice(0, -1), { ...last, to: name }], next: last?.to ?? name };
}

function divertLastCase(step: BranchStep, name: string): Way {
  const { ways, next } = divertLast(step.cases, name);
  return { step: { ...step, cases: ways }, next };
}

function divertFirstExit(step: JourneyStep, name: string): Way {
  const [outcome = '', edge = { to: name }] = Object.entries(step.exits)[0] ?? [];
  const { ways, next } = divertLast(edge, name);
  return { step: { ...step, exits: { ...step.exits, [outcome]: ways } }, next };
}

function divertAction(step: FormStep | ViewStep, name: string, asked: string | undefined): Way {
  const [only, ...others] = Object.keys(step.actions);
  const action = asked ?? (only !== undefined && others.length === 0 ? only : 'submit');
  const edge = step.actions[action];
  if (!edge)
    throw noSuch(action, Object.keys(step.actions), {
      en: `that step has no action "${action}".`,
      it: `quel passo non ha l’azione "${action}".`,
    });
  const led = leadOn(edge, name);
  return { step: { ...step, actions: { ...step.actions, [action]: led.way } }, next: led.next };
}

/** Leads an action elsewhere: by the last of its cases, where the file has some in place of where it leads. */
function leadOn(way: JourneyAction & { cases?: EdgeCases }, name: string) {
  if (!way.cases) return { way: { ...way, to: name }, next: way.to };
  const { ways, next } = divertLast(way.cases, name);
  return { way: { ...way, cases: ways }, next };
}

/**
 * Adds an action that leads to a step.
 *
 * @throws {UsageError} when the step shows no screen, or has an action of that name.
 */
export function addAction(step: Step, { name, action = name, screens }: WayTo): Way {
  if (!isScreen(step)) {
    const names = screens.join(', ');
    throw new UsageError({
      en: `an end is reached from a screen: name one with --from: ${names}.`,
      it: `a una fine si arriva da una schermata: indicane una con --from: ${names}.`,
    });
  }
  if (action in step.actions)
    throw new UsageError({
      en: `that step has an action "${action}" already.`,
      it: `quel passo ha già l’azione "${action}".`,
    });
  return { step: { ...step, actions: { ...step.actions, [action]: { to: name } } }, next: name, action };
}
