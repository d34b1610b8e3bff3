import { recordedType, type Recorded } from '../../state/recorded.ts';
import type { Settings } from '../../state/settings.ts';
import { happened, type HappenedParts } from '../recorded/happened.ts';
import type { ErrorTeller } from './error-teller.ts';

type TellErrorsParts = HappenedParts & {
  browser: Pick<Window, 'addEventListener' | 'fetch' | 'sessionStorage'>;
  fetch?: typeof globalThis.fetch | undefined;
};

/**
 * Tells the bank of the errors behind what the portal records, and of scripts that cannot be fetched (RUN-17), by what is fetched
 * with the first of them: most holders never need it. Where that cannot be had, nobody is told. Without settings nothing leaves
 * the browser.
 */
export function tellErrors(errors: Settings['errors'], parts: TellErrorsParts): void {
  if (errors === undefined) return;
  const { browser, fetch = browser.fetch.bind(browser) } = parts;
  let teller: Promise<ErrorTeller> | undefined;
  const tell = (event: Event, recorded: Recorded): void => {
    const { error } = recorded;
    if (error === undefined) return;
    // Where and when it was, not where the holder is once this is fetched.
    const what = happened(event, recorded, parts);
    teller ??= import('./error-teller.ts').then(({ createErrorTeller }) =>
      createErrorTeller({ errors, fetch, storage: () => browser.sessionStorage }),
    );
    teller.then((told) => told(what, error)).catch(() => undefined);
  };
  // Only the shell speaks under this name.
  browser.addEventListener(recordedType, (event) => tell(event, (event as CustomEvent<Recorded>).detail));
  browser.addEventListener('vite:preloadError', (event) =>
    tell(event, { name: '', area: 'chunk', error: event.payload }),
  );
}
