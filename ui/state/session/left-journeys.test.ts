import { describe, expect, it } from 'vitest';
import { createLeftJourneys } from './left-journeys.ts';
import { watchGoing } from './page-going.ts';

function aBrowser(kept = new Map<string, string>()) {
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return Object.assign(new EventTarget(), { sessionStorage, kept });
}

const leftIn = (browser: ReturnType<typeof aBrowser>) => createLeftJourneys(browser, watchGoing(browser));

describe('what a reload cuts off', () => {
  it.each([
    ['nothing', [], undefined],
    ['a journey that was begun', [['run-1', 'begun']], 'begun'],
    [
      'the worst of several',
      [
        ['run-1', 'sent'],
        ['run-2', 'begun'],
      ],
      'sent',
    ],
    [
      'what is begun before what is done',
      [
        ['run-1', 'done'],
        ['run-2', 'begun'],
      ],
      'begun',
    ],
    ['a journey that has done all that it does', [['run-1', 'done']], 'done'],
    [
      'nothing that has ended',
      [
        ['run-1', 'begun'],
        ['run-1', undefined],
      ],
      undefined,
    ],
  ] as const)('is told to the next page once, without a name: %s [HOLDER-01]', (_what, noted, told) => {
    const browser = aBrowser();
    const before = leftIn(browser);

    for (const [run, stand] of noted) before.note(run, stand);
    const after = leftIn(aBrowser(browser.kept));

    expect([after.take(), after.take()]).toEqual([told, undefined]);
  });

  it('was sent, whatever a call says that goes with its page; who stays after all has the answer [HOLDER-01]', () => {
    const browser = aBrowser();
    const journeys = leftIn(browser);
    journeys.note('run-1', 'sent');

    browser.dispatchEvent(new Event('beforeunload'));
    journeys.note('run-1', 'begun');
    const asGone = browser.kept.get('journey');
    browser.dispatchEvent(new Event('keydown'));

    expect([asGone, browser.kept.get('journey')]).toEqual(['sent', 'begun']);
  });
});
