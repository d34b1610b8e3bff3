import { expect, it } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { followStep } from './follow-step.ts';

it('goes with its step to another name, be it a text or a guard, and what is of others stays [STUDIO-09]', () => {
  const store = createDraftStore(undefined, '/work');
  const file = 'journeys/lock/journey.json';
  const typed = { was: 'a', words: 'b' };
  store.keep({ ...typed, file: 'lock', key: 'ask.title' });
  store.keep({ ...typed, file, key: '/steps/ask/actions/go/when' });
  const others = [
    { ...typed, file: 'lock', key: 'ask-again.title' },
    { ...typed, file: 'unlock', key: 'ask.title' },
    { ...typed, file, key: '/allow' },
  ];
  for (const each of others) store.keep(each);

  followStep(store, { journey: 'lock', from: 'ask', to: 'confirm' });

  expect(store.all()).toHaveLength(5);
  expect(store.all()).toEqual(
    expect.arrayContaining([
      ...others,
      { ...typed, file: 'lock', key: 'confirm.title' },
      { ...typed, file, key: '/steps/confirm/actions/go/when' },
    ]),
  );
});
