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

it('tells on its page the code of a reason that is ours, and in the log the sentence that says what to do [RUN-06]', async () => {
  const full = new Error('BANK_DISK_FULL: the disk of /srv/data/bank has no room left; make room');
  const whys: unknown[] = [];
  const log = openLog({ LOG_LEVEL: 'error' }, { write: (line) => void whys.push(JSON.parse(line).why) });

  const found = await tryNeeds([
    { name: 'database', check: () => Promise.reject(full), heard: tellingChanges('database', log) },
    { name: 'provider', check: () => Promise.reject(new Error('no')) },
  ]);

  expect(found).toEqual({
    needs: { database: 'failed', provider: 'failed' },
    why: { database: 'BANK_DISK_FULL' },
  });
  expect(whys).toEqual([full.message]);
});

it('finds the sentence in what a library has put around it, which quotes its statement [RUN-06]', async () => {
  const lost = new Error('BANK_UNREACHABLE: the database db/bank does not answer (no); see that it runs');
  const around = new Error('Failed query: select 1', { cause: lost });

  const found = await tryNeeds([{ name: 'database', check: () => Promise.reject(around) }]);

  expect(found.why).toEqual({ database: 'BANK_UNREACHABLE' });
});
