import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainFailure, readPort } from './explain-failure.ts';

describe('a portal that cannot start', () => {
  it.each(['abc', '-1', '65536', '1.5', '1e3'])('refuses %j as a port and says what it may be', (named) => {
    expect(() => readPort(named, 4173)).toThrow(`PORT_INVALID: PORT is "${named}"; set it to a whole number`);
  });

  it('takes the port of the environment before the one of the settings', () => {
    expect([readPort('8080', 4173), readPort(undefined, 4173)]).toEqual([8080, 4173]);
  });

  it.each(['', ' '])('refuses a port that is set to %j as an oversight [S-88]', (named) => {
    expect(() => readPort(named, 4173, 'CONSOLE_PORT')).toThrow(
      'PORT_INVALID: CONSOLE_PORT is set to nothing; set it to a whole number from 0 to 65535, or leave it out',
    );
  });

  it('says a foreseen failure in its own sentence [S-88]', () => {
    expect(explainFailure(new Error('PORT_TAKEN: something listens'))).toBe('PORT_TAKEN: something listens');
  });

  it.each(['open', 'scandir', 'stat'])('names a file that may not be read, by %s [S-88]', (syscall) => {
    const error = Object.assign(new Error('EACCES: permission denied'), {
      code: 'EACCES',
      path: '/srv/percorso/brand/logo.svg',
      syscall,
    });

    expect(explainFailure(error)).toBe(
      'FILE_UNREADABLE: /srv/percorso/brand/logo.svg may not be read (EACCES); let this user read it, and enter the folders that it stands in',
    );
  });

  it('says of a module that is not there to install again [S-88] [RUN-01]', () => {
    const error = Object.assign(
      new Error("Cannot find package 'fastify' imported from /srv/bank/x.mjs\nat once"),
      { code: 'ERR_MODULE_NOT_FOUND' },
    );

    expect(explainFailure(error)).toBe(
      "INSTALL_INCOMPLETE: Cannot find package 'fastify' imported from /srv/bank/x.mjs; install the package again, in a bank’s folder by npm ci",
    );
  });

  it.each<[string, unknown, string]>([
    [
      'an error of Node’s',
      new Error("EACCES: permission denied, open 'x'"),
      "EACCES: permission denied, open 'x'",
    ],
    ['an error of several lines', new Error('odd\n  at once\nand \u001b[31mred'), 'odd at once and red'],
    ['an error of errors', new AggregateError([new Error('one'), new Error('two')]), 'one, two'],
    ['an error without a word', Object.assign(new Error(''), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [
      'an object',
      { name: 'ErrnoError', errno: 51 },
      'ErrnoError without a word: {"name":"ErrnoError","errno":51}',
    ],
    ['a text', 'odd', 'odd'],
    ['nothing', undefined, 'undefined'],
  ])('says %s, which nobody foresaw, on one line with a code [S-88]', (_, error, reason) => {
    expect(explainFailure(error)).toBe(
      `START_FAILED: ${reason}; expected to start; set PERCORSO_DEBUG=1 to see where it failed`,
    );
  });

  it('says that a port was taken while the start was under way [S-88]', () => {
    const taken = { code: 'EADDRINUSE', syscall: 'listen', address: '127.0.0.1', port: 4000 };

    expect(explainFailure(Object.assign(new Error('listen EADDRINUSE'), taken))).toBe(
      'PORT_TAKEN: something listens on 127.0.0.1:4000; set PORT or CONSOLE_PORT to another port',
    );
  });

  it.each([
    ['fails', "await Promise.reject(new Error('odd'))", 'odd'],
    [
      'has a part that fails by itself',
      "setTimeout(() => { throw new Error('odd'); }); await new Promise((done) => setTimeout(done, 1e6))",
      'odd',
    ],
    ['comes to a stand', 'await new Promise(() => {})', 'nothing was left to do before the start was over'],
  ])('ends with 1 and one line when a start %s, and shows the stack when asked [S-88]', (_, code, reason) => {
    const program = `import { startOrExplain } from './explain-failure.ts'; await startOrExplain(async () => { ${code}; });`;
    const [plain, debugged] = ['0', '1'].map((PERCORSO_DEBUG) =>
      spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
        cwd: import.meta.dirname,
        env: { ...process.env, PERCORSO_DEBUG },
        encoding: 'utf8',
      }),
    );

    const line = `START_FAILED: ${reason}; expected to start; set PERCORSO_DEBUG=1 to see where it failed\n`;
    expect(plain).toMatchObject({ status: 1, stderr: line });
    expect(debugged).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^START_FAILED: .*\n[^]* at /),
    });
  });

  it.each(['start.ts', 'dev.ts'])('ends %s with 1 and one sentence when its port is no number', (file) => {
    const ended = run(file, { PORT: 'abc' });

    expect(ended.status).toBe(1);
    expect(ended.stderr.trim().split('\n')).toEqual([expect.stringMatching(/^PORT_INVALID: /)]);
  });
});

function run(file: string, env: Record<string, string>) {
  return spawnSync(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
}
