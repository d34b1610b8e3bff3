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
 * [words](/path) and [words](link:name). Whatever else is written stays words: nothing of it becomes markup of the page.
 */
export function readRichText(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readBlock);
}

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
    if (until > read) inlines.push({ kind: 'words', text: line.slice(read, until) });
  };
  for (const found of line.matchAll(marked)) {
    const [whole, strong, text = '', target = ''] = found;
    words(found.index);
    inlines.push(strong === undefined ? { kind: 'link', text, target } : { kind: 'strong', text: strong });
    read = found.index + whole.length;
  }
  words(line.length);
  return inlines;
}
