import type { Page } from '@playwright/test';

/** Returns the strings that the bank tells a page from now on: names of merchants, products, people. */
export function hearBank(page: Page): ReadonlySet<string> {
  const told = new Set<string>();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    void response
      .json()
      .then((body: unknown) => gather(body, told))
      .catch(() => undefined);
  });
  return told;
}

function gather(value: unknown, told: Set<string>): void {
  if (typeof value === 'string') told.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) gather(part, told);
}

// What the settings call the bank and its code, and what no language says otherwise.
const names = ['Percorso', 'e-Code', 'Visa', 'IBAN', 'EUR', 'PNG', 'JPG', 'PDF'];
const months = Array.from({ length: 12 }, (_, month) =>
  ['short', 'long'].map((shape) =>
    new Intl.DateTimeFormat('en', { month: shape as 'short' | 'long' }).format(new Date(2026, month)),
  ),
).flat();

/** Lists the words of a page, seen or heard, that are neither of the pseudo-language nor what the bank has told. */
export async function strangeWords(page: Page, told: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(textsInPage);
  const known = [...told, ...[...told].flatMap(partsOfAddress), ...names, ...months].filter((word) =>
    /[a-z]{2}/iu.test(word),
  );
  known.sort((one, other) => other.length - one.length);
  const without = (text: string) =>
    known.reduce((left, word) => left.replaceAll(new RegExp(escaped(word), 'giu'), ' '), text);
  const isTold = (text: string) =>
    text.endsWith('…') && known.some((word) => word.startsWith(text.slice(0, -1)));
  return [...new Set(texts.filter((text) => !isTold(text) && /[a-z]{3}/iu.test(without(text))))];
}

/** Returns how an address ends, which is told alone where its beginning is masked. */
const partsOfAddress = (text: string): string[] => text.split('@').slice(1);

const escaped = (word: string): string => word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** Lists the texts of a page and the names of what has no text; runs in the page. */
function textsInPage(): string[] {
  const found: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement?.closest('script, style, noscript, template, [data-bank]') === null)
      found.push(node.textContent ?? '');
  }
  const named = ['aria-label', 'placeholder', 'alt', 'title', 'aria-roledescription', 'aria-description'];
  for (const name of named)
    for (const element of document.querySelectorAll(`[${name}]`))
      found.push(element.getAttribute(name) ?? '');
  return found.map((text) => text.trim()).filter((text) => text !== '');
}
