import { applyEdits, pointerTo, valueAt, type AnswerLanguage, sayIn, type Words } from '#analysis';
import type { TextEdit, TextWritten } from '../../protocol.ts';
import type { StudioFolder } from '../studio-folder.ts';

/** Writes one text of a file by its position, and nothing else of the file; what has changed meanwhile is left as it is. */
export function writeText(edit: TextEdit, folder: StudioFolder, language: AnswerLanguage): TextWritten {
  const refuse = (words: Words): TextWritten => ({ kind: 'refused', why: sayIn(language)(words) });
  folder.reread();
  const document = folder.sources()?.texts.get(edit.file);
  if (!document) return refuse({ en: `There is no ${edit.file}.json.`, it: `${edit.file}.json non c’è.` });
  const keys = edit.key.split('.');
  const now = valueAt(document.value, keys);
  if (typeof now !== 'string')
    return refuse({ en: 'This text is no longer there.', it: 'Questo testo non c’è più.' });
  if (now !== edit.was)
    return refuse({
      en: 'Somebody has changed it meanwhile. Look at it again.',
      it: 'Intanto qualcuno l’ha cambiato. Rileggilo.',
    });
  const span = document.span(pointerTo('', ...keys), 'value');
  folder.write(document.path, applyEdits(document.text, [{ ...span, text: JSON.stringify(edit.words) }]));
  folder.reread();
  return { kind: 'written' };
}

/** Reads an edit of a text from the body of a request. */
export function readTextEdit(body: unknown): TextEdit | undefined {
  const { file, key, was, words } = Object(body);
  const isText = [file, key, was, words].every((each) => typeof each === 'string');
  return isText ? { file, key, was, words } : undefined;
}
