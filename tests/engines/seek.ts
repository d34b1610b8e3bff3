/** What a holder looks for on the page: a control or a text, by what it is called. */
export type Sought = {
  kind: 'button' | 'link' | 'field' | 'radio' | 'checkbox' | 'list' | 'heading' | 'popup' | 'tab' | 'row' | 'text';
  /** All of its name, with plain spaces; as a pattern where it is only known in part. */
  name?: string;
  pattern?: string;
};

/** Something that was found: where a pointer meets it, if nothing lies over it, and what it says. */
export type Found = {
  x: number;
  y: number;
  isCovered: boolean;
  isEnabled: boolean;
  isFocused: boolean;
  text: string;
  value: string;
};

/** Finds the first that fits and is shown, brings it into view and says where it is; it runs in the page. */
export function seek({ kind, name, pattern }: Sought): Found | null {
  const selectors: Record<Sought['kind'], string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    field: 'input:not([type=radio], [type=checkbox], [type=file]), textarea',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    list: 'select',
    heading: 'h1, h2, h3',
    popup: '[role=dialog], [role=alertdialog]',
    tab: '[role=tab]',
    row: '[aria-haspopup=dialog]:has(time)',
    text: 'body *',
  };
  const plain = (words: string | null | undefined) => (words ?? '').replaceAll(/\s+/gu, ' ').trim();
  const named = (ids: string | null) =>
    plain(ids?.split(' ').map((id) => document.getElementById(id)?.textContent).join(' '));
  const labelsOf = (element: Element): HTMLLabelElement[] =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : [];
  const nameOf = (element: Element): string => {
    if (kind === 'text') return plain(element.textContent);
    const words = [
      named(element.getAttribute('aria-labelledby')),
      plain(element.getAttribute('aria-label')),
      ...labelsOf(element).map((label) => plain(label.textContent)),
    ].find((given) => given !== '');
    return words ?? plain(element.textContent);
  };
  const fits = (element: Element) =>
    (name === undefined || nameOf(element) === name) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(nameOf(element)));
  const isShown = (element: Element) =>
    element.closest('[inert], [aria-hidden=true]') === null && element.checkVisibility({ visibilityProperty: true });
  const all = [...document.querySelectorAll(selectors[kind])].filter((one) => fits(one) && isShown(one));
  // Of texts the innermost, which comes last.
  const element = kind === 'text' ? all.at(-1) : all[0];
  if (element === undefined) return null;
  // Choices are drawn by their labels.
  const target = kind === 'radio' || kind === 'checkbox' ? (labelsOf(element)[0] ?? element) : element;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const met = document.elementFromPoint(x, y);
  return {
    x,
    y,
    isCovered: met === null || !(target.contains(met) || met.contains(element)),
    isEnabled: !element.matches(':disabled, [aria-disabled=true]'),
    isFocused: document.activeElement === element,
    text: plain(target instanceof HTMLElement ? target.innerText : target.textContent),
    value: element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : '',
  };
}
