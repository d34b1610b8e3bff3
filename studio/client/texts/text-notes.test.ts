import { describe, expect, it } from 'vitest';
import { textNotes } from './text-notes.ts';

const text = {
  file: 'card-lock',
  key: 'confirm.title',
  step: 'confirm',
  words: 'Blocca {card}',
  longest: 20,
  isStandIn: false,
  values: ['card'],
};
const avoid = [{ word: 'clicc*', better: 'premi, scegli' }];
const notes = (words: string, own: object = {}) => textNotes({ ...text, ...own }, { words, avoid });

describe('a text that is typed', () => {
  it('is as long as it is read, with its placeholders filled, as the check counts [STUDIO-06]', () => {
    expect(notes('Blocca {card}')).toEqual([{ kind: 'length', length: 17, longest: 20, isTooLong: false }]);
    expect(notes('Blocca ora {card}')).toMatchObject([{ length: 21, isTooLong: true }]);
    expect(notes('Blocca ora {card}', { excused: ['text-long'] })).toMatchObject([{ isTooLong: false }]);
  });

  it('tells the placeholders that it has lost, and those that nothing fills there [STUDIO-06]', () => {
    expect(notes('Blocca {pan}').slice(1)).toEqual([
      { kind: 'lost', name: '{card}' },
      { kind: 'unknown', name: 'pan' },
    ]);
    expect(notes('Blocca {card} {pan}', { values: undefined }).slice(1)).toEqual([]);
  });

  it('tells of a brace that is not closed what was expected there, while it is typed [STUDIO-06]', () => {
    expect(notes('Blocca {card').slice(1)).toEqual([
      { kind: 'unclosed', name: '{card' },
      { kind: 'lost', name: '{card}' },
    ]);
    expect(notes('Blocca {pan {card}', { values: undefined }).slice(1)).toEqual([
      { kind: 'unclosed', name: '{pan ' },
    ]);
    expect(notes('Blocca {card}').slice(1)).toEqual([]);
  });

  it('tells the words that have a better one, unless the text is excused [STUDIO-06]', () => {
    expect(notes('Cliccando {card}').slice(1)).toEqual([
      { kind: 'avoided', name: 'Cliccando', better: 'premi, scegli' },
    ]);
    expect(notes('Cliccando {card}', { excused: ['text-word'] }).slice(1)).toEqual([]);
  });
});
