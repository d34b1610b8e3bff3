type LoadAnewOptions = {
  browser: Pick<Window, 'location'>;
  fetch: typeof globalThis.fetch;
};

/**
 * Makes the way to load the page of the address anew. Where the portal itself cannot be had the page stays: the browser’s
 * own error would be all that is left of it.
 */
export function createLoadAnew({ browser, fetch }: LoadAnewOptions): () => Promise<void> {
  return async () => {
    const { location } = browser;
    const here = location.pathname + location.search;
    const isThere = await fetch(here, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) location.reload();
  };
}
