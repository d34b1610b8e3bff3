import { expect, it } from 'vitest';
import { explainFailure } from '../explain-failure.ts';
import { printable } from './printable.ts';

it('what is quoted from a file is shown, and not obeyed by a terminal; lines and colours stay [RUN-09]', () => {
  const [bell, clear, colour, c1] = ['\u0007', '\u001b[2J', '\u001b[31mred\u001b[39m', '\u009b5n'];

  expect(printable(`a${bell}b${clear}c\r\n\td${colour}${c1}\r`)).toBe(
    `a\\x07b\\x1b[2Jc\n\td${colour}\\x9b5n\\x0d`,
  );
});

it('why a start is refused is shown so as well [S-88]', () => {
  expect(explainFailure(new Error('BRAND_INVALID: logo.svg has “\u001b]0;x\u0007”; mend it'))).toBe(
    'BRAND_INVALID: logo.svg has “\\x1b]0;x\\x07”; mend it',
  );
});
