import type { JourneySession, Screen } from '#engine';
import { readLife } from '#ui/forms';
import type { KeptState } from './lost-typing.ts';

/** Tells until when the code is good that a screen asks for, as an instant; undefined where it asks for none. */
export function codeAsked({ form }: Screen): string | undefined {
  const lives = Object.values(form?.choices ?? {}).map((given) => readLife(given)?.good);
  return lives.find((good) => typeof good === 'string');
}

/** Tells until when the code is good that is asked for, from now on with each move; answers the way to stop. */
export function followCode(session: JourneySession, tell: (until: string | undefined) => void): () => void {
  const note = (screen = session.screen()): void => tell(screen && codeAsked(screen));
  note();
  return session.subscribe(() => note());
}

/**
 * Sees to the code that the page before asked for, where a run goes on at an earlier screen. One that the run has gone on from is
 * used up, and its screen is left, by Back, for the one where another is sent; one that is good still is typed when it is asked
 * for again. Answers `code` where there is one.
 */
export function codeBefore(
  session: JourneySession,
  saved: KeptState | undefined,
  now: number,
): 'code' | undefined {
  if (!saved?.earlier) return undefined;
  const screen = session.screen();
  if (screen?.canGoBack && codeAsked(screen) !== undefined) {
    session.back();
    return undefined;
  }
  return saved.code !== undefined && Date.parse(saved.code) > now ? 'code' : undefined;
}
