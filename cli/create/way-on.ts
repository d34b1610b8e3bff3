import type { BranchStep, FormStep, JourneyStep, Step, ViewStep } from '#schemas';
import { UsageError } from '../command.ts';

/** The step before, led elsewhere; the step it led to; and the action that is new on it. */
export type Way = { step: Step; next: string; action?: string };

/** Which way is meant: that of an action, and the step to lead it to. */
export type WayTo = { name: string; action?: string };

/**
 * Leads the way on of a step to another step.
 *
 * @throws {UsageError} when the step has no such way, or several and none is meant.
 */
export function divert(step: Step, { name, action = 'submit' }: WayTo): Way {
  switch (step.kind) {
    case 'form':
    case 'view':
      return divertAction(step, name, action);
    case 'call': {
      if (Array.isArray(step.ok))
        throw new UsageError({
          en: 'that call has several ways on: name another step with --from.',
          it: 'quella chiamata prosegue per più vie: indica un altro passo con --from.',
        });
      return { step: { ...step, ok: { ...step.ok, to: name } }, next: step.ok.to };
    }
    case 'branch':
      return divertLastCase(step, name);
    case 'journey':
      return divertFirstExit(step, name);
    case 'end':
      throw new UsageError({
        en: 'nothing follows an end: name another step with --from.',
        it: 'dopo una fine non viene nulla: indica un altro passo con --from.',
      });
  }
}

function divertLastCase(step: BranchStep, name: string): Way {
  const last = step.cases.at(-1);
  const cases = [...step.cases.slice(0, -1), { ...last, to: name }];
  return { step: { ...step, cases }, next: last?.to ?? name };
}

function divertFirstExit(step: JourneyStep, name: string): Way {
  const [outcome = '', edge] = Object.entries(step.exits)[0] ?? [];
  const exits = { ...step.exits, [outcome]: { ...edge, to: name } };
  return { step: { ...step, exits }, next: edge?.to ?? name };
}

function divertAction(step: FormStep | ViewStep, name: string, action: string): Way {
  const edge = step.actions[action];
  if (!edge)
    throw new UsageError({
      en: `that step has no action "${action}": ${Object.keys(step.actions).join(', ')}.`,
      it: `quel passo non ha l’azione "${action}": ${Object.keys(step.actions).join(', ')}.`,
    });
  return { step: { ...step, actions: { ...step.actions, [action]: { ...edge, to: name } } }, next: edge.to };
}

/**
 * Adds an action that leads to a step.
 *
 * @throws {UsageError} when the step shows no screen, or has an action of that name.
 */
export function addAction(step: Step, { name, action = name }: WayTo): Way {
  if (step.kind !== 'form' && step.kind !== 'view') {
    throw new UsageError({
      en: 'an end is reached from a screen: name one with --from.',
      it: 'a una fine si arriva da una schermata: indicane una con --from.',
    });
  }
  if (action in step.actions)
    throw new UsageError({
      en: `that step has an action "${action}" already.`,
      it: `quel passo ha già l’azione "${action}".`,
    });
  return { step: { ...step, actions: { ...step.actions, [action]: { to: name } } }, next: name, action };
}
