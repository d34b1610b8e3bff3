import type { SavedState, Screen } from '#engine';
import { expect, it, vi } from 'vitest';
import { followTyping, type KeptState } from './lost-typing.ts';

const saved: SavedState = { runId: 'run-1', issued: 1, frames: [] };

// Of a screen, only where it is and what its form shows counts here.
const screenAt = (at: string, values: object = {}) => ({ at, form: { values } }) as unknown as Screen;

/** A run that is kept, and what was kept of it last. */
function aRun(kept?: KeptState) {
  const save = vi.fn<(runId: string, state: KeptState) => undefined>();
  const typing = followTyping({ store: { save, forget: () => undefined }, kept });
  void typing.store.save('run-1', { ...saved, frames: kept?.frames ?? [] });
  return { ...typing, save, last: () => save.mock.lastCall?.[1] };
}

it('keeps the names of the fields in which something is typed, never what [HOLDER-01] [LANG-04]', () => {
  const { typed, last } = aRun();

  typed(screenAt('evidence', { telephone: '3331234567' }), {
    message: 'Il negozio ha sbagliato',
    telephone: '3331234567',
    files: [],
  });

  expect(last()).toEqual({ ...saved, typed: { at: 'evidence', fields: ['message'] } });
});

it('keeps them once, however much is typed, and none where all was taken out again', () => {
  const { typed, save, last } = aRun();

  for (const message of ['I', 'Il', 'Il negozio']) typed(screenAt('evidence'), { message });
  expect(save).toHaveBeenCalledTimes(2);
  typed(screenAt('evidence'), { message: '' });

  expect(last()?.typed).toEqual({ at: 'evidence', fields: [] });
});

it('names after a reload what its screen has lost, at that screen alone, and again after another reload [HOLDER-01]', () => {
  const typed = { at: 'evidence', fields: ['message', 'files'] };
  const { lostAt, last } = aRun({ ...saved, typed });

  expect(lostAt('evidence')).toEqual(['message', 'files']);
  expect(lostAt('reason')).toEqual([]);
  expect(last()?.typed).toEqual(typed);
});

it('says no more what a screen has lost once the holder has moved on, nor when they come back to it [HOLDER-01]', () => {
  const { lostAt } = aRun({ ...saved, typed: { at: 'evidence', fields: ['message'] } });

  expect(lostAt('evidence')).toEqual(['message']);
  expect(lostAt('confirm')).toEqual([]);
  expect(lostAt('evidence')).toEqual([]);
});

it('says nothing of a screen that the run has to come to again, as of a code that is sent anew [HOLDER-01]', () => {
  const typed = { at: 'code', fields: ['otp'] };
  const { lostAt, last } = aRun({ ...saved, earlier: true, typed });

  expect(lostAt('code')).toEqual([]);
  expect(last()).toEqual(saved);
});

it('keeps what is chosen in a view where it was chosen, until the run goes on [HOLDER-01]', () => {
  const frame = { journey: 'top-up', history: ['amount'] } as unknown as SavedState['frames'][number]; // no more counts here
  const there: SavedState = { ...saved, frames: [frame] };
  const before = aRun(there);
  void before.store.save('run-1', there);
  before.chose('amount', { amount: 1000 });
  const { chosenAt, store, last } = aRun(before.last());
  void store.save('run-1', there);

  expect(chosenAt('amount')).toEqual({ amount: 1000 });
  expect(chosenAt('number')).toBeUndefined();
  expect(last()?.chosen).toEqual({ at: 'amount', answer: { amount: 1000 } });
  void store.save('run-1', { ...there, frames: [{ ...frame, history: ['amount', 'confirm'] }] });

  expect(chosenAt('amount')).toBeUndefined();
  expect(last()).not.toHaveProperty('chosen');
});

it('keeps what of a form may be kept, which is not lost then, until the run goes on [HOLDER-01]', () => {
  const frame = { journey: 'top-up', history: ['number'] } as unknown as SavedState['frames'][number]; // no more counts here
  const there: SavedState = { ...saved, frames: [frame] };
  const { typed, store, last } = aRun(there);

  typed(screenAt('number'), { phone: '333', operator: 'verde' }, { operator: 'verde' });
  expect(last()).toMatchObject({
    typed: { at: 'number', fields: ['phone'] },
    unsent: { at: 'number', answers: { operator: 'verde' } },
  });
  void store.save('run-1', { ...saved, frames: [{ ...frame, history: [] }] });

  expect(last()).not.toHaveProperty('unsent');
  expect(last()).not.toHaveProperty('typed');
});
