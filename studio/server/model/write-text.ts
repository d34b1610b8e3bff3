import {
  applyEdits,
  pointerTo,
  valueAt,
  type AnswerLanguage,
  type Sources,
  sayIn,
  type Words,
} from '#analysis';
import type { TextEdit, TextWritten } from '../../protocol.ts';
import type { FileWritten, StudioFolder } from '../studio-folder.ts';

/** Whoever writes a file this often while one text of it is written is a program. */
const mostTries = 20;

/**
 * Writes one text of a file by its position, and nothing else of the file. A text that somebody else has changed meanwhile
 * is left as it is; what they have changed beside it stays.
 */
export function writeText(edit: TextEdit, folder: StudioFolder, language: AnswerLanguage): TextWritten {
  const refuse = (words: Words): TextWritten => ({ kind: 'refused', why: sayIn(language)(words) });
  for (let tries = 0; tries < mostTries; tries += 1) {
    folder.reread();
    const outcome = attempt(edit, folder);
    if (outcome === 'changed') continue;
    folder.reread();
    return 'refused' in outcome ? refuse(outcome.refused) : outcome;
  }
  return refuse(
    folder.trouble()?.words ?? {
      en: `${edit.file}.json keeps changing. Save again.`,
      it: `${edit.file}.json continua a cambiare. Salva di nuovo.`,
    },
  );
}

type Attempt = Exclude<FileWritten, 'written'> | { kind: 'written' | 'changed' };

function attempt({ file, key, was, words }: TextEdit, folder: StudioFolder): Attempt {
  const document = textsOf(folder.sources(), file);
  if ('refused' in document) return document;
  const keys = key.split('.');
  const now = valueAt(document.value, keys);
  if (typeof now !== 'string')
    return { refused: { en: 'This text is no longer there.', it: 'Questo testo non c’è più.' } };
  // Whoever got no answer sends it again.
  if (now === words) return { kind: 'written' };
  if (now !== was) return { kind: 'changed' };
  const span = document.span(pointerTo('', ...keys), 'value');
  const text = applyEdits(document.text, [{ ...span, text: JSON.stringify(words) }]);
  const outcome = folder.write(document.path, { was: document.text, text });
  return outcome === 'written' ? { kind: 'written' } : outcome;
}

type TextsFile = NonNullable<ReturnType<Sources['texts']['get']>>;

function textsOf(sources: Sources | undefined, file: string): TextsFile | { refused: Words } {
  const document = sources?.texts.get(file);
  if (!document) return { refused: { en: `There is no ${file}.json.`, it: `${file}.json non c’è.` } };
  if (!document.problem) return document;
  return {
    refused: {
      en: `${file}.json is no JSON at the moment, line ${document.problem.place.line}. Mend it and save again.`,
      it: `${file}.json al momento non è JSON, riga ${document.problem.place.line}. Correggilo e salva di nuovo.`,
    },
  };
}

/** Reads an edit of a text from the body of a request. */
export function readTextEdit(body: unknown): TextEdit | undefined {
  const { file, key, was, words } = Object(body);
  const isText = [file, key, was, words].every((each) => typeof each === 'string');
  return isText ? { file, key, was, words } : undefined;
}
