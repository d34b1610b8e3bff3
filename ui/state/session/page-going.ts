/** A window, which tells when its page goes. */
export type GoingBrowser = Pick<Window, 'addEventListener'>;

/** Knows whether the page is about to go: what is heard from then on may be said by the browser and not by the bank. */
export type PageGoing = {
  isGoing(): boolean;
  /** The holder was asked before they left, and has stayed. */
  onStay(act: () => void): void;
};

/** Watches for the end of a page. */
export function watchGoing(browser: GoingBrowser): PageGoing {
  const acts: (() => void)[] = [];
  let isGoing = false;
  // A browser cuts calls off before the page is gone: what they say then is no answer of the bank.
  for (const name of ['beforeunload', 'pagehide'])
    browser.addEventListener(name, () => {
      isGoing = true;
    });
  const stay = (): void => {
    if (!isGoing) return;
    isGoing = false;
    for (const act of acts) act();
  };
  // Heard before anything that is pressed has acted.
  for (const name of ['pageshow', 'pointerdown', 'keydown', 'click'])
    browser.addEventListener(name, stay, { capture: true });
  return { isGoing: () => isGoing, onStay: (act) => void acts.push(act) };
}
