import { isNode, jsonEdits, pointerTo, valueAt } from '#analysis';
import type { TextEdit, Written } from '../../protocol.ts';
import { isAskedFor } from '../model/text-views.ts';
import { writeInto, type WriteGround } from './write-into.ts';

/**
 * Writes one text of a file by its position, or where none was yet. A text that somebody else has changed meanwhile is left as it is; what they
 * have changed beside it stays.
 */
export function writeText({ file, key, was, words }: TextEdit, ground: WriteGround): Written {
  const keys = key.split('.');
  const isAsked = (): boolean => {
    const sources = ground.folder.sources();
    return sources !== undefined && isAskedFor(sources, { file, key });
  };
  return writeInto(
    {
      file: `${file}.json`,
      deed: { kind: 'text', name: `${file}: ${key}` },
      find: ({ texts }) => texts.get(file),
      change: (document) => {
        const now = valueAt(document.value, keys);
        // One that was not there comes to be.
        if (now === undefined && was === '' && isAsked())
          return words === ''
            ? { kind: 'written' }
            : { edits: jsonEdits(document, textWith(document.value, keys, words)) };
        if (typeof now !== 'string')
          return { refused: { en: 'This text is no longer there.', it: 'Questo testo non c’è più.' } };
        // Anyone who got no answer sends it again.
        if (now === words) return { kind: 'written' };
        if (now !== was) return { kind: 'changed' };
        const span = document.span(pointerTo('', ...keys), 'value');
        return { edits: [{ ...span, text: JSON.stringify(words) }] };
      },
    },
    ground,
  );
}

/** Copies a tree of texts with one more. */
function textWith(tree: unknown, [key, ...rest]: readonly string[], words: string): unknown {
  if (key === undefined) return words;
  const owner = isNode(tree) ? tree : {};
  return { ...owner, [key]: textWith(owner[key], rest, words) };
}

/** Reads an edit of a text from the body of a request. */
export function readTextEdit(body: unknown): TextEdit | undefined {
  const { file, key, was, words } = Object(body);
  const isText = [file, key, was, words].every((each) => typeof each === 'string');
  return isText ? { file, key, was, words } : undefined;
}
