import { JourneyHost } from '#ui/journey';
import { fetched } from '#ui/kit';
import { useShell } from '#ui/state';
import { type ReactNode, Suspense } from 'react';
import { AreaBoundary } from './AreaBoundary.tsx';

const Messages = fetched(async () => (await import('./notices/Messages.tsx')).Messages);

const FramePopups = fetched(async () => (await import('./popups/FramePopups.tsx')).FramePopups);

/** Holds what may open above any page: messages, popups, journeys, and what is asked before a link leads away. */
export function AboveAll({ children }: { children: ReactNode }) {
  return (
    <>
      <Above name="messages">
        <Messages />
      </Above>
      <Above name="journeys">
        <JourneyHost />
      </Above>
      <Above name="popups">
        <FramePopups />
      </Above>
      <Above name="leave">{children}</Above>
    </>
  );
}

/** Holds one of them; the loss of one takes no other with it (S-58). */
function Above({ name, children }: { name: string; children: ReactNode }) {
  const { record } = useShell();
  return (
    <AreaBoundary onCrash={(id, error) => record(`crash ${id}`, `above-page-${name}`, error)}>
      <Suspense fallback={null}>{children}</Suspense>
    </AreaBoundary>
  );
}
