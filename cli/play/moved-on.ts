import type { JourneySession, Screen } from '#engine';
import type { Wording } from './show-screen.ts';

/** That a screen has changed by itself: what is typed next is for the one that has come. */
export const moved = Symbol('moved');

/** Hears whether a screen changes while the holder is asked what to do on it. */
export type MovedOn = { moved: Promise<typeof moved>; isOver(): boolean; stop(): void };

/** Follows a screen until it says something else, or another has come. */
export function movedOn(screen: Screen, session: JourneySession, word: Wording): MovedOn {
  // What counts down changes by itself.
  const seen = ({ at, title, body }: Screen): string =>
    [at, ...[title, body].map((text) => word({ ...text, values: { ...text.values, remaining: '' } }))].join(
      ' ',
    );
  const first = seen(screen);
  const { promise, resolve } = Promise.withResolvers<typeof moved>();
  let isOver = false;
  const stop = session.subscribe(() => {
    const now = session.screen();
    if (now?.busy === true || (now !== undefined && seen(now) === first)) return;
    isOver = true;
    stop();
    resolve(moved);
  });
  return { moved: promise, isOver: () => isOver, stop };
}
