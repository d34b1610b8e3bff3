import { describe, expect, it } from 'vitest';
import { operations } from '#schemas';
import { aPortal, host } from './examine.fixture.ts';
import type { World } from './world.ts';

const { found } = aPortal();

const calls: World['calls'] = () => [
  { id: 'listTopUpOperators', journeys: ['gift'] },
  { id: 'topUpPhone', journeys: ['gift', 'top-up'] },
];

/** Of what anybody may ask. */
const anybody: World['calls'] = () => [{ id: 'readDictionary', journeys: ['gift'] }];

/** A host that has these calls and refuses whoever has no token; what it is asked is kept. */
function hostWith(ids: readonly (keyof typeof operations)[], elsewhere = 404) {
  const asked: { path: string; token: string | null }[] = [];
  const paths: readonly string[] = ids.map((id) => operations[id].path);
  const fetch: World['fetch'] = async (url, init) => {
    if (!url.startsWith(host)) throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    const path = url.slice(host.length);
    asked.push({ path, token: new Headers(init.headers).get('authorization') });
    return new Response('{}', { status: paths.includes(path) ? 401 : elsewhere });
  };
  return { fetch, asked };
}

describe('the doctor of the calls of a bank’s journeys', () => {
  it('names each that the host has not, with the journeys that call it, and sends no token [RUN-18]', async () => {
    const { fetch, asked } = hostWith(['listTopUpOperators']);

    const row = await found('calls', { fetch, calls });

    expect(row).toMatchObject({
      state: 'fail',
      found: 'lacks topUpPhone (gift, top-up)',
      remedy: expect.stringContaining('percorso conformance'),
    });
    expect(asked.filter(({ token }) => token !== null)).toEqual([]);
  });

  it('finds all well of a host that refuses each of them for want of a token [RUN-18]', async () => {
    const { fetch } = hostWith(['listTopUpOperators', 'topUpPhone']);

    expect(await found('calls', { fetch, calls })).toMatchObject({ state: 'ok', found: 'all 2' });
  });

  it('says nothing of a host that asks for the token before it looks, and leaves alone what anybody may ask [RUN-18]', async () => {
    const { fetch, asked } = hostWith([], 401);

    expect((await found('calls', { fetch, calls })).state).toBe('skip');
    expect(asked.map(({ path }) => path)).not.toContain(operations.topUpPhone.path);
    expect((await found('calls', { fetch, calls: anybody })).state).toBe('ok');
    expect(asked.map(({ path }) => path)).not.toContain(operations.readDictionary.path);
  });

  it('says where no journey of the folder calls any that the package’s own were not asked for, and who tries them [RUN-18] [RUN-13]', async () => {
    expect(await found('calls', { calls: () => [] })).toMatchObject({
      state: 'ok',
      found: expect.stringMatching(/package’s own journeys and pages call, percorso conformance tells$/u),
    });
  });
});
