import { lazy, type ComponentType } from 'react';
import type { StepViewProps } from './step-view.ts';

type RegisteredView = {
  /** The view itself once it is fetched, and one that waits for it before. */
  view: () => ComponentType<StepViewProps>;
  fetch: () => Promise<unknown>;
  /** Its main action waits for an answer. */
  answers?: true;
};

/** The views that journeys may name in a `view` step, as journeys/views.json describes them; each is fetched once. */
export const stepViews: Readonly<Record<string, RegisteredView>> = {
  'purchase-choice': {
    ...fetched(async () => (await import('./plan/PurchaseChoice.tsx')).PurchaseChoice),
    answers: true,
  },
  'plan-table': { ...fetched(async () => (await import('./plan/PlanTable.tsx')).PlanTable), answers: true },
  'plan-simulation': fetched(async () => (await import('./plan/PlanSimulation.tsx')).PlanSimulation),
  'plan-detail': fetched(async () => (await import('./plan/PlanDetail.tsx')).PlanDetail),
  'secret-countdown': fetched(async () => (await import('./secret/SecretCountdown.tsx')).SecretCountdown),
  'code-strength': fetched(async () => (await import('./code/CodeStrength.tsx')).CodeStrength),
  'top-up-amounts': {
    ...fetched(async () => (await import('./top-up/TopUpAmounts.tsx')).TopUpAmounts),
    answers: true,
  },
  'card-transfer': fetched(async () => (await import('./transfer/CardTransfer.tsx')).CardTransfer),
  'known-answers': fetched(async () => (await import('./help/KnownAnswers.tsx')).KnownAnswers),
  'identity-return': fetched(async () => (await import('./identity/IdentityReturn.tsx')).IdentityReturn),
};

/** Fetches views ahead, so that the buttons of a screen never come before what they are about. */
export async function fetchViews(names: readonly string[]): Promise<void> {
  const registered = names.flatMap((name) => stepViews[name] ?? []);
  await Promise.all(registered.map(({ fetch }) => fetch()));
}

/** Returns whether the main action of a screen with this view waits for an answer. */
export function viewAnswers(name: string): boolean {
  return stepViews[name]?.answers === true;
}

/** Names the views that are registered. */
export const viewNames: readonly string[] = Object.keys(stepViews);

function fetched(load: () => Promise<ComponentType<StepViewProps>>): RegisteredView {
  let ready: ComponentType<StepViewProps> | undefined;
  const fetch = async () => {
    ready ??= await load();
    return { default: ready };
  };
  const waiting = lazy(fetch);
  return { view: () => ready ?? waiting, fetch };
}
