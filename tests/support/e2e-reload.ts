import type { Page } from '@playwright/test';

/** Reloads a page, as a holder does who has seen it for as long as it takes to seal what runs in it. */
export type Reload = () => Promise<void>;

declare global {
  /** How many keys and seals the page is making, where `reloaderOf` counts them. */
  var sealsUnderWay: number | undefined;
}

/** How many reloads of each sort; `ROUNDS=50` has it try as many. */
export const rounds = Number(process.env['ROUNDS'] ?? 2);

/** A bank that takes two seconds for all that a page asks as it opens. */
export const slowly = ['takeUpSession', 'userStatus', 'readUserProfile', 'listCards', 'readDictionary'].map(
  (operationId) => ({ operationId, kind: 'delay' as const, ms: 2000 }),
);

/** The heading of the login. */
export const login = (page: Page) => page.getByRole('heading', { name: 'Accedi' });

/** What a page says whose journey begins again. */
export const beginsAgain = (page: Page) =>
  page.getByText('l’operazione che avevi iniziato riparte dall’inizio');

/** What a page says that cannot go on where the one before was. */
export const notes = (page: Page) => page.getByText('La pagina è stata ricaricata');

/**
 * Makes the way to reload a page once everything that it keeps stands in the tab. Seals are made beside the page’s own thread,
 * so that a screen may be in sight before them, and a page that is cut off there has left nothing, or what stood before: its
 * journey rightly begins again. What is on its way to the bank is no such case, as it leaves only once it is kept (LANG-01).
 */
export async function reloaderOf(page: Page): Promise<Reload> {
  await page.addInitScript(countSeals);
  return async () => {
    await page.waitForFunction(() => globalThis.sealsUnderWay === 0);
    await page.reload();
  };
}

/** Counts what is begun and not ended; what goes on from it in turn is begun before anyone else can ask. */
function countSeals(): void {
  let underWay = 0;
  const count = (change: 1 | -1): void => {
    underWay += change;
    globalThis.sealsUnderWay = underWay;
  };
  globalThis.sealsUnderWay = underWay;
  for (const name of ['importKey', 'encrypt', 'decrypt'] as const) {
    const make: unknown = Reflect.get(SubtleCrypto.prototype, name);
    if (typeof make !== 'function') throw new Error(`This browser does not ${name}`);
    Reflect.set(SubtleCrypto.prototype, name, async function counted(this: unknown, ...given: unknown[]) {
      count(1);
      try {
        return await Reflect.apply(make, this, given);
      } finally {
        // After whatever waits for it, which may begin the next.
        setTimeout(() => count(-1));
      }
    });
  }
}
