import type { JourneyState, Screen } from '#engine';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { JourneyBoundary } from './JourneyBoundary.tsx';
import { JourneyDialog } from './JourneyDialog.tsx';
import { JourneyPage } from './JourneyPage.tsx';
import type { JourneyRun } from './run/run.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

type RunningJourneyProps = {
  run: JourneyRun;
  /** Holds the place of the first page until it is there; beneath a dialog nothing is on its way. */
  waiting?: ((isBeneath: boolean) => ReactNode) | undefined;
};

/** Draws the screen that a run rests on: in a dialog, or as a page that stays beneath a dialog above it. */
export function RunningJourney({ run, waiting }: RunningJourneyProps) {
  return (
    <JourneyBoundary run={run}>
      <CurrentScreen run={run} waiting={waiting} />
    </JourneyBoundary>
  );
}

function CurrentScreen({ run, waiting }: RunningJourneyProps) {
  const { session } = run;
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session]);
  const screen = useSyncExternalStore(subscribe, () => session.screen());
  const page = useLastPage(run, screen);
  useLeaveWarning(run.isSending());
  const [isTouched, setTouched] = useState(run.wasTouched);
  return (
    <>
      {page ? (
        <JourneyPage
          key={page.at}
          run={run}
          screen={page}
          isTouched={isTouched}
          onTouched={() => setTouched(true)}
        />
      ) : (
        session.state().ended === undefined && waiting?.(screen?.surface === 'dialog')
      )}
      {screen?.surface === 'dialog' && <JourneyDialog run={run} screen={screen} />}
    </>
  );
}

/**
 * Keeps the last page while a dialog stands above it, with what its form is marked with by now (ERR-03); what is under way
 * shows in the dialog alone.
 */
function useLastPage({ session }: JourneyRun, screen: Screen | undefined): Screen | undefined {
  const [page, setPage] = useState<Screen | undefined>();
  if (screen?.surface === 'page' && screen !== page) setPage(screen);
  if (screen?.surface === 'page') return screen;
  return page && { ...page, ...formNow(page, session.state()), busy: false };
}

function formNow({ form, depth }: Screen, { frames }: JourneyState): Pick<Screen, 'form'> {
  const state = form && frames[depth]?.forms[form.name];
  return state ? { form: { ...form, state } } : {};
}
