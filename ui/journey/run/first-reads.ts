import type { JourneySession } from '#engine';
import type { JourneyMessages, JourneysOptions } from './journeys.ts';

type FollowedReads = Pick<JourneysOptions['ports'], 'bank' | 'messages'> & {
  /** Knows from then on how the run stands. */
  follow: (session: JourneySession) => void;
  /** Returns whether the holder asks for all of it once more; false at once where that is not offered. */
  again: () => Promise<boolean>;
};

type ReadsParts = Pick<JourneysOptions['ports'], 'bank' | 'messages'> & Pick<JourneysOptions, 'operations'>;

/**
 * Lets the holder ask again where a run has failed before its first screen and has only read until then (S-85): the
 * popup that no route describes offers it, for what the bank itself has said of a refusal stands.
 */
export function followReads({ bank, messages, operations }: ReadsParts): FollowedReads {
  let run: JourneySession | undefined;
  let hasOnlyRead = true;
  let again: Promise<boolean> | undefined;

  const popup: JourneyMessages['popup'] = (told) => {
    const isOffered = told.kind === 'UNAVAILABLE' && run?.state().ended?.outcome === 'failed' && hasOnlyRead;
    if (!isOffered) return messages.popup(told);
    again = new Promise((resolve) => messages.popup(told, (how) => resolve(how === 'again')));
    return undefined;
  };
  return {
    bank: {
      send: (request) => {
        // The journey’s calls have been held to the contract.
        const { reads } = operations[request.operation as keyof typeof operations];
        hasOnlyRead &&= reads === true;
        return bank.send(request);
      },
    },
    messages: { ...messages, popup },
    follow: (session) => {
      run = session;
    },
    again: () => again ?? Promise.resolve(false),
  };
}
