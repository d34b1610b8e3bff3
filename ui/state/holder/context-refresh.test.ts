import type { Refresh } from '#engine';
import { expect, it } from 'vitest';
import { createContextRefresh } from './context-refresh.ts';

/** A holder whose reads come to an end when the test says so. */
function open(isIn = true) {
  const read: (readonly Refresh[])[] = [];
  const waiting: ((isRead: boolean) => void)[] = [];
  const refresh = createContextRefresh({
    isIn: () => isIn,
    holder: {
      refresh: (what) => {
        read.push(what);
        return new Promise((end) => waiting.push(end));
      },
    },
  });
  const hear = (operation: string, isRead: boolean, asksForRefresh = true) =>
    refresh.hear({ operation, isRead, asksForRefresh });
  const arrive = async (isRead = true) => {
    waiting.shift()?.(isRead);
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  };
  return { refresh, read, hear, arrive };
}

const everything: readonly Refresh[] = ['card', 'cards', 'profile'];

it('reads card, cards and profile again when any reply asks for it [CARD-27]', () => {
  const { read, hear } = open();

  hear('readSmsAlert', true);

  expect(read).toEqual([everything]);
});

it('reads them once, whatever the journey lists that has changed something [CARD-27]', async () => {
  const { read, hear, refresh, arrive } = open();

  hear('updateContact', false);
  const known = refresh.refresh(['card', 'profile']);
  await arrive();

  expect(read).toEqual([everything]);
  expect(await known).toBe(true);
});

it('says that what a journey has changed could not be read, when that is known [LANG-08]', async () => {
  const { hear, refresh, arrive } = open();
  hear('updateContact', false);
  const known = refresh.refresh(['card', 'profile']);

  await arrive(false);

  expect(await known).toBe(false);
});

it('reads what a journey lists when the bank has not asked for it', () => {
  const { read, hear, refresh } = open();

  hear('updateContact', false, false);
  void refresh.refresh(['card']);

  expect(read).toEqual([['card']]);
});

it('reads once more after what was changed meanwhile, however often', async () => {
  const { read, hear, arrive } = open();
  hear('updateContact', false);
  hear('subscribeSmsAlert', false);
  hear('changeKey6', false);
  const meanwhile = read.length;

  await arrive();
  await arrive();

  expect(meanwhile).toBe(1);
  expect(read).toEqual([everything, everything]);
});

it('reads once for all reads that ask for it together', async () => {
  const { read, hear, arrive } = open();
  hear('readSmsAlert', true);

  hear('listTransactions', true);
  await arrive();

  expect(read).toEqual([everything]);
});

it('does not go round with a bank that asks for it in every reply [CARD-27]', async () => {
  const { read, hear, arrive } = open();
  hear('readThreeDSecure', true);
  hear('readCardContext', true);
  await arrive();

  hear('readThreeDSecure', true);

  expect(read).toEqual([everything]);
});

it('reads nothing before the login is over [LOGIN-12]', () => {
  const { read, hear, refresh } = open(false);

  hear('finalizeLogin', false);
  void refresh.refresh(['profile']);

  expect(read).toEqual([['profile']]);
});
