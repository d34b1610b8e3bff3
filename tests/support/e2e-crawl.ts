import { expect, type Page } from '@playwright/test';

/** Where the links of a page lead: within the portal, and to tabs of their own. */
export type Links = { inside: readonly string[]; outside: readonly string[] };

/** Lists where the links that a holder sees lead; places in the same page, numbers to dial and sites of others are none. */
export async function linksOf(page: Page): Promise<Links> {
  const links = await page.getByRole('link').evaluateAll((anchors) =>
    anchors
      .filter((anchor) => anchor instanceof HTMLAnchorElement)
      .map(({ href, target }) => ({ address: new URL(href), isOutside: target === '_blank' }))
      .filter(({ address }) => address.origin === window.location.origin && address.hash === '')
      .map(({ address, isOutside }) => ({ path: address.pathname + address.search, isOutside })),
  );
  const pathsOf = (isOutside: boolean) => [
    ...new Set(links.filter((link) => link.isOutside === isOutside).map(({ path }) => path)),
  ];
  return { inside: pathsOf(false), outside: pathsOf(true) };
}

/** Goes to a path without loading the page again, as a link does. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((there) => {
    // As the router writes it: pages tell a new place by its key.
    window.history.pushState({ key: crypto.randomUUID() }, '', there);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);
}

/** Goes to a path as a link does, and waits until the page has the focus and all that it shows at first. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await goInside(page, path);
  await expect(page.locator(':focus').first(), `focus at ${path}`).toBeAttached();
  await expect(page.getByText(/Caricamento in corso|Stiamo caricando/u), path).toHaveCount(0);
}

/** Expects a page that is there: a heading, and no word of one that is missing or still to come. */
export async function expectRealPage(page: Page, path: string): Promise<void> {
  const dead = /Pagina non trovata|tra poco l[oa] trover/u;
  await expect(page.getByRole('heading').first(), path).toBeVisible();
  await expect(page.getByText(dead), path).toHaveCount(0);
}
