import { describe, expect, it } from 'vitest';
import { aPortal, host } from './examine.fixture.ts';
import { portRefusal } from '../free-port.ts';
import type { World } from './world.ts';

const { settle, found } = aPortal();

/** A machine on which a portal runs and is found at these addresses alone. */
const listeningAt =
  (...places: readonly string[]): World['fetch'] =>
  async (url) => {
    const { hostname, port } = new URL(url);
    if (port === '4002') return Response.json({ healthy: true });
    if (!url.startsWith(host) && !places.includes(hostname))
      throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    return new Response('{}');
  };

/** What a machine says of an address that it does not have. */
const nobodyListens: World['listen'] = async (port, named) => {
  throw portRefusal(Object.assign(new Error('no'), { code: 'EADDRNOTAVAIL' }), `${named}:${port}`, 'PORT');
};

describe('the doctor of the address at which a portal listens', () => {
  it('says of the settings that init writes who reaches it [RUN-18]', async () => {
    const row = await found('address');

    expect(row).toMatchObject({
      state: 'ok',
      found: expect.stringMatching(/^127\.0\.0\.1: .*this machine alone/u),
    });
  });

  it.each(['localhost', '127.0.1.1', '::1', 'portal.internal'])(
    'minds %s, at which nobody knows that nginx finds it [RUN-18]',
    async (named) => {
      settle({}, { host: named });

      expect(await found('address')).toMatchObject({
        state: 'warn',
        remedy: expect.stringContaining('127.0.0.1'),
      });
    },
  );

  it.each(['localhost', '::1'])(
    'finds that a portal at %s answers elsewhere than where nginx is told to ask [RUN-18]',
    async (named) => {
      settle({}, { host: named });

      expect(await found('address', { fetch: listeningAt('[::1]') })).toMatchObject({
        state: 'fail',
        found: expect.stringMatching(/answers at .*\[::1\]:4000, and not at http:\/\/127\.0\.0\.1:4000$/u),
        remedy: 'set server.host to 127.0.0.1, and start again',
      });
    },
  );

  it.each(['192.0.2.7', 'portal.elsewhere'])(
    'fails for %s, at which nobody of this machine can listen [RUN-18]',
    async (foreign) => {
      settle({}, { host: foreign });
      expect(await found('address', { listen: nobodyListens })).toMatchObject({
        state: 'fail',
        found: `${foreign}: nobody can listen there (EADDRNOTAVAIL)`,
        remedy: expect.stringContaining('another address that this machine has'),
      });
    },
  );

  it.each(['0.0.0.0', '::', '10.0.0.11'])(
    'says of %s that its port is to be closed to others [RUN-18]',
    async (open) => {
      settle({}, { host: open });
      const fetch = listeningAt('127.0.0.1', '10.0.0.11');

      expect(await found('address', { fetch })).toMatchObject({
        state: 'ok',
        found: expect.stringMatching(
          /by whom was not tried: see to it that firewall or network closes its port/u,
        ),
      });
    },
  );
});
