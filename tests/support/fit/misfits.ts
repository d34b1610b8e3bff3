import type { Page } from '@playwright/test';
import { isHidden, layerOf, listSeen, nameOf, overlap, whatIsAbove } from './places.ts';
import { misfitTargets, targetsInPage } from './targets.ts';
import { misfitWords, wordsInPage } from './words.ts';

// The page knows nothing of our files: it is sent the source of every function that it needs.
const functions = [
  isHidden,
  layerOf,
  listSeen,
  nameOf,
  overlap,
  whatIsAbove,
  ...targetsInPage.functions,
  ...wordsInPage.functions,
  listMisfits,
  scrollsSideways,
];
const source = [
  ...Object.entries(targetsInPage.values).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`),
  ...functions.map(String),
].join('\n');

/**
 * Lists what does not fit the window: what makes the page or a popup scroll sideways, words that are cut or torn, targets
 * that lie over one another, and those that no scrolling brings into the window.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {\n${source}\nreturn listMisfits();\n})()`);
}

function listMisfits(): string[] {
  const above = whatIsAbove();
  const seen = listSeen(above);
  const found = [...misfitWords(seen), ...misfitTargets(seen)];
  if (scrollsSideways(above)) found.unshift('it scrolls sideways');
  return [...new Set(found)];
}

/** Tells a page, a popup or what it scrolls in that is wider than it shows. */
function scrollsSideways(above: Element): boolean {
  if (document.documentElement.scrollWidth > window.innerWidth) return true;
  for (let each: Element | null = above; each !== null && each !== document.body; each = each.parentElement)
    if (each.scrollWidth > each.clientWidth + 1) return true;
  return false;
}
