import { describe, expect, it } from 'vitest';
import { check, readSources, type Views } from '#analysis';
import { projectFiles, projectLanguage } from './project.ts';

const file = 'journeys/spending-control/journey.json';
const language = projectLanguage();
const whole = projectFiles();
const views: Views = JSON.parse(whole.find(({ path }) => path === 'journeys/views.json')?.text ?? '{}');

/** Compares in the journey that saves a limit, and lists what is found there. */
function compared(variable: string, value: unknown) {
  const guard = JSON.stringify({ '===': [{ var: variable }, value] });
  const files = whole.map((each) =>
    each.path === file
      ? {
          ...each,
          text: each.text.replace('"when": { "var": "data.active" }', `"when": ${guard}`),
        }
      : each,
  );
  const text = files.find(({ path }) => path === file)?.text ?? '';
  return check(readSources(language, files, { views }))
    .filter(({ code }) => code === 'value-impossible')
    .map(({ message, hint, fix }) => ({
      message,
      hint,
      mended:
        fix &&
        (text.slice(0, fix.start) + fix.text + text.slice(fix.end)).includes(
          guard.replace(/"(true|false)"/, '$1'),
        ),
    }));
}

describe('a comparison of what is true or false', () => {
  it('with a text in quotes is told what the datum is, and mended by taking the quotes away', () => {
    expect(compared('data.active', 'true')).toEqual([
      { message: '"data.active" is never "true".', hint: 'It is true or false.', mended: true },
    ]);
  });

  it('with another text is told what the datum is, and left as it is', () => {
    expect(compared('data.active', 'yes')).toEqual([
      { message: '"data.active" is never "yes".', hint: 'It is true or false.', mended: undefined },
    ]);
  });

  it('with a flag in quotes is mended too', () => {
    const [found] = compared('card.profiling.IBAN_PREPAID.limited', 'true');

    expect(found).toMatchObject({ hint: 'It is true or false.', mended: true });
  });
});
