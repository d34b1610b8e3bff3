import { expect, it } from 'vitest';
import type { TextView } from '../../protocol.ts';
import { pickedText } from './picked-text.ts';

const text = (key: string, words: string): TextView => ({
  file: 'card-lock',
  key,
  step: key.split('.')[0] ?? '',
  words,
  isStandIn: false,
});
const texts = [
  text('unknown.actions.close', 'CHIUDI'),
  text('confirm.body', 'La carta {card} si blocca **subito**.\n\nPoi chiama {lockLine}.'),
  text('confirm.actions.close', 'CHIUDI'),
  text('done.title', '{title}'),
];
const key = (words: string[], step = 'confirm') => pickedText(texts, { words, step })?.key;

it('finds the text that was pointed at by a paragraph of it, whatever fills it, first on the screen in sight [STUDIO-06]', () => {
  expect(key(['subito', 'La carta CLASSIC si blocca subito.'])).toBe('confirm.body');
  expect(key(['800 000 100', 'Poi chiama 800 000 100.'])).toBe('confirm.body');
  expect(key(['CHIUDI'])).toBe('confirm.actions.close');
  expect(key(['CHIUDI'], 'unknown')).toBe('unknown.actions.close');
  expect(key(['Qualcos’altro'])).toBeUndefined();
});
