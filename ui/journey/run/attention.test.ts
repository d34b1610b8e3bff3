import { expect, it } from 'vitest';
import type { Announcement } from '#engine';
import { createAttention } from './attention.ts';

const title: Announcement = {
  text: { namespace: 'top-up', key: 'amount.title', values: {} },
  politeness: 'polite',
};

function listen() {
  const said: Announcement[] = [];
  return { said, attention: createAttention((announcement) => said.push(announcement)) };
}

it('leaves the title of a screen to the heading that takes the focus, so that it is heard once [HOLDER-20]', () => {
  const { said, attention } = listen();

  attention.focus({ kind: 'heading' });
  attention.announce(title);

  expect(said).toEqual([]);
});

it('says the title of a screen whose first field takes the focus, and what must be heard at once [HOLDER-20]', () => {
  const { said, attention } = listen();
  const urgent: Announcement = { ...title, politeness: 'assertive' };

  attention.focus({ kind: 'first-field' });
  attention.announce(title);
  attention.focus({ kind: 'heading' });
  attention.announce(urgent);

  expect(said).toEqual([title, urgent]);
});

it('says again what is told after the heading has taken the focus', () => {
  const { said, attention } = listen();

  attention.focus({ kind: 'heading' });
  const wish = attention.wish();
  if (wish) attention.done(wish);
  attention.announce(title);

  expect(said).toEqual([title]);
});
