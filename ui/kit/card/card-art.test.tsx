import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { CardArt } from './CardArt.tsx';
import { cardPattern, type CardProduct } from './patterns.ts';

const products: readonly CardProduct[] = ['credit', 'gold', 'platinum', 'prepaid', 'debit'];

it('draws the same card the same way every time', () => {
  for (const product of products) {
    expect(cardPattern(product, '42')).toEqual(cardPattern(product, '42'));
  }
});

it('draws two cards of one product differently', () => {
  for (const product of products) {
    expect(cardPattern(product, '42').lines).not.toEqual(cardPattern(product, '43').lines);
  }
});

it('keeps a whole card drawing under 90 thousand characters, so that a carousel stays light', () => {
  for (const product of products) {
    expect(cardPattern(product, '42').lines.join('').length).toBeLessThan(90_000);
  }
});

it('shows the last group of the number and hides the other three', () => {
  const { container } = render(
    <CardArt product="credit" seed="1" name="Classic" number="**** **** **** 4821" label="Classic card" />,
  );

  const digits = [...container.querySelectorAll('text')].map((text) => text.textContent).join('');

  expect(digits).toBe('Classic4821');
});

it('says why a card cannot be used and still shows whose it is', () => {
  render(
    <CardArt
      product="gold"
      seed="1"
      name="Gold"
      number="**** **** **** 4821"
      holder="Ada Neri"
      label="Gold card"
      state={{ kind: 'blocked', label: 'Blocked' }}
    />,
  );

  expect(screen.getByText('Blocked')).toBeTruthy();
  expect(screen.getByText('Ada Neri')).toBeTruthy();
});
