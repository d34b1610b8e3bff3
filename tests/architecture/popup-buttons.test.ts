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
    return submit && close ? [{ where: `${id}/${step}`, submit: String(submit), close: String(close) }] : [];
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
});
