import { lazy, type ComponentType } from 'react';
import type { StepViewProps } from './step-view.ts';

type RegisteredView = {
  view: ComponentType<StepViewProps>;
  /** Its main action waits for an answer. */
  answers?: true;
};

/** The views that journeys may name in a `view` step, as journeys/views.json describes them; each is fetched when it is first shown. */
export const stepViews: Readonly<Record<string, RegisteredView>> = {
  'purchase-choice': {
    view: lazy(async () => ({ default: (await import('./plan/PurchaseChoice.tsx')).PurchaseChoice })),
    answers: true,
  },
  'plan-table': {
    view: lazy(async () => ({ default: (await import('./plan/PlanTable.tsx')).PlanTable })),
    answers: true,
  },
  'plan-simulation': {
    view: lazy(async () => ({ default: (await import('./plan/PlanSimulation.tsx')).PlanSimulation })),
  },
  'plan-detail': {
    view: lazy(async () => ({ default: (await import('./plan/PlanDetail.tsx')).PlanDetail })),
  },
  'secret-countdown': {
    view: lazy(async () => ({ default: (await import('./secret/SecretCountdown.tsx')).SecretCountdown })),
  },
  'code-strength': {
    view: lazy(async () => ({ default: (await import('./code/CodeStrength.tsx')).CodeStrength })),
  },
  'top-up-amounts': {
    view: lazy(async () => ({ default: (await import('./top-up/TopUpAmounts.tsx')).TopUpAmounts })),
    answers: true,
  },
  'identity-return': {
    view: lazy(async () => ({ default: (await import('./identity/IdentityReturn.tsx')).IdentityReturn })),
  },
};

/** Tells whether the main action of a screen with this view waits for an answer. */
export function viewAnswers(name: string): boolean {
  return stepViews[name]?.answers === true;
}

/** Names the views that are registered. */
export const viewNames: readonly string[] = Object.keys(stepViews);
