import { expect, it } from 'vitest';
import { fetchFolder } from './folder-words.ts';

const german = {
  login: { title: 'Anmelden' },
  payees: { opens: { title: 'Nummern', label: 'Meine Nummern' } },
};

/** A file server that answers so. */
const serving = (answer: () => Response) => {
  const root = { lang: 'it' };
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return answer();
  };
  return { root, asked, fetch };
};

it('has the page say its language, and tells anew what the build took from the texts of journeys [RUN-10] [TEXT-03]', async () => {
  const { root, asked, fetch } = serving(() => Response.json(german));

  const retell = await fetchFolder('de', ['de'], { fetch, root });

  const page = { path: '/numbers', page: 'payees', navigation: 'shown', title: 'Rubrica' } as const;
  const entry = { id: 'payees', words: { label: 'Rubrica', text: 'I numeri salvati' } };
  const source = {
    index: [entry, { id: 'other' }],
    chunk: () => Promise.reject(new Error()),
    errors: () => Promise.reject(new Error()),
  };
  const parts = retell?.({ pages: [page], fetchSource: async () => source } as never);
  expect(asked).toEqual(['/texts/de.json']);
  expect(root.lang).toBe('de');
  expect(parts?.words).toEqual(german);
  expect(parts?.pages?.map(({ title }) => title)).toEqual(['Nummern']);
  const { index } = (await parts?.fetchSource()) ?? {};
  expect(index?.map(({ words }) => words)).toEqual([
    { label: 'Meine Nummern', text: 'I numeri salvati' },
    undefined,
  ]);
});

it('stays Italian where the texts do not come, or are none [RUN-10] [TEXT-03]', async () => {
  const answers = [
    () => new Response('', { status: 404 }),
    () => new Response('<!doctype html>'),
    () => Response.json('Anmelden'),
    () => {
      throw new TypeError('Failed to fetch');
    },
  ];
  for (const answer of answers) {
    const { root, fetch } = serving(answer);

    expect(await fetchFolder('de', ['de'], { fetch, root })).toBeUndefined();
    expect(root.lang).toBe('it');
  }
});

it('has an own text before an Italian one, also for one who chose a language that the portal does not have [RUN-02]', async () => {
  const { root, asked, fetch } = serving(() => Response.json({ login: { title: 'Entra' } }));

  const retell = await fetchFolder('fr', ['it'], { fetch, root });

  expect(retell?.({ fetchSource: () => Promise.reject(new Error()) } as never).words).toEqual({
    login: { title: 'Entra' },
  });
  expect([asked, root.lang]).toEqual([['/texts/it.json'], 'it']);
});

it('does not open with our journeys where what the bank has of its own does not come [RUN-02]', async () => {
  const { root, fetch } = serving(() => new Response('', { status: 503 }));

  const retell = await fetchFolder('it', ['it'], { fetch, root });

  expect(() => retell?.({} as never)).toThrow('not reached');
});
