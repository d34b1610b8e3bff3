import { describe, expect, it } from 'vitest';
import { gulpease, measureReadability } from './readability.ts';

const rowOf = (words: string) => ({ file: 'a', key: 'b', screen: 'b', words });

describe('how easy a text is to read', () => {
  it.each([
    // 2 sentences, 8 words, 36 letters: 89 + (600 − 360) ÷ 8, which is beyond 100.
    ['Il codice arriva via SMS. Vale cinque minuti.', 100],
    // 1 sentence, 7 words, 70 letters: 89 + (300 − 700) ÷ 7.
    ['Autenticazione obbligatoria precedentemente all’autorizzazione dei pagamenti', 31.86],
  ])('of “%s” is %d', (words, index) => {
    expect(gulpease(words)).toBeCloseTo(index, 1);
  });

  it('is not asked of what has no words', () => {
    expect(gulpease('…')).toBeUndefined();
  });

  it('is informed of prose alone, the hardest first, and once for the same words', () => {
    const easy = 'Il codice vale cinque minuti. Poi ne puoi chiedere un altro da qui.';
    const hard =
      'La predisposizione delle autorizzazioni dispositive presuppone necessariamente la precedente registrazione integrale dei riferimenti anagrafici personali.';

    const { rows } = measureReadability([easy, hard, 'Avanti', easy].map(rowOf));

    expect(rows.map(({ words }) => words)).toEqual([hard, easy]);
  });
});
