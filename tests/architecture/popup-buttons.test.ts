import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Where popups that no journey draws put their buttons. */
const footers = globSync('ui/{views,journey}/**/*.tsx', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) => {
    const buttons = /footer=\{([\s\S]*?)\n {6}\}?\n? {4}>/u.exec(read(path))?.[1]?.match(/<Button\b[^>]*/gu);
    return buttons === undefined || buttons === null ? [] : [{ path, buttons }];
  });

/** The words of the two buttons of each screen of a journey: what goes on, and the way out. */
const pairs = globSync('journeys/*/journey.json', { cwd: root }).flatMap((path) => {
  const { id, steps } = JSON.parse(read(path));
  const texts = JSON.parse(read(`i18n/it/${id}.json`));
  return Object.keys(steps).flatMap((step) => {
    const { submit, close } = Object(texts[step]?.actions);
    if (!submit || !close) return [];
    return [{ where: `${id}/${step}`, journey: id, submit: String(submit), close: String(close) }];
  });
});

const isLoud = (words: string) => words === words.toUpperCase();

describe('the buttons of a popup', () => {
  it('stand in one order: the way out first, the main one last', () => {
    const two = footers.filter(({ buttons }) => buttons.length === 2);

    expect(two.length).toBeGreaterThan(2);
    for (const { path, buttons } of two) {
      expect(buttons[0], path).toContain('secondary');
      expect(buttons[1], path).not.toContain('variant');
    }
  });

  it('are written alike, both in capitals or neither', () => {
    const unlike = pairs.filter(({ submit, close }) => isLoud(submit) !== isLoud(close));

    expect(pairs.length).toBeGreaterThan(100);
    expect(unlike).toEqual([]);
  });

  it('call the way out of a journey by one name, and the one that gives nothing up CHIUDI [HOLDER-16]', () => {
    // Who has not given the code in time is let in no more; what a password warning offers is a row’s (PWD-01).
    const given = [
      'holder-code/enter-late-code',
      'password-expiring/warn',
      'password-expiring-tomorrow/warn',
    ];
    const free = pairs.filter(({ where }) => !given.includes(where));
    const names = Map.groupBy(free, ({ journey }) => journey);

    for (const [journey, found] of names) {
      const outs = new Set(found.map(({ close }) => close.toUpperCase()).filter((name) => name !== 'CHIUDI'));
      expect(['', 'ANNULLA', 'ESCI'], journey).toContain([...outs].join(' and '));
    }
  });
});
