import type { Question } from './browser.ts';

/** What a holder looks for on the page: a control or a text, by what it is called. */
export type Sought = {
  kind:
    | 'button'
    | 'link'
    | 'field'
    | 'radio'
    | 'checkbox'
    | 'list'
    | 'heading'
    | 'popup'
    | 'tab'
    | 'row'
    | 'text';
  /** All of its name, with plain spaces; as a pattern where it is only known in part. */
  name?: string;
  pattern?: string;
};

/** Something that was found: where a pointer meets it, if nothing lies over it, and how it stands. */
export type Found = {
  x: number;
  y: number;
  /** Where it stands on the page, however far that has been scrolled. */
  place: string;
  /** An animation is taking it to its place. */
  isMoving: boolean;
  /** How often the page has been drawn between looks: a busy engine moves nothing for seconds, and is not at rest. */
  frame: number;
  isCovered: boolean;
  isEnabled: boolean;
  isFocused: boolean;
};

/** Asks for the first that fits and is shown; it is brought into view. */
export const seek: Question<Sought, Found | null> = {
  answer: ({ kind, name, pattern }) => {
    const selectors = {
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
    const fits = (element: Element) => {
      const called = kind === 'text' ? plain(element.textContent) : nameOf(element);
      return (
        (name === undefined || called === name) &&
        (pattern === undefined || new RegExp(pattern, 'u').test(called))
      );
    };
    // What is only for the eye is read as well, but a control that is hidden is none.
    const hidden = kind === 'text' ? '[inert]' : '[inert], [aria-hidden=true]';
    const all = [...document.querySelectorAll(selectors[kind])].filter(
      (one) => fits(one) && one.closest(hidden) === null && one.checkVisibility({ visibilityProperty: true }),
    );
    // Of texts the innermost, which comes last.
    const element = kind === 'text' ? all.at(-1) : all[0];
    return element === undefined ? null : stateOf(element);
  },
  using: [plain, textsOf, labelsOf, nameOf, placeOf, isMoving, frameOf, stateOf],
};

function plain(words: string | null | undefined): string {
  return (words ?? '').replaceAll(/\s+/gu, ' ').trim();
}

function textsOf(ids: string | null): string {
  const texts = (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  return plain(texts.join(' '));
}

function labelsOf(element: Element): readonly HTMLLabelElement[] {
  const isLabelled = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return isLabelled ? [...(element.labels ?? [])] : [];
}

function nameOf(element: Element): string {
  const given = [
    textsOf(element.getAttribute('aria-labelledby')),
    plain(element.getAttribute('aria-label')),
    ...labelsOf(element).map((label) => plain(label.textContent)),
  ];
  return given.find((words) => words !== '') ?? plain(element.textContent);
}

function placeOf(element: Element): string {
  let { left, top } = element.getBoundingClientRect();
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    left += box.scrollLeft;
    top += box.scrollTop;
  }
  return `${Math.round(left)} ${Math.round(top)}`;
}

function isMoving(element: Element): boolean {
  return document.getAnimations().some(({ playState, effect }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && moved?.contains(element) === true;
  });
}

function frameOf(page: Window & { engineFrame?: number }): number {
  const frame = page.engineFrame ?? 0;
  page.requestAnimationFrame(() => {
    page.engineFrame = frame + 1;
  });
  return frame;
}

function stateOf(element: Element): Found {
  // Choices are drawn by their labels.
  const target = element.matches('[type=radio], [type=checkbox]')
    ? (labelsOf(element)[0] ?? element)
    : element;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const met = document.elementFromPoint(x, y);
  return {
    x,
    y,
    place: placeOf(target),
    isMoving: isMoving(target),
    frame: frameOf(window),
    isCovered: met === null || !(target.contains(met) || met.contains(element)),
    isEnabled: !element.matches(':disabled, [aria-disabled=true]'),
    isFocused: document.activeElement === element,
  };
}
