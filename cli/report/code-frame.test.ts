import { expect, it } from 'vitest';
import type { Finding } from '#analysis';
import { codeFrame } from './code-frame.ts';
import { voiceFor } from './voice.ts';

const voice = voiceFor({ language: 'en', colours: false });

it('shows the way by which a run gets to the finding, each step with what it is left by', () => {
  const place = { line: 1, column: 3, length: 4 };
  const finding: Finding = {
    code: 'end-unreachable',
    severity: 'error',
    file: 'journeys/visit/journey.json',
    pointer: '/steps/last',
    message: 'From the step "last" no path leads to an end.',
    ...place,
    path: [
      { step: 'first', by: 'submit', ...place },
      { step: 'last', ...place },
    ],
  };

  const shown = codeFrame(finding, ['{ "last": 1 }'], voice);

  expect(shown.split('\n').at(-1)).toBe('  path | first [submit] → last');
});

it('shows what stands around a finding in a line that is very long', () => {
  const finding: Finding = {
    code: 'json-syntax',
    severity: 'error',
    file: 'journeys/visit/journey.json',
    pointer: '',
    message: 'Expected a value, found "?".',
    line: 1,
    column: 5001,
    length: 1,
  };

  const shown = codeFrame(finding, [`${'['.repeat(5000)}?${']'.repeat(5000)}`], voice);

  const [, , source = '', mark = ''] = shown.split('\n');
  expect(source.length).toBeLessThan(420);
  expect(source[mark.indexOf('^')]).toBe('?');
});
