import { Suspense, useEffect, useRef, useState } from 'react';
import type { StepViewProps } from './step-view.ts';
import { stepViews } from './step-views.ts';

type ShownView = Omit<StepViewProps, 'isMissed'> & {
  name: string;
  /** How often the holder has asked to go on with nothing chosen: each time the first choice takes the focus. */
  missed: number;
};

/**
 * Shows a view step’s hand-built view by the name that the journey gives.
 *
 * @throws {Error} when no view of that name is registered.
 */
export function StepView({ name, missed, ...props }: ShownView) {
  const registered = stepViews[name];
  if (!registered) throw new Error(`No view "${name}": register it in ui/steps/view/step-views.ts.`);
  // The one that waits stays while it is shown, or what was typed in it would be lost.
  const [View] = useState(registered.view);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missed > 0) place.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [missed]);
  return (
    <div ref={place}>
      <Suspense fallback={null}>
        <View {...props} isMissed={missed > 0} />
      </Suspense>
    </div>
  );
}
