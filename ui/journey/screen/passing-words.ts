import type { JourneySession, MessagesPort } from '#engine';

type FollowedWords = {
  /** The messages that the run speaks through. */
  messages: MessagesPort;
  /** Forgets what belonged to an earlier screen, from then on. */
  follow: (session: JourneySession) => () => void;
  /** Returns whether the run has ended with something that it said: nobody has had the time to hear it. */
  isLast: () => boolean;
};

/** Lets a run’s passing messages go as it moves to another screen; one that comes with the move stays with the new screen. */
export function followWords(messages: MessagesPort, forget: () => void): FollowedWords {
  let isFresh = false;
  let isLast = false;
  const show: MessagesPort['show'] = (message) => {
    isFresh = true;
    messages.show(message);
  };
  const follow = (session: JourneySession) => {
    let at = session.screen()?.at;
    return session.subscribe(() => {
      const now = session.screen()?.at;
      if (now !== at && !isFresh) forget();
      at = now;
      isLast = isFresh;
      isFresh = false;
    });
  };
  return { messages: { ...messages, show }, follow, isLast: () => isLast };
}
