import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import { guardRequests } from './request-guard.ts';

/** Asks a call that fails before it is served, as the bank's look at the session can. */
async function answerTo(error: Error) {
  const reported: string[] = [];
  const app = fastify();
  const onFailure = (operationId: string) => void reported.push(operationId);
  guardRequests(app, { contract: readContract(), service: { onFailure } });
  app.get('/api/x/:id', { config: { operationId: 'readX' } }, () => {
    throw error;
  });
  const { statusCode, headers, body } = await app.inject('/api/x/4111');
  await app.close();
  return { statusCode, wait: headers['retry-after'], ...JSON.parse(body), reported };
}

it('says of a database that is away when to ask again, and names the call to the log [S-77]', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  expect(await answerTo(new Error('Failed query', { cause }))).toMatchObject({
    statusCode: 503,
    wait: '5',
    code: 'SERVICE_UNAVAILABLE',
    reported: ['readX'],
  });
});

it('says of a mistake of its own that nothing was changed', async () => {
  expect(await answerTo(new TypeError('x is not a function'))).toMatchObject({
    statusCode: 500,
    wait: undefined,
    code: 'INTERNAL_ERROR',
    message: 'The bank failed; nothing was changed.',
  });
});
