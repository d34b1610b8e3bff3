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
