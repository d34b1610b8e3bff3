import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { takeEvents, type Crash } from './take-events.ts';

async function send(payload: object) {
  const told: Crash[] = [];
  const app = fastify();
  takeEvents(app, (crash) => void told.push(crash));
  const { statusCode } = await app.inject({ method: 'POST', url: '/events', payload });
  return { statusCode, told };
}

const event = {
  name: 'crash BCDF-GHJK',
  at: '2026-11-26T09:00:00Z',
  release: '1.0.0',
  route: '/card/:id',
  area: 'home',
};

describe('what browsers record, where the portal itself takes it', () => {
  it('is told of when a part of a page broke off [RUN-06] [RUN-07]', async () => {
    expect(await send(event)).toEqual({
      statusCode: 204,
      told: [{ crash: 'BCDF-GHJK', release: '1.0.0', route: '/card/:id', area: 'home' }],
    });
  });

  it.each(['page viewed', 'crash of mario.rossi@example.it', 'crash 5412-7512'])(
    'is taken and forgotten when it is anything else: %s [RUN-07]',
    async (name) => {
      expect(await send({ ...event, name })).toEqual({ statusCode: 204, told: [] });
    },
  );

  it.each([
    { route: '/card/5412751234123456' },
    { area: 'mario rossi' },
    { release: 'a b' },
    { name: ''.padEnd(121, 'x') },
  ])('is refused where it could hold more than it may: %o [RUN-07]', async (changed) => {
    expect(await send({ ...event, ...changed })).toEqual({ statusCode: 400, told: [] });
  });
});
