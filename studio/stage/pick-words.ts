const acting = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'] as const;

/** While it is on, whoever points at words of the screen chooses them, and nothing there acts; tells what was chosen, the innermost first. */
export function createPicking(
  document: Document,
  tell: (words: readonly string[]) => void,
): (isOn: boolean) => void {
  let isPicking = false;
  const hear = (event: Event): void => {
    if (!isPicking) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click' && event.target instanceof Element) tell(wordsAround(event.target));
  };
  for (const kind of acting) document.addEventListener(kind, hear, { capture: true });
  return (isOn) => {
    isPicking = isOn;
    document.documentElement.toggleAttribute('data-picking', isOn);
  };
}

// A text is no longer than this, and a screen is.
const mostLetters = 1200;
const most = 6;

function wordsAround(target: Element): string[] {
  const all: string[] = [];
  const labelled = 'labels' in target && target.labels instanceof NodeList ? target.labels[0] : undefined;
  let at: Element | null = labelled instanceof Element ? labelled : target;
  for (; at && all.length < most; at = at.parentElement) {
    const words = at.textContent.replaceAll(/\s+/g, ' ').trim();
    if (words.length > mostLetters) break;
    if (words !== '' && words !== all.at(-1)) all.push(words);
  }
  return all;
}
