import { describe, expect, it } from 'vitest';
import { folderOfJourneys } from '../scenarios/journeys.fixture.ts';
import { folderWith } from './folder.fixture.ts';
import { readTextEdit, writeText } from './write-text.ts';

const written = `{
  "ask":  { "title": "Bloccare?",   "body": "È per sempre." },
  "done": { "title": "Fatto" }
}
`;

describe('a text that is written', () => {
  it('takes the place of the one before, and nothing else of the file moves [STUDIO-06]', () => {
    const { folder, text } = folderWith(written);

    const outcome = writeText(
      { file: 'lock', key: 'ask.title', was: 'Bloccare?', words: 'Blocchi la «carta»?\nPensaci' },
      { folder, language: 'it', record: () => undefined },
    );

    expect(outcome).toEqual({ kind: 'written' });
    expect(text()).toBe(written.replace('"Bloccare?"', String.raw`"Blocchi la «carta»?\nPensaci"`));
  });

  it('comes to be where a journey asks for it, and nothing else of the file moves [STUDIO-06]', () => {
    const { folder, json, change } = folderOfJourneys('card-lock', 'sca', 'app-approval');
    const file = 'i18n/it/card-lock.json';
    const was = json(file);
    change(file, (text) => text.replace(/"unknown": \{\s*"title": "[^"]*",/, '"unknown": {'));
    folder.reread();
    expect(json(file)).not.toEqual(was);
    const words = Object(was).unknown.title;
    const edit = { file: 'card-lock', key: 'unknown.title', was: '', words };

    const outcome = writeText(edit, { folder, language: 'it', record: () => undefined });

    expect(outcome).toEqual({ kind: 'written' });
    expect(json(file)).toEqual(was);
  });

  it('does not write over what somebody else has written meanwhile [STUDIO-06]', () => {
    const { folder, text } = folderWith(written);

    const outcome = writeText(
      { file: 'lock', key: 'done.title', was: 'Finito', words: 'x' },
      { folder, language: 'it', record: () => undefined },
    );

    expect(outcome).toEqual({ kind: 'changed' });
    expect(text()).toBe(written);
  });

  it('is written once where its answer was lost and it is sent again [STUDIO-17]', () => {
    const { folder, text } = folderWith(written);
    const edit = { file: 'lock', key: 'done.title', was: 'Fatto', words: 'Finito' };

    expect(writeText(edit, { folder, language: 'it', record: () => undefined })).toEqual({ kind: 'written' });
    expect(writeText(edit, { folder, language: 'it', record: () => undefined })).toEqual({ kind: 'written' });
    expect(text()).toBe(written.replace('Fatto', 'Finito'));
  });

  it('says why a full disk or a broken file keeps it from being written, and leaves the file as it was [STUDIO-17]', () => {
    const { folder, text, change, meanwhile } = folderWith(written);
    const edit = { file: 'lock', key: 'done.title', was: 'Fatto', words: 'Finito' };

    meanwhile(() => ({ refused: { en: 'The disk is full.', it: 'Il disco è pieno.' } }));
    expect(writeText(edit, { folder, language: 'it', record: () => undefined })).toEqual({
      kind: 'refused',
      why: 'Il disco è pieno.',
    });
    expect(text()).toBe(written);
    change((words) => words.slice(0, 60));
    expect(writeText(edit, { folder, language: 'it', record: () => undefined })).toMatchObject({
      why: 'lock.json al momento non è JSON, riga 2. Correggilo e salva di nuovo.',
    });
    expect(text()).toBe(written.slice(0, 60));
  });

  it.each([
    ['another file', 'unlock', 'ask.title'],
    ['a group of texts', 'lock', 'ask'],
    ['what every object has', 'lock', 'constructor.name'],
  ])('is refused in %s [STUDIO-18]', (_, file, key) => {
    const { folder, text } = folderWith(written);

    expect(
      writeText({ file, key, was: '', words: 'x' }, { folder, language: 'it', record: () => undefined }).kind,
    ).toBe('refused');
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
