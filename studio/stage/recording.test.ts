import type { JourneyState } from '#engine';
import { expect, it } from 'vitest';
import { madeBy } from './made-by.ts';
import type { Made } from './messages.ts';
import { recordingOf } from './recording.ts';
import type { Moment } from './walk.ts';

// Of the state nothing else is read.
const state = (step: string): JourneyState =>
  ({ frames: [{ journey: 'lock', step }], context: { card: { flagFamiliar: false } } }) as never;
const moment = (made: Made, step = 'ask'): Moment => ({
  state: state(step),
  made,
  label: { kind: 'begin' },
  effects: [],
});
const begin: Made = { kind: 'begin', input: { cardId: '1' }, now: '2026-11-19T15:00:00Z' };

it('says a walk as a scenario does: what is so at the beginning, flags that were set on the way too, and the moves [STUDIO-08]', () => {
  const moves: Made[] = [
    { kind: 'flag', path: 'card.flagFamiliar', value: true },
    { kind: 'move', move: { action: 'submit' } },
    { kind: 'move', move: 'time' },
  ];

  expect(recordingOf([begin, ...moves].map((made) => moment(made)))).toEqual({
    kind: 'recorded',
    begun: {
      input: { cardId: '1' },
      now: '2026-11-19T15:00:00Z',
      context: { card: { flagFamiliar: true } },
      stands: 'lock/ask',
    },
    moves: [
      { move: { action: 'submit' }, stands: 'lock/ask' },
      { move: 'time', stands: 'lock/ask' },
    ],
  });
});

it('cannot say what begins with samples, or has been left [STUDIO-08]', () => {
  const sample: Made = { kind: 'unsaid', why: 'sample' };
  const left: Made = { kind: 'unsaid', why: 'left' };

  expect(recordingOf([moment(sample)])).toEqual({ kind: 'unsaid', why: 'sample' });
  expect(recordingOf([moment(begin), moment(left)])).toEqual({ kind: 'unsaid', why: 'left' });
});

it('says what was done as a scenario would, with nothing that goes without saying [STUDIO-08]', () => {
  const reply = { kind: 'reply', operation: 'lockCard', answer: 'Riuscita' } as const;
  const at = 'ask';

  expect(madeBy({ kind: 'action', at, action: 'submit', values: {} }, { kind: 'back' })).toEqual({
    kind: 'move',
    move: { action: 'submit' },
  });
  expect(
    madeBy({ kind: 'reply', callId: '1', reply: { kind: 'reply', status: 200, body: { a: 1 } } }, reply),
  ).toEqual({ kind: 'move', move: { answer: { operation: 'lockCard', body: { a: 1 } } } });
  expect(
    madeBy({ kind: 'reply', callId: '1', reply: { kind: 'unreachable', answered: true } }, reply),
  ).toEqual({ kind: 'move', move: { answer: { operation: 'lockCard', unreachable: true } } });
  expect(madeBy({ kind: 'timer', timerId: '1' }, { kind: 'time' })).toEqual({ kind: 'move', move: 'time' });
});
