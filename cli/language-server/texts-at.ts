import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Caret } from './caret.ts';
import type { NamesAt } from './names-at.ts';
import type { Asked } from './names/asked.ts';
import { placeholders } from './names/of-placeholders.ts';
import { ownerOf, placesOfTexts, textKeys } from './names/of-texts.ts';

type TextAsked = { asked: Asked; caret: Caret; document: TextDocument; offset: number };

/** Finds which keys may stand at the caret in a journey’s texts, or which placeholders; in a text, what shows it. */
export function textsAt(given: TextAsked): NamesAt | undefined {
  const { asked, caret, document } = given;
  const { start, end, isClosed, text } = caret.text;
  const range = {
    start: document.positionAt(start + 1),
    end: document.positionAt(isClosed ? end - 1 : end),
  };
  if (caret.part === 'key') return { names: textKeys(asked), whole: text, range };
  const place = placesOfTexts(asked).find(
    ({ path }) => path.length === caret.keys.length && path.every((key, index) => key === caret.keys[index]),
  );
  if (!place) return undefined;
  const braces = bracesAt(given);
  if (!braces) {
    const there = { ...ownerOf(place.path, place, asked), name: place.path.join('.') };
    return { names: [], whole: '', range, there };
  }
  const names = placeholders(place, asked);
  const isKnown = names.some(({ name }) => name === braces.whole);
  // What has another format than its value takes is still filled by that.
  const [bare = ''] = braces.whole.split(',', 1);
  return { names, ...braces, whole: isKnown ? braces.whole : bare };
}

/** Finds the placeholder that holds the caret; its end is still to be typed where the text ends, or another begins. */
function bracesAt({ caret, document, offset }: TextAsked): Omit<NamesAt, 'names'> | undefined {
  const { start, end } = caret.text;
  const source = document.getText();
  const open = source.lastIndexOf('{', offset - 1);
  if (open <= start || source.slice(open, offset).includes('}')) return undefined;
  const [inner = ''] = /^[^{}"\n]*/.exec(source.slice(offset, end)) ?? [];
  const isClosed = source[offset + inner.length] === '}';
  const until = isClosed ? offset + inner.length : offset;
  return {
    whole: source.slice(open + 1, until),
    range: { start: document.positionAt(open + 1), end: document.positionAt(until) },
    ...(!isClosed && { closedBy: '}' }),
  };
}
