import { describe, expect, it } from 'vitest';
import { folderOfJourneys } from '../scenarios/journeys.fixture.ts';
import { writeFiles, type FileToWrite } from '../writing/write-files.ts';
import { createHistory } from './create-history.ts';

const texts = 'i18n/it/card-lock.json';
const journey = 'journeys/card-lock/journey.json';
const scenario = 'journeys/card-lock/scenarios/new.json';

function open() {
  const opened = folderOfJourneys('card-lock');
  const history = createHistory(opened.folder, 'it');
  const text = (path: string): string => opened.text(path) ?? '';
  const write = (name: string, edits: Readonly<Record<string, (text: string) => string>>): void => {
    const files: FileToWrite[] = Object.entries(edits).map(([path, edit]) => ({
      path,
      was: opened.text(path),
      text: edit(text(path)),
    }));
    expect(writeFiles(files, opened.folder)).toBe('written');
    history.record({ kind: 'text', name }, files);
  };
  return { ...opened, history, text, write };
}

const locked = (text: string): string => text.replace('"start": "confirm"', '"start": "lock"');
const titled = (text: string): string => text.replace('BLOCCA', 'FERMA');

const before = (now: string): string => now.replace('"1.0.0"', '"1.23.45"');
const behind = (now: string): string =>
  now.replace('"critical"', '"ok"').replace('"card", "cards"', '"card"');

describe('what Studio has written', () => {
  it('is taken back and done again across files, the last first, each with all its files', () => {
    const { history, text, write } = open();
    const [first, words] = [text(journey), text(texts)];
    write('one', { [journey]: locked });
    write('two', { [journey]: (now) => now.replace('"1.0.0"', '"1.1.0"'), [texts]: titled });
    const [last, lastWords] = [text(journey), text(texts)];

    expect(history.view().undo).toEqual({ kind: 'text', name: 'two' });
    expect(history.turn('undo')).toMatchObject({ kind: 'done', deed: { name: 'two' } });
    expect([text(journey), text(texts)]).toEqual([locked(first), words]);
    history.turn('undo');
    expect(text(journey)).toBe(first);
    expect(history.turn('undo')).toEqual({ kind: 'nothing' });
    expect(history.view()).toEqual({ redo: { kind: 'text', name: 'one' } });

    history.turn('redo');
    history.turn('redo');
    expect([text(journey), text(texts)]).toEqual([last, lastWords]);
  });

  it('goes no further forth once something else was written', () => {
    const { history, write } = open();
    write('one', { [journey]: locked });
    history.turn('undo');
    write('other', { [texts]: titled });

    expect(history.view()).toEqual({ undo: { kind: 'text', name: 'other' } });
  });

  it('keeps what somebody else has written beside it since, before it or behind it [STUDIO-17]', () => {
    const { history, text, write, change } = open();
    const first = text(journey);
    write('one', { [journey]: locked });
    for (const theirs of [before, behind]) {
      change(journey, theirs);
      history.turn('undo');
      expect(text(journey)).toBe(
        [before, behind].slice(0, theirs === before ? 1 : 2).reduce((now, each) => each(now), first),
      );
      history.turn('redo');
      expect(text(journey)).toContain('"start": "lock"');
    }
  });

  it('is not taken back where somebody else has changed the same place, in any of its files [STUDIO-17]', () => {
    const { history, text, write, change } = open();
    write('one', { [journey]: locked, [texts]: titled });
    change(journey, (now) => now.replace('"start": "lock"', '"start": "done"'));
    const theirs = [text(journey), text(texts)];

    expect(history.turn('undo')).toEqual({ kind: 'changed', files: [journey] });
    expect([text(journey), text(texts)]).toEqual(theirs);
    expect(history.view().undo).toMatchObject({ name: 'one' });
  });

  it('that was a new file goes and comes again, unless somebody has written in it', () => {
    const { history, paths, write, change } = open();
    write('made', { [scenario]: () => '{"title":"x"}' });
    history.turn('undo');
    expect(paths()).not.toContain(scenario);
    history.turn('redo');
    expect(paths()).toContain(scenario);
    change(scenario, () => '{"title":"y"}');

    expect(history.turn('undo')).toEqual({ kind: 'changed', files: [scenario] });
    expect(paths()).toContain(scenario);
  });

  it('is written to all its files or to none', () => {
    const { folder, text } = open();
    const first = text(journey);

    const outcome = writeFiles(
      [
        { path: journey, was: first, text: locked(first) },
        { path: texts, was: 'what nobody has written', text: '{}' },
      ],
      folder,
    );
    expect(outcome).toBe('changed');
    expect(text(journey)).toBe(first);
  });
});
