import { openDocument } from '#analysis';
import { describe, expect, it } from 'vitest';
import type { StudioFolder } from '../studio-folder.ts';
import { readTextEdit, writeText } from './write-text.ts';

const written = `{
  "ask":  { "title": "Bloccare?",   "body": "È per sempre." },
  "done": { "title": "Fatto" }
}
`;

/** A folder with one file of texts. */
function folderWith(text: string) {
  const files = new Map([['i18n/it/lock.json', text]]);
  const folder: StudioFolder = {
    path: '/work',
    reread: () => undefined,
    // Of the sources nothing but the texts is read.
    sources: () =>
      ({
        texts: new Map([
          ['lock', openDocument({ path: 'i18n/it/lock.json', text: files.get('i18n/it/lock.json') ?? '' })],
        ]),
      }) as never,
    findings: () => [],
    trouble: () => undefined,
    openJudge: () => ({ judge: () => undefined, close: () => undefined }),
    changed: () => new Promise(() => undefined),
    since: () => undefined,
    write: (path, words) => void files.set(path, words),
  };
  return { folder, text: () => files.get('i18n/it/lock.json') };
}

describe('a text that is written', () => {
  it('takes the place of the one before, and nothing else of the file moves [STUDIO-06]', () => {
    const { folder, text } = folderWith(written);

    const outcome = writeText(
      { file: 'lock', key: 'ask.title', was: 'Bloccare?', words: 'Blocchi la «carta»?\nPensaci' },
      folder,
      'it',
    );

    expect(outcome).toEqual({ kind: 'written' });
    expect(text()).toBe(written.replace('"Bloccare?"', String.raw`"Blocchi la «carta»?\nPensaci"`));
  });

  it('does not write over what somebody else has written meanwhile [STUDIO-06]', () => {
    const { folder, text } = folderWith(written);

    const outcome = writeText({ file: 'lock', key: 'done.title', was: 'Finito', words: 'x' }, folder, 'it');

    expect(outcome).toEqual({ kind: 'refused', why: 'Intanto qualcuno l’ha cambiato. Rileggilo.' });
    expect(text()).toBe(written);
  });

  it.each([
    ['another file', 'unlock', 'ask.title'],
    ['a group of texts', 'lock', 'ask'],
    ['what every object has', 'lock', 'constructor.name'],
  ])('is refused in %s [STUDIO-18]', (_, file, key) => {
    const { folder, text } = folderWith(written);

    expect(writeText({ file, key, was: '', words: 'x' }, folder, 'it').kind).toBe('refused');
    expect(text()).toBe(written);
  });

  it('is read from a body that has all of it, and from no other [STUDIO-18]', () => {
    expect(readTextEdit({ file: 'a', key: 'b', was: 'c', words: 'd', more: 1 })).toEqual({
      file: 'a',
      key: 'b',
      was: 'c',
      words: 'd',
    });
    expect(readTextEdit({ file: 'a', key: 'b', was: 'c', words: 4 })).toBeUndefined();
    expect(readTextEdit(undefined)).toBeUndefined();
  });
});
