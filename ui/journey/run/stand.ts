import type { Frame, JourneySession, JourneyState, Library } from '#engine';
import type { CallStep } from '#schemas';

/**
 * How far a run is, to anyone who cuts it off: it was begun, something that may not be done twice is on its way to the bank, it
 * was done and what is left of the run does nothing more, or it is over and goes on only from its beginning.
 */
export type Stand = 'begun' | 'sent' | 'done' | 'over';

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

/** Tells how far a run is; undefined where nothing is lost with it. */
export function standOf({ frames, ended }: JourneyState, library: Library): Stand | undefined {
  const present = frames.at(-1);
  if (ended !== undefined || present === undefined) return undefined;
  const sends = ({ journey, pending }: Frame): boolean => {
    // A call that waits for a code is not on its way.
    const called =
      pending?.kept === false ? definitionOf(library, { journey, step: pending.step }) : undefined;
    return called?.kind === 'call' && isCommit(called);
  };
  if (frames.some(sends)) return 'sent';
  // What only tells how it went is nothing to go on with.
  if (definitionOf(library, present)?.kind === 'end') return 'over';
  const isDone = frames.some(({ committed }) => committed);
  if (isDone && !frames.some((frame) => mayCommit(library, frame))) return 'done';
  if (isDone && !frames.some((frame) => mayCommit(library, frame, 'unless-anew'))) return 'over';
  return isDone || frames.some(({ history }) => history.length > 1) ? 'begun' : undefined;
}

/** Returns whether anything that may not be done twice lies ahead of a step, in a journey that it runs too; `unless-anew` goes no way through its beginning. */
function mayCommit(library: Library, from: Pick<Frame, 'journey' | 'step'>, how?: 'unless-anew'): boolean {
  const anew = how && library.journeys.get(from.journey)?.definition.start;
  const seen = new Set<unknown>();
  const leads = ({ journey, step }: Pick<Frame, 'journey' | 'step'>): boolean => {
    const definition = definitionOf(library, { journey, step });
    if (definition === undefined || seen.has(definition)) return false;
    seen.add(definition);
    if (definition.kind === 'call' && isCommit(definition)) return true;
    const inner = definition.kind === 'journey' ? library.journeys.get(definition.journey) : undefined;
    if (inner && leads({ journey: inner.id, step: inner.definition.start })) return true;
    // Whatever names a step may lead there: where it never does, too little is said, and nothing wrong.
    const { kind: _kind, ...ways } = definition;
    return textsIn(ways).some((name) => name !== anew && leads({ journey, step: name }));
  };
  return leads(from);
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);

const definitionOf = (library: Library, { journey, step }: Pick<Frame, 'journey' | 'step'>) =>
  library.journeys.get(journey)?.steps.get(step)?.definition;

const isCommit = ({ commit = false }: CallStep): boolean => commit !== false;
