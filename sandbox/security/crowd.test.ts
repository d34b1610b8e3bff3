import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundCrowd } from './crowd.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call that is answered once told to. */
function callOf(crowd: ReturnType<typeof boundCrowd>) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isBegun = false;
  const answered = crowd(() => {
    isBegun = true;
    return promise;
  });
  return { answered, resolve, reject, isBegun: () => isBegun };
}

it('answers so many calls at once, and the others in the order in which they came, whatever becomes of those before [RUN-12]', async () => {
  const crowd = boundCrowd({ atOnce: 2, patienceMs: 200, retryMs: 1000 });
  const [one, two, three, four] = [callOf(crowd), callOf(crowd), callOf(crowd), callOf(crowd)];
  const begun = () => [one, two, three, four].map((call) => call.isBegun());

  const first = begun();
  one.reject(new Error('broken'));
  await expect(one.answered).rejects.toThrow('broken');
  const second = begun();
  two.resolve('two');
  await two.answered;
  const third = begun();
  three.resolve('three');
  four.resolve('four');

  expect([first, second, third]).toEqual([
    [true, true, false, false],
    [true, true, true, false],
    [true, true, true, true],
  ]);
  expect(await Promise.all([three.answered, four.answered])).toEqual(['three', 'four']);
});

it('refuses who has waited as long as a call may, and does not answer them later [RUN-12]', async () => {
  const crowd = boundCrowd({ atOnce: 1, patienceMs: 200, retryMs: 1000 });
  const one = callOf(crowd);
  const two = callOf(crowd);

  vi.advanceTimersByTime(200);

  expect(await two.answered).toBeNull();
  one.resolve('one');
  expect(await one.answered).toBe('one');
  expect(two.isBegun()).toBe(false);
  const three = callOf(crowd);
  expect(three.isBegun()).toBe(true);
  three.resolve('three');
});
