import type { AttentionPort, JourneySession, Screen } from '#engine';

/**
 * Says the title of a screen again to which an answer has led back at once: what is in sight is as it was, and nothing else tells
 * whoever hears it that the answer did not do. What is wrong in a field says so itself.
 */
export function sayAgain(
  session: JourneySession,
  { announce }: Pick<AttentionPort, 'announce'>,
): JourneySession {
  return {
    ...session,
    act: (action, values) => {
      const before = session.screen();
      const refusal = session.act(action, values);
      const now = session.screen();
      if (refusal === undefined && action === 'submit' && now && isSame(before, now))
        announce({ text: now.title, politeness: 'assertive' });
      return refusal;
    },
  };
}

const isSame = (before: Screen | undefined, { at, busy, form }: Screen): boolean =>
  before?.at === at && !busy && Object.keys(form?.state.errors ?? {}).length === 0;
