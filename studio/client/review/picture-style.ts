/** Writes the styles of a page that a part of it is drawn by, with the fonts that it has loaded. */
export async function styleOf(element: Element): Promise<string> {
  const sheets = [...element.ownerDocument.styleSheets];
  const rules = await Promise.all(sheets.map((sheet) => rulesIn(sheet.cssRules, { element, sheet })));
  return rules.flat().join('\n');
}

type Ground = { element: Element; sheet: CSSStyleSheet };

/** Of groups, what is in them; what is never met is left out, which makes a picture a tenth as large. */
async function rulesIn(rules: CSSRuleList, ground: Ground): Promise<string[]> {
  const written = await Promise.all([...rules].map((rule) => ruleOf(rule, ground)));
  return written.filter((text) => text !== '');
}

async function ruleOf(rule: CSSRule, ground: Ground): Promise<string> {
  const { cssText } = rule;
  if (cssText.startsWith('@font-face')) return fontOf(cssText, ground);
  if (cssText.startsWith('@keyframes')) return '';
  if ('selectorText' in rule) return isMet(String(rule.selectorText), ground.element) ? cssText : '';
  if (!('cssRules' in rule)) return cssText;
  // Rules of rules are those of media, layers, supports and containers.
  const inner = await rulesIn(rule.cssRules as CSSRuleList, ground);
  return inner.length === 0 ? '' : `${cssText.slice(0, cssText.indexOf('{'))}{${inner.join('\n')}}`;
}

const ofState = /::?[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?/g;

/** Returns whether a rule may be about a part of a page or what is around it, in whatever state; in doubt it is. */
function isMet(selector: string, element: Element): boolean {
  const plain = selector
    .split(',')
    .map((each) => each.replaceAll(ofState, '').trim())
    .map((each) => (each === '' || /[>+~]$/.test(each) ? `${each}*` : each))
    .join(', ');
  try {
    return element.querySelector(plain) !== null || element.closest(plain) !== null;
  } catch {
    return true;
  }
}

/** Puts a font itself in the place of its address, where the page has loaded it. */
async function fontOf(rule: string, { element, sheet }: Ground): Promise<string> {
  const [address, named] = /url\("?([^")]+)"?\)/.exec(rule) ?? [];
  if (address === undefined || named === undefined || !isLoaded(rule, element.ownerDocument)) return '';
  const response = await fetch(new URL(named, sheet.href ?? element.baseURI));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return rule.replace(address, `url(data:font/woff2;base64,${btoa(letters)})`);
}

const isLoaded = (rule: string, { fonts }: Document): boolean =>
  [...fonts].some(
    ({ status, style, unicodeRange }) =>
      status === 'loaded' &&
      rule.includes(`font-style: ${style}`) &&
      plainRange(rule).includes(plainRange(unicodeRange)),
  );

const plainRange = (range: string): string => range.replaceAll(/\s/g, '').toUpperCase();
