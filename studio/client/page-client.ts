/**
 * Stands in the place of Vite’s own client, which would open a socket for hot updates that Studio has no use for: it puts
 * the styles of modules into the page, and loads the page again when its modules were prepared anew meanwhile.
 */

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const sheets = new Map<string, HTMLStyleElement>();

/** Puts a style sheet into the page, or another in the place of one. */
export function updateStyle(id: string, content: string): void {
  const sheet = sheets.get(id) ?? document.head.appendChild(newSheet());
  sheet.textContent = content;
  sheets.set(id, sheet);
}

function newSheet(): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.nonce = nonce;
  return sheet;
}

/** Takes a style sheet out of the page. */
export function removeStyle(id: string): void {
  sheets.get(id)?.remove();
  sheets.delete(id);
}

/** Names a module as it is named without a query. */
export const injectQuery = (url: string): string => url;

const nothing = (): void => undefined;

/** Gives a module the way to be replaced, which nobody takes. */
export const createHotContext = () => ({
  data: {},
  accept: nothing,
  acceptExports: nothing,
  dispose: nothing,
  prune: nothing,
  invalidate: nothing,
  on: nothing,
  off: nothing,
  send: nothing,
});

const most = 3;
const counter = 'studio-loaded-again';
const times = (): number => Number(globalThis.sessionStorage.getItem(counter) ?? 0);

for (const script of document.querySelectorAll('script[type="module"][src*="main.tsx"]')) {
  script.addEventListener('load', () => globalThis.sessionStorage.removeItem(counter));
  script.addEventListener('error', () => {
    if (times() >= most) return;
    globalThis.sessionStorage.setItem(counter, String(times() + 1));
    globalThis.location.reload();
  });
}
