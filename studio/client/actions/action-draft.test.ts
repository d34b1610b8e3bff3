import { describe, expect, it } from 'vitest';
import type { JourneyView, StepView } from '../../protocol.ts';
import { actionsOf, draftsOf, freePlaces, isSaid, mainOf, newDraft, placeOf } from './action-draft.ts';

// Of which only these are read.
const screen = { name: 'ask' } as StepView;
const journey = {
  texts: [
    { key: 'ask.actions.submit', words: 'AVANTI' },
    { key: 'ask.actions.close', words: 'ANNULLA' },
  ],
} as unknown as JourneyView;
const step = {
  kind: 'form',
  summary: { who: { change: 'mend' } },
  actions: { mend: { to: 'who' }, submit: { cases: [] }, close: { to: 'gone' } },
};
const drafts = draftsOf(step, screen, journey);

describe('the buttons of a screen', () => {
  it('are read in their order, each with its words and its place [STUDIO-09]', () => {
    expect(drafts.map(({ name, words, to }) => [name, words, to])).toEqual([
      ['mend', '', 'who'],
      ['submit', 'AVANTI', ''],
      ['close', 'ANNULLA', 'gone'],
    ]);
    expect(drafts.map((draft) => placeOf(draft, drafts))).toEqual(['lines', 'main', 'exit']);
    expect(mainOf(drafts)?.decides).toBe(true);
  });

  it('get one more, named after its words apart from the others, once all of it is said [STUDIO-09]', () => {
    const begun = newDraft([]);
    expect(isSaid(begun)).toBe(false);
    const said = { ...begun, words: 'Mend!', to: 'who' };
    expect(isSaid(said)).toBe(true);
    expect(actionsOf([...drafts, said]).at(-1)).toEqual({
      name: 'mend-2',
      words: 'Mend!',
      to: 'who',
      outcome: '',
      look: 'secondary',
      submits: false,
    });
    expect(placeOf(said, [...drafts, said])).toBeUndefined();
  });

  it('let a new one be the main one or the way out only where none is [STUDIO-09]', () => {
    const draft = { ...newDraft([]), look: 'main', words: 'Sì', to: 'who' } as const;
    expect(freePlaces(draft, [...drafts, draft])).toEqual([]);
    expect(freePlaces(draft, [draft])).toEqual(['main', 'exit']);
    expect(actionsOf([draft])[0]).toMatchObject({ name: 'submit', look: '' });
  });
});
