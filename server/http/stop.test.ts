import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeOnSignals, refuseDebugger } from './stop.ts';

class FakeProgram extends EventEmitter {
  readonly codes: number[] = [];
  exit(code: number): void {
    this.codes.push(code);
  }
}

let program: FakeProgram;
let closing: PromiseWithResolvers<void>;
let closed = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  program = new FakeProgram();
  closing = Promise.withResolvers();
  closed = 0;
  closeOnSignals(() => {
    closed += 1;
    return closing.promise;
  }, program);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a process that is told to stop', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
    'closes once at %s, and ends with 0 when that is done [S-81]',
    async (name) => {
      program.emit(name);
      const before = [...program.codes];
      closing.resolve();
      await closing.promise;

      expect([closed, before, program.codes]).toEqual([1, [], [0]]);
    },
  );

  it('takes what a terminal and npm say of one Ctrl-C for one word [S-81]', () => {
    program.emit('SIGINT');
    vi.advanceTimersByTime(900);
    program.emit('SIGINT');
    program.emit('SIGTERM');

    expect([closed, program.codes]).toEqual([1, []]);
  });

  it('ends at once with 1 when it is told again later [S-81]', () => {
    program.emit('SIGINT');
    vi.advanceTimersByTime(1001);
    program.emit('SIGINT');

    expect([closed, program.codes]).toEqual([1, [1]]);
  });

  it('ends with 1 when what it closes fails, or does not end [S-81]', async () => {
    program.emit('SIGTERM');
    vi.advanceTimersByTime(15_000);
    closing.reject(new Error('odd'));
    await closing.promise.catch(() => {});

    expect(program.codes).toEqual([1, 1]);
  });
});

it('a process opens no debugger when SIGUSR1 asks for one, and goes on [S-81]', () => {
  refuseDebugger(program);
  program.emit('SIGUSR1');
  const code = pathToFileURL(join(import.meta.dirname, 'stop.ts')).href;
  const work = `
    const { refuseDebugger } = await import(${JSON.stringify(code)});
    refuseDebugger();
    process.once('SIGUSR1', () => setImmediate(() => console.log('goes on')));
    setInterval(() => {}, 1e6);
    process.kill(process.pid, 'SIGUSR1');
    process.once('SIGUSR1', () => setImmediate(() => process.exit(0)));`;

  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', work], {
    encoding: 'utf8',
  });

  expect({ stdout, stderr }).toEqual({ stdout: 'goes on\n', stderr: '' });
  expect(program.codes).toEqual([]);
});
