import { describe, expect, it } from 'vitest';
import type { Finding, SourceFile } from '#analysis';
import { overlay } from './overlay.ts';

const file = (path: string, value: unknown): SourceFile => ({ path, text: JSON.stringify(value, null, 2) });

const standard = {
  from: 'node_modules/percorso',
  files: [
    file('journeys/lock/journey.json', { id: 'lock' }),
    file('journeys/lock/forms/code.json', {}),
    file('i18n/it/lock.json', { ask: { title: 'Blocca' } }),
    file('i18n/it/login.json', { title: 'Accedi', errors: { wrong: 'Errato', late: 'Tardi' } }),
    file('journeys/guards.json', { guards: { on: { guard: { and: [true] } }, off: { guard: false } } }),
    file('journeys/popups.json', ['LOCK']),
  ],
};

const laid = (...own: readonly SourceFile[]) => overlay(standard, own);
const valueOf = (path: string, ...own: readonly SourceFile[]): unknown => {
  const found = laid(...own).files.find((each) => each.path === path);
  return found && JSON.parse(found.text);
};

const found = (path: string, at: Partial<Finding>): Finding => ({
  code: 'text-word',
  severity: 'error',
  file: path,
  line: 1,
  column: 1,
  length: 1,
  pointer: '',
  message: '',
  ...at,
});

describe('a bank’s folder over the package', () => {
  it('has all that the package has where it has nothing of its own [RUN-02]', () => {
    expect(laid().files).toEqual(standard.files);
  });

  it('has a journey of its own whole, without what ours has more [RUN-02]', () => {
    const own = file('journeys/lock/journey.json', { id: 'lock', version: '2.0.0' });

    expect(valueOf('journeys/lock/journey.json', own)).toEqual({ id: 'lock', version: '2.0.0' });
    expect(valueOf('journeys/lock/forms/code.json', own)).toBeUndefined();
    expect(valueOf('i18n/it/lock.json', own)).toEqual({ ask: { title: 'Blocca' } });
  });

  it('has the texts of a journey of its own whole, and of others key by key [RUN-02]', () => {
    const journey = file('journeys/lock/journey.json', { id: 'lock' });
    const texts = file('i18n/it/lock.json', { told: 'Fatto' });
    const login = file('i18n/it/login.json', { errors: { late: 'Troppo tardi' } });

    expect(valueOf('i18n/it/lock.json', journey, texts)).toEqual({ told: 'Fatto' });
    expect(valueOf('i18n/it/lock.json', texts)).toEqual({ ask: { title: 'Blocca' }, told: 'Fatto' });
    expect(valueOf('i18n/it/login.json', login)).toEqual({
      title: 'Accedi',
      errors: { wrong: 'Errato', late: 'Troppo tardi' },
    });
  });

  it('adds to the lists of all journeys, or takes the place of an entry whole [RUN-02]', () => {
    const guards = file('journeys/guards.json', { guards: { on: { guard: { or: [false] } } } });

    expect(valueOf('journeys/guards.json', guards)).toEqual({
      guards: { on: { guard: { or: [false] } }, off: { guard: false } },
    });
    expect(valueOf('journeys/popups.json', file('journeys/popups.json', ['LOCK', 'MINE']))).toEqual([
      'LOCK',
      'MINE',
    ]);
  });

  it('is told of by the path of the package where the package has it, and without a mending there [RUN-02]', () => {
    const told = laid().told(
      found('journeys/lock/journey.json', { line: 2, fix: { start: 0, end: 1, text: '' } }),
    );

    expect(told).toEqual(found('node_modules/percorso/journeys/lock/journey.json', { line: 2 }));
  });

  it('is told of at the place of its own text in what is merged, and in the word that is meant [RUN-02]', () => {
    const own = { path: 'i18n/it/login.json', text: '{\n\n  "errors": { "late": "Clicca tardi" }\n}' };
    const { files, told } = laid(own);
    const merged = files.find(({ path }) => path === own.path)?.text ?? '';
    const line = merged.split('\n').findIndex((each) => each.includes('"late"')) + 1;
    const column = (merged.split('\n')[line - 1] ?? '').indexOf('Clicca') + 1;
    const word = { line, column, length: 6, pointer: '/errors/late' };

    expect(told(found(own.path, word))).toMatchObject({ file: own.path, line: 3, column: 24, length: 6 });
    expect(told(found(own.path, { line: 2, column: 3, pointer: '/title' }))).toMatchObject({
      file: 'node_modules/percorso/i18n/it/login.json',
      line: 2,
      column: 3,
    });
  });

  it('is written with what a list has more than ours, which is nothing where it has no more [RUN-02]', () => {
    const written = (popups: readonly string[]): unknown =>
      JSON.parse(laid().toWrite(file('journeys/popups.json', popups)).text);

    expect(written(['LOCK', 'MINE'])).toEqual(['MINE']);
    expect(written(['LOCK'])).toEqual([]);
    expect(valueOf('journeys/popups.json', file('journeys/popups.json', []))).toEqual(['LOCK']);
  });

  it('keeps of a merged file that is written only what is not ours [RUN-02]', () => {
    const whole = { title: 'Entra', errors: { wrong: 'Errato', late: 'Tardi' } };

    const { text } = laid().toWrite(file('i18n/it/login.json', whole));

    expect(JSON.parse(text)).toEqual({ title: 'Entra' });
  });

  it('keeps an entry of a list whole, as it counts whole [RUN-02]', () => {
    const path = 'journeys/guards.json';
    const on = { guard: { and: [true] }, takes: ['service'] };

    const { text } = laid().toWrite(file(path, { guards: { on, off: { guard: false } } }));

    expect(JSON.parse(text)).toEqual({ guards: { on } });
    expect(valueOf(path, { path, text })).toEqual({ guards: { on, off: { guard: false } } });
  });

  it('has a file that is no JSON as it is, so that it is told of where it stands [RUN-02]', () => {
    const own = { path: 'i18n/it/login.json', text: '{ "title": ' };

    const { files, told } = laid(own);

    expect(files).toContainEqual(own);
    expect(told(found(own.path, { line: 1, column: 12 }))).toMatchObject({ line: 1, column: 12 });
  });
});
