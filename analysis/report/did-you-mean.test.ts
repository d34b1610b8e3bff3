import { describe, expect, it } from 'vitest';
import { suggest } from './did-you-mean.ts';

describe('a suggestion', () => {
  it('is never the name itself', () => {
    expect(suggest('enter-code', ['enter-code'])).toEqual({
      hint: { en: 'There are none.', it: 'Non ce ne sono.' },
    });
  });

  it('is the nearest of the names that are near', () => {
    expect(suggest('enter-cod', ['enter-code', 'enter-card'])).toEqual({
      hint: { en: 'Did you mean "enter-code"?', it: 'Intendevi "enter-code"?' },
    });
  });

  it('mends the place when no other name is nearly as near', () => {
    expect(suggest('enter-cod', ['enter-code', 'done']).fix).toEqual({
      rename: 'enter-cod',
      to: 'enter-code',
    });
  });

  it('is the list of names when none is near and they are few', () => {
    expect(suggest('x', ['alpha', 'beta'])).toEqual({
      hint: { en: 'There are: "alpha", "beta".', it: 'Ci sono: "alpha", "beta".' },
    });
  });

  it('says so when there is nothing to name', () => {
    expect(suggest('x', [])).toEqual({ hint: { en: 'There are none.', it: 'Non ce ne sono.' } });
  });

  it('stays away when none is near and they are many', () => {
    const many = Array.from({ length: 21 }, (_, index) => `name-number-${index}`);

    expect(suggest('x', many)).toEqual({});
  });

  it('does not take a shared word for nearness', () => {
    expect(suggest('enter-password', ['enter-answer', 'done'])).toEqual({
      hint: { en: 'There are: "enter-answer", "done".', it: 'Ci sono: "enter-answer", "done".' },
    });
    expect(suggest('provider:Locaton', ['provider:Label']).fix).toBeUndefined();
  });

  it('does not take a shared path for nearness', () => {
    expect(suggest('data.x', ['data.phone', 'data.email'])).toEqual({
      hint: { en: 'There are: "data.phone", "data.email".', it: 'Ci sono: "data.phone", "data.email".' },
    });
  });
});

describe('a name beside others', () => {
  it('is never taken for one that stands there already', () => {
    expect(suggest('card', ['cardId', 'cart'], ['cardId', 'card'])).toEqual(suggest('card', ['cart']));
    expect(suggest('card', ['cardId'], ['cardId', 'card'])).toEqual({
      hint: { en: 'There are: "cardId".', it: 'Ci sono: "cardId".' },
    });
  });
});
