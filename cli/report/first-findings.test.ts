import { expect, it } from 'vitest';
import type { Finding } from '#analysis';
import { firstFindings } from './first-findings.ts';

const finding = (file: string, line: number): Finding => ({
  code: 'text-unused',
  severity: 'error',
  file,
  line,
  column: 1,
  length: 1,
  pointer: '',
  message: 'Nothing shows it.',
});

it('tells the first hundred findings of a file, and of the rest how many they are', () => {
  const many = Array.from({ length: 130 }, (_, index) => finding('i18n/it/visit.json', index + 1));

  const told = firstFindings([...many, finding('i18n/it/guide.json', 1)]);

  expect(told.get('i18n/it/visit.json')).toEqual({ findings: many.slice(0, 100), more: 30 });
  expect(told.get('i18n/it/guide.json')).toMatchObject({ more: 0 });
});
