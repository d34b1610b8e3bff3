/** The browser’s own telling of where it is about to go; some browsers do not tell. */
type Told = { navigation?: Pick<Navigation, 'addEventListener'> };

/**
 * Tells when the browser’s Back or Forward is about to leave this document for another of the portal; its pages within one
 * document, and the pages of others, are not meant. Nobody can make the browser wait.
 */
export function onLeavingByHistory({ navigation }: Told, tell: () => void): void {
  navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
    if (navigationType === 'traverse' && !destination.sameDocument) tell();
  });
}

type Shown = Pick<Window, 'addEventListener'> & { document: { body: Pick<HTMLElement, 'hidden'> } };

/**
 * Loads this document anew where the browser shows it again out of its memory, and the session that it had is there no
 * more: the page after it has taken it on, or ended it. What a holder saw is out of sight until that is known.
 */
export function onShownAgain(browser: Shown, isIn: () => boolean, { hasSession, loadAnew }: Again): void {
  const { body } = browser.document;
  browser.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isIn()) body.hidden = true;
  });
  browser.addEventListener('pageshow', () => {
    if (!body.hidden) return;
    if (hasSession()) body.hidden = false;
    else loadAnew();
  });
}

type Again = { hasSession: () => boolean; loadAnew: () => void };

/** Tells whether the holder has had this document loaded again. */
export function isReloaded({ performance }: Pick<Window, 'performance'>): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}
