import { expect, it } from 'vitest';
import { createLoadingStore } from './loading.ts';

it('the portal knows while the bank is asked, and how much of what is sent has gone', () => {
  const loading = createLoadingStore();
  const stand = () => [loading.getState().isLoading, loading.getState().share];

  const stood = [stand()];
  loading.getState().set(true);
  loading.getState().uploaded(0.5);
  stood.push(stand());
  loading.getState().uploaded(undefined);
  loading.getState().set(false);
  stood.push(stand());

  expect(stood).toEqual([
    [false, undefined],
    [true, 0.5],
    [false, undefined],
  ]);
});
