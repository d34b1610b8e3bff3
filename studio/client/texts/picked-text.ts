import type { TextView } from '../../protocol.ts';

type Picked = {
  /** What was pointed at, the innermost first. */
  words: readonly string[];
  /** The step whose screen it was. */
  step: string | undefined;
};

/** Finds the text of a journey that was pointed at on a screen; one of that step before any other. */
export function pickedText(texts: readonly TextView[], { words, step }: Picked): TextView | undefined {
  const own = [...texts.filter((text) => text.step === step), ...texts.filter((text) => text.step !== step)];
  for (const said of words) {
    const found = own.find((text) => patternsOf(text.words).some((pattern) => pattern.test(said)));
    if (found) return found;
  }
  return undefined;
}

/** Makes of each paragraph what it is read as, whatever fills its placeholders. */
const patternsOf = (words: string): RegExp[] =>
  words.split(/\n+/).flatMap((paragraph) => {
    const parts = asRead(paragraph).split(/\{[^{}]*\}/);
    // What is filled alone could be anything.
    return parts.some((part) => /\p{L}/u.test(part))
      ? [new RegExp(String.raw`^\s*${parts.map(escaped).join('.*?')}\s*$`, 'u')]
      : [];
  });

/** Words without their markup. */
const asRead = (words: string): string =>
  words
    .replaceAll('**', '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[-*] /, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
