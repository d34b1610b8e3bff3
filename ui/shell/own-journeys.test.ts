import { expect, it } from 'vitest';
import { ownJourneys } from './own-journeys.ts';

const page = { path: '/lost', page: 'lost', navigation: 'shown', title: 'Carta smarrita' } as const;

/** The portal’s own journeys, as far as they are asked for. */
const ours = {
  index: [{ id: 'lock' }, { id: 'view' }],
  chunk: async (id: string) => `our ${id}`,
  errors: async () => 'our errors',
};

const own = async () => 'own';

/** What a bank’s folder makes of them; its script exports this. */
const laid = async (script: object, entry: string | undefined = 'own-journeys-1.js') => {
  const asked: string[] = [];
  const load = async (name: string) => {
    asked.push(name);
    return script as never;
  };
  const laying = ownJourneys({ pages: [page], ...(entry !== undefined && { entry }) }, load);
  const parts = laying({ fetchSource: async () => ours } as never);
  return { asked, pages: parts.pages, source: await parts.fetchSource() };
};

it('takes the place of our journey of the same name, and stands beside the others in the order of names [RUN-02]', async () => {
  const { asked, pages, source } = await laid({
    index: [{ id: 'view', surface: 'page' }, { id: 'lost' }],
    chunks: { view: own, lost: own },
  });

  expect(asked).toEqual(['own-journeys-1.js']);
  expect(pages).toEqual([page]);
  expect(source.index).toEqual([{ id: 'lock' }, { id: 'lost' }, { id: 'view', surface: 'page' }]);
  expect(await Promise.all(['lock', 'lost', 'view'].map((id) => source.chunk(id)))).toEqual([
    'our lock',
    'own',
    'own',
  ]);
  expect(await source.errors()).toBe('our errors');
});

it('has the bank’s catalogue of errors where it has one of its own [RUN-02]', async () => {
  const { source } = await laid({ index: [], chunks: {}, errors: 'own errors' });

  expect(await source.errors()).toBe('own errors');
});

it('has the bank’s deep links and answers to the timeline where it has them of its own [RUN-02]', () => {
  const lists = { deepLinks: { $schema: '', links: { shop: { to: ['/'] } } } };
  const laying = ownJourneys({ pages: [], lists }, own as never);

  expect(laying({ fetchSource: async () => ours } as never).lists).toBe(lists);
});
