import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainFailure, readPort } from './explain-failure.ts';

describe('a portal that cannot start', () => {
  it.each(['abc', '-1', '65536', '1.5', '1e3', ' '])(
    'refuses %j as a port and says what it may be',
    (named) => {
      expect(() => readPort(named, 4173)).toThrow(
        `PORT_INVALID: PORT is "${named}"; set it to a whole number`,
      );
    },
  );

  it('takes the port of the environment before the one of the settings', () => {
    expect([readPort('8080', 4173), readPort(undefined, 4173), readPort('', 4173)]).toEqual([
      8080, 4173, 4173,
    ]);
  });

  it('says a foreseen failure in its own sentence, and shows the stack of any other', () => {
    expect(explainFailure(new Error('PORT_TAKEN: something listens'))).toBe('PORT_TAKEN: something listens');
    expect(explainFailure(new Error('odd'))).toContain('explain-failure.test.ts');
  });

  it.each(['start.ts', 'dev.ts'])(
    'ends %s with 1 and one sentence when its port is no number',
    (file) => {
      const ended = run(file, { PORT: 'abc' });

      expect(ended.status).toBe(1);
      expect(ended.stderr.trim().split('\n')).toEqual([expect.stringMatching(/^PORT_INVALID: /)]);
    },
    120_000,
  );
});

function run(file: string, env: Record<string, string>) {
  return spawnSync(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
}
