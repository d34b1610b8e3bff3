/** Writes the styles of a page that a part of it is drawn by, without its fonts. */
export const styleOf = (element: Element): string =>
  [...element.ownerDocument.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules, element)).join('\n');

/** Of groups, what is in them; what is never met is left out, or every picture would bring the styles of the whole portal. */
const rulesIn = (rules: CSSRuleList, element: Element): string[] =>
  [...rules].map((rule) => ruleOf(rule, element)).filter((text) => text !== '');

function ruleOf(rule: CSSRule, element: Element): string {
  const { cssText } = rule;
  if (cssText.startsWith('@font-face') || cssText.startsWith('@keyframes')) return '';
  if ('selectorText' in rule) return isMet(String(rule.selectorText), element) ? cssText : '';
  if (!('cssRules' in rule)) return cssText;
  // Rules of rules are those of media, layers, supports and containers.
  const inner = rulesIn(rule.cssRules as CSSRuleList, element);
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
