import type { Texts } from '#i18n';
import type { Stand } from '#ui/journey';
import { leftState } from '../stores/messages.ts';
import type { Stores } from '../stores/stores.ts';
import type { PortalNavigator } from '../navigation/navigator.ts';

/** What tells of a journey that was cut off. */
export type TellLeftParts = {
  /**
   * How the page before was left; `earlier` where what it ran goes on, but not at the same screen, `code` where a code that was
   * sent is asked for again there, `resumed` where the bank says at which screen it stands, `changed` where it is another
   * journey by now.
   */
  left: Stand | 'earlier' | 'code' | 'resumed' | 'changed' | undefined;
  stores: Pick<Stores, 'messages' | 'session'>;
  texts: Texts;
  way: Pick<PortalNavigator, 'go'>;
  browser: Pick<Window, 'history' | 'location'>;
};

/**
 * Says of a journey that a reload has cut off that it begins again or goes on from an earlier step, that it was done, or that nobody knows whether what was sent was done, with
 * the way to where that can be seen; of one that was over, nothing. A login that still has something to settle is always at its beginning again.
 */
export function tellLeft({ left, stores, texts, way, browser }: TellLeftParts): void {
  const isHeld = stores.session.getState().handling !== undefined;
  const stand = isHeld && (left === undefined || left === 'over') ? 'begun' : left;
  if (stand === undefined || stand === 'over') return;
  const word = (key: string) => texts.text({ namespace: 'left-behind', key });
  const from = openedFromPath(browser);
  stores.messages.getState().add({
    text: word(stand),
    status: stand === 'done' ? 'ok' : 'warning',
    // Only what nobody knows the end of asks for something.
    ...(stand !== 'sent' && { state: leftState }),
    ...(stand === 'sent' &&
      !isHeld &&
      from !== browser.location.pathname && { action: { label: word('look'), run: () => way.go(from) } }),
  });
}

/** The page from which this one was opened, where what it does can be seen; home where nobody knows. */
function openedFromPath({ history }: Pick<Window, 'history'>): string {
  // Anyone who makes an entry decides what it holds.
  const from: unknown = Object(Object(history.state).usr).from;
  return typeof from === 'string' ? from : '/';
}
