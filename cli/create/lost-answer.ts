import type { JourneyFile, Step } from '#schemas';
import { fillTemplate } from './template.ts';

/** Where a journey goes on when the answer to something done for good is lost; with what it comes to have for that. */
export type LostAnswer = {
  to: string;
  steps: Readonly<Record<string, Step>>;
  texts: readonly (readonly [path: readonly string[], text: string])[];
};

/**
 * Finds where a journey goes on when nobody knows whether something was done: to the screen that tells so, or the end that
 * does; else to a screen that is made for it. To lead elsewhere would tell the holder what may not be true.
 */
export function lostAnswer({ steps }: Pick<JourneyFile, 'steps'>): LostAnswer {
  const named = Object.entries(steps);
  const telling = named.find(([, step]) => 'tells' in step && step.tells === 'unknown');
  const end = named.find(([, step]) => step.kind === 'end' && step.outcome === outcome);
  const there = telling ?? end;
  if (there) return { to: there[0], steps: {}, texts: [] };
  const [to, last] = [freeName('unknown', steps), freeName(outcome, steps)];
  return {
    to,
    steps: {
      [to]: {
        kind: 'form',
        tells: 'unknown',
        back: 'none',
        announce: 'assertive',
        actions: { close: { to: last } },
      },
      [last]: { kind: 'end', outcome },
    },
    texts: wordsOf(to),
  };
}

const outcome = 'uncertain';

function freeName(name: string, steps: JourneyFile['steps']): string {
  let free = name;
  for (let number = 2; Object.hasOwn(steps, free); number += 1) free = `${name}-${number}`;
  return free;
}

/** The words that every new journey has for it: our own template, with these keys. */
type Words = { screens: { unknown: { title: string; body: string } }; actions: { close: string } };

function wordsOf(screen: string): LostAnswer['texts'] {
  const { screens, actions } = JSON.parse(fillTemplate('goals.json')) as Words;
  return [
    [[screen, 'title'], screens.unknown.title],
    [[screen, 'body'], screens.unknown.body],
    [[screen, 'actions', 'close'], actions.close],
  ];
}
