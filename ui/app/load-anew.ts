import type { Core } from './shell.ts';

type LoadAnewOptions = {
  core: () => Core | undefined;
  isLogged: () => boolean;
  browser: Pick<Window, 'location'>;
  fetch: typeof globalThis.fetch;
};

/**
 * Makes the way to load the page of the address anew, with the session of whoever is in. Where the portal itself cannot be
 * had the page stays: the browser’s own error would be all that is left of it.
 */
export function createLoadAnew({ core, isLogged, browser, fetch }: LoadAnewOptions): () => Promise<void> {
  return async () => {
    const { location } = browser;
    const here = location.pathname + location.search;
    const isThere = await fetch(here, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isThere) return;
    const holder = isLogged() ? core() : undefined;
    if (holder) await holder.app.session.leaveFor(here);
    else location.reload();
  };
}
