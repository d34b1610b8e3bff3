import type { Context } from '#engine';
import type { JourneyEnd, JourneyEntry } from '#ui/journey';
import { expect, it } from 'vitest';
import { createLauncher } from './launcher.ts';

type Opened = { id: string; isWanted: () => boolean };

/** A launcher of journeys that never come, over a card that the test chooses. */
function launcherOverCards() {
  const opened: Opened[] = [];
  let card = 'card-1';
  const launcher = createLauncher({
    journeys: {
      listed: () => [],
      find: (name) => ({ entry: entryOf(name), parameters: {} }),
      open: (id, _input, options) => {
        const isWanted = options?.isWanted ?? (() => true);
        opened.push({ id, isWanted });
        return new Promise<JourneyEnd>(() => undefined);
      },
    },
    // No guard of these journeys reads more.
    context: () => ({ card: { id: card } }) as Context,
    fill: (_opening, given) => given,
    goTo: () => undefined,
    tell: () => undefined,
  });
  const choose = (id: string): void => {
    card = id;
  };
  const shown = () => opened.filter(({ isWanted }) => isWanted()).map(({ id }) => id);
  return { launcher, choose, shown };
}

const entryOf = (id: string): JourneyEntry => ({ id, runs: [] });

it('does not show what was asked for one card when another has been chosen since', () => {
  const { launcher, choose, shown } = launcherOverCards();

  void launcher.open('SPENDING_CONTROL', {}, 'asked');
  expect(shown()).toEqual(['SPENDING_CONTROL']);
  choose('card-2');

  expect(shown()).toEqual([]);
});

it('shows only the last of what was asked for', () => {
  const { launcher, shown } = launcherOverCards();

  void launcher.open('SPENDING_CONTROL', {}, 'asked');
  void launcher.open('PIN_REISSUE', {}, 'asked');

  expect(shown()).toEqual(['PIN_REISSUE']);
});

it('shows what the holder is told whatever they do meanwhile', () => {
  const { launcher, choose, shown } = launcherOverCards();

  void launcher.open('PASSWORD_EXPIRES');
  void launcher.open('PIN_REISSUE', {}, 'asked');
  choose('card-2');

  expect(shown()).toEqual(['PASSWORD_EXPIRES']);
});
