import { describe, expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['3331234519', '333 123 4519'],
    ['333123451', '333 123 451'],
    ['+393331234519', '+39 333 123 4519'],
    ['********67', '********67'],
    ['', ''],
  ])('%s reads %s, and never breaks', (phone, words) => {
    expect(formatPhone(phone)).toBe(words.replaceAll(' ', '\u00a0'));
  });
});
