/** A piece of a sentence: words, words that stand out, or words that lead somewhere. */
export type Inline =
  | { kind: 'words'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; target: string };

/** A paragraph, or a list of sentences. */
export type Block =
  | { kind: 'paragraph'; inlines: readonly Inline[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] };

/**
 * Reads the little markup of texts: an empty line parts paragraphs, lines that begin with "- " are a list, **strong**,
 * [words](/path) and [words](link:name); a backslash keeps the sign behind it a sign. Whatever else is written stays
 * words: nothing of it becomes markup of the page.
 */
export function readRichText(text: string): Block[] {
  return text
    .replaceAll(/\\([*[\]\\])/g, (_whole, sign: string) => hidden(sign))
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readBlock);
}

/** Returns a text that the markup of another may hold without becoming part of it, such as a name that a holder typed. */
export function asWords(text: string): string {
  // What must not break, such as an amount and its sign, does not.
  return text.replaceAll(/[*[\]\\]/g, String.raw`\$&`).replaceAll(/[^\S\u00a0]+/g, ' ');
}

// Signs that are only signs wait in a private corner of Unicode while the markup is read.
const corner = 0xe000;
const hidden = (sign: string) => String.fromCodePoint(corner + (sign.codePointAt(0) ?? 0));
const shown = (text: string) =>
  text.replaceAll(/[\ue000-\ue0ff]/g, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? corner) - corner),
  );

function readBlock(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => readInlines(line.slice(2))) };
  return { kind: 'paragraph', inlines: readInlines(lines.join(' ')) };
}

// A path of the portal begins with one slash only: two would be another host.
const marked = /\*\*([^*]+)\*\*|\[([^\][]+)\]\((\/(?![/\\])[^\s()]*|link:[a-z][a-z0-9-]*)\)/g;

function readInlines(line: string): Inline[] {
  const inlines: Inline[] = [];
  let read = 0;
  const words = (until: number) => {
    if (until > read) inlines.push({ kind: 'words', text: shown(line.slice(read, until)) });
  };
  for (const found of line.matchAll(marked)) {
    const [whole, strong, text = '', target = ''] = found;
    words(found.index);
    inlines.push(
      strong === undefined
        ? { kind: 'link', text: shown(text), target }
        : { kind: 'strong', text: shown(strong) },
    );
    read = found.index + whole.length;
  }
  words(line.length);
  return inlines;
}
