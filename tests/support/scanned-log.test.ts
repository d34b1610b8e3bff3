import { describe, expect, it } from 'vitest';
import { scannedLog } from './scanned-log.ts';

/** Returns what is found in a line that has these members beside those of every request. */
function foundIn(more: object): readonly string[] {
  const { log, unexpected } = scannedLog();
  const line = {
    level: 'info',
    time: '2026-11-26T09:00:00.000Z',
    kind: 'page',
    method: 'GET',
    status: 200,
    ms: 1.5,
  };
  log.write(JSON.stringify({ ...line, msg: 'answered', ...more }));
  return unexpected();
}

describe('the scan of the log', () => {
  it('passes what every request says of itself', () => {
    expect(foundIn({})).toEqual([]);
  });

  it.each([
    'ECONNREFUSED',
    '57P03',
    'no answer within 2000 ms',
    'what is in front of the bank’s host answers 502',
  ])('passes why a need is lost: %s [RUN-07]', (why) => {
    expect(foundIn({ level: 'error', msg: 'need lost', need: 'provider', why })).toEqual([]);
  });

  it.each([
    { need: 'Mario Rossi' },
    { why: 'Failed query: select * from holders, params: mario.rossi@example.it' },
    { why: '5412751234123456' },
    { path: '/card/1' },
    { operation: 'mario.rossi@example.it' },
    { code: '5412751234123456' },
    { requestId: '5412751234123456' },
    { route: '/card/5412751234123456' },
    { msg: 'Mario Rossi logged in' },
  ])('finds what may not stand there: %o [RUN-07]', (more) => {
    expect(foundIn(more)).toHaveLength(1);
  });
});
