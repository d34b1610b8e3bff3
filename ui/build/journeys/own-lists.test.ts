import { expect, it } from 'vitest';
import { ownLists } from './own-lists.ts';

const timeline = (more: object = {}) => ({
  path: 'journeys/trigger-timeline.json',
  text: JSON.stringify({ blockers: {}, messages: {}, ...more }),
});
const links = (more: object = {}) => ({
  path: 'journeys/deep-links.json',
  text: JSON.stringify({ links: {}, ...more }),
});

it('has no list where an editor alone finds the schema elsewhere [RUN-02]', () => {
  expect(ownLists([timeline(), links()], [timeline(), links({ $schema: '../elsewhere' })])).toEqual({});
});

it('has a list whole where an entry is the bank’s [RUN-02]', () => {
  const own = { links: { shop: { to: ['/'] } } };

  expect(ownLists([timeline(), links()], [timeline(), links(own)])).toEqual({ deepLinks: own });
});
