import type { JourneySession, Screen } from '#engine';

/** Waits until the journey shows a screen that can be acted on, or has ended; answers the screen, or nothing at the end. */
export function settled(session: JourneySession): Promise<Screen | undefined> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const screen = session.screen();
      const isAtRest = session.state().ended !== undefined || (screen !== undefined && !screen.busy);
      if (isAtRest) resolve(session.state().ended === undefined ? screen : undefined);
      return isAtRest;
    };
    if (look()) return;
    const stop = session.subscribe(() => {
      if (look()) stop();
    });
  });
}
