import type { Screen } from '#engine';
import { describe, expect, it } from 'vitest';
import { arrange } from './screen-actions.ts';

type Drawn = Parameters<typeof arrange>[0];

const screenOf = (looks: Readonly<Record<string, 'secondary' | 'link' | undefined>>): Drawn => ({
  actions: Object.keys(looks).map((name) => ({
    name,
    text: { key: `ask.actions.${name}` } as Screen['actions'][number]['text'],
    submits: name === 'submit',
  })),
  definition: {
    kind: 'form',
    actions: Object.fromEntries(
      Object.entries(looks).map(([name, look]) => [name, { to: 'next', ...(look && { look }) }]),
    ),
  },
});

const placesOf = (screen: Drawn) => {
  const { main, close, others } = arrange(screen);
  return { main: main?.name, beside: close?.name, beneath: others.map(({ name }) => name) };
};

describe('the buttons of a screen', () => {
  it('are the way out and the main one side by side, the rest beneath [HOLDER-16]', () => {
    const screen = screenOf({ submit: undefined, close: undefined, pdf: 'secondary' });

    expect(placesOf(screen)).toEqual({ main: 'submit', beside: 'close', beneath: ['pdf'] });
  });

  it('are two answers side by side where the screen has no way out [HOLDER-16]', () => {
    const screen = screenOf({ submit: undefined, skip: 'secondary' });

    expect(placesOf(screen)).toEqual({ main: 'submit', beside: 'skip', beneath: [] });
  });

  it('keep a link beneath, and several answers too [HOLDER-16]', () => {
    expect(placesOf(screenOf({ submit: undefined, help: 'link' })).beneath).toEqual(['help']);
    expect(placesOf(screenOf({ submit: undefined, one: 'secondary', two: 'secondary' })).beneath).toEqual([
      'one',
      'two',
    ]);
  });
});
