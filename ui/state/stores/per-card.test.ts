import { expect, it } from 'vitest';
import { createPerCardStore } from './per-card.ts';

it('keeps a failure apart for each card, until the bank answers [TDS-16] [PIN-10]', () => {
  const store = createPerCardStore<string>();
  store.getState().received('1', 'said');

  store.getState().failedFor('2');
  expect(store.getState()).toMatchObject({ known: { '1': 'said' }, failed: { '1': false, '2': true } });
  store.getState().asking('1');
  expect(store.getState().known).toEqual({});
  store.getState().received('2', 'said');
  expect(store.getState().failed).toEqual({ '1': false, '2': false });
  store.getState().clear();
  expect(store.getState()).toMatchObject({ known: {}, failed: {} });
});
