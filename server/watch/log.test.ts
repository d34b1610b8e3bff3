import { describe, expect, it } from 'vitest';
import { openLog } from './log.ts';

/** Logs a line of each level, and answers what was written. */
function written(env: NodeJS.ProcessEnv): Record<string, unknown>[] {
  const lines: string[] = [];
  const log = openLog(env, { write: (line) => void lines.push(line) });
  log.info({ status: 200 }, 'answered');
  log.error({ status: 500 }, 'answered');
  return lines.map((line) => JSON.parse(line));
}

describe('the log', () => {
  it.each([
    [{ NODE_ENV: 'production' }, ['info', 'error']],
    [{}, ['error']],
    [{ LOG_LEVEL: 'info' }, ['info', 'error']],
    [{ NODE_ENV: 'production', LOG_LEVEL: 'silent' }, []],
  ])('tells from the level on that the environment says: %o [RUN-07]', (env, levels) => {
    expect(written(env).map(({ level }) => level)).toEqual(levels);
  });

  it('writes a line of JSON that names neither the machine nor the process [RUN-07]', () => {
    expect(written({ LOG_LEVEL: 'error' })).toEqual([
      { level: 'error', time: expect.stringMatching(/^\d{4}-.*Z$/), status: 500, msg: 'answered' },
    ]);
  });

  it('refuses a level that there is none of [RUN-08]', () => {
    expect(() => openLog({ LOG_LEVEL: '' })).toThrow('LOG_LEVEL_INVALID: LOG_LEVEL is "";');
  });
});
