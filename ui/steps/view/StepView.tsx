import { Suspense, useState } from 'react';
import type { StepViewProps } from './step-view.ts';
import { stepViews } from './step-views.ts';

/**
 * Shows a view step’s hand-built view by the name that the journey gives.
 *
 * @throws {Error} when no view of that name is registered.
 */
export function StepView({ name, ...props }: StepViewProps & { name: string }) {
  const registered = stepViews[name];
  if (!registered) throw new Error(`No view "${name}": register it in ui/steps/view/step-views.ts.`);
  // The one that waits stays while it is shown, or what was typed in it would be lost.
  const [View] = useState(registered.view);
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  );
}
