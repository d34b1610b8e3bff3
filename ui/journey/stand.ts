import type { Frame, JourneySession, JourneyState, Library } from '#engine';

/** How far a run is, to whoever cuts it off: it was begun, or something that may not be done twice is on its way to the bank. */
export type Stand = 'begun' | 'sent';

type Followed = { session: JourneySession; library: Library };

/** Tells how far a run is, as it goes on; answers the way to stop, after which there is nothing to lose. */
export function followStand(
  { session, library }: Followed,
  tell: (stand: Stand | undefined) => void,
): () => void {
  let told: Stand | undefined;
  const judge = (): void => {
    const stand = standOf(session.state(), library);
    if (stand !== told) tell(stand);
    told = stand;
  };
  const stop = session.subscribe(judge);
  judge();
  return () => {
    stop();
    if (told !== undefined) tell(undefined);
  };
}

function standOf({ frames, ended }: JourneyState, library: Library): Stand | undefined {
  const present = frames.at(-1);
  if (ended !== undefined || present === undefined) return undefined;
  const sends = ({ journey, pending }: Frame): boolean => {
    // A call that waits for a code is not on its way.
    const called =
      pending?.kept === false ? definitionOf(library, { journey, step: pending.step }) : undefined;
    return called?.kind === 'call' && called.commit === true;
  };
  if (frames.some(sends)) return 'sent';
  // What only tells how it went is nothing to go on with.
  if (definitionOf(library, present)?.kind === 'end') return undefined;
  return frames.some(({ history, committed }) => history.length > 1 || committed) ? 'begun' : undefined;
}

const definitionOf = (library: Library, { journey, step }: Pick<Frame, 'journey' | 'step'>) =>
  library.journeys.get(journey)?.steps.get(step)?.definition;
