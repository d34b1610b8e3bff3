import { expect, it } from 'vitest';
import { openLog } from './log.ts';
import { NeedUnmet, tellingChanges, tryNeeds } from './readiness.ts';

it('says in the log why a need is lost by a code or in words of its own, and never in those of others [RUN-07]', async () => {
  const query = Object.assign(new Error('Failed query: params: mario.rossi@example.it'), {
    name: 'QueryError',
  });
  const errors = [
    Object.assign(new Error('mario.rossi@example.it'), { code: '57P03' }),
    new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }),
    new NeedUnmet('the bank is not open yet'),
    query,
  ];
  const whys: unknown[] = [];
  const log = openLog({ LOG_LEVEL: 'error' }, { write: (line) => void whys.push(JSON.parse(line).why) });

  for (const error of errors)
    await tryNeeds([
      { name: 'database', check: () => Promise.reject(error), heard: tellingChanges('database', log) },
    ]);

  expect(whys).toEqual(['57P03', 'ECONNREFUSED', 'the bank is not open yet', 'QueryError']);
});
