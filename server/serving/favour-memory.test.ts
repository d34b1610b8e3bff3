import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { favourMemory } from './favour-memory.ts';

// The heap of the tests themselves stays as it is.
const said = vi.spyOn(v8, 'setFlagsFromString').mockImplementation(() => {});

afterEach(() => said.mockClear());

const flags = (): string[] => said.mock.calls.map(([flag]) => flag);

const code = pathToFileURL(join(import.meta.dirname, 'favour-memory.ts')).href;

/** Runs a process that was told so much and makes objects that outlive some others; answers the megabytes that it has for new ones. */
function megabytesForNew(options: string): number {
  const work = `
    const { favourMemory } = await import(${JSON.stringify(code)});
    favourMemory(process);
    const kept = Array.from({ length: 20000 });
    for (let i = 0; i < 3000000; i += 1) kept[i % kept.length] = { i, words: [i, i + 1, i + 2] };
    const { default: v8 } = await import('node:v8');
    const { space_size } = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    console.log(space_size / 1048576);`;
  const env = { ...process.env, NODE_OPTIONS: options };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', work], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return Number(stdout);
}

it('keeps the part of the heap for new objects small, though Node runs already, and leaves it to who has told Node [RUN-03]', () => {
  // Two halves of 2, and a page of V8's own between them at times; 32 where nobody says anything.
  expect(megabytesForNew('')).toBeLessThan(8);
  expect(megabytesForNew('--max-semi-space-size=16')).toBe(32);
  expect(megabytesForNew('--max-old-space-size=512')).toBeGreaterThan(16);
});

describe('the memory of a portal', () => {
  it.each([
    ['nothing was said to Node', {}, []],
    [
      'Node was told of something else',
      { NODE_OPTIONS: '--enable-source-maps --max-http-header-size=8192' },
      [],
    ],
  ])('is favoured over speed where %s [RUN-03]', (_, env, execArgv) => {
    favourMemory({ env, execArgv });

    expect(flags()).toContain('--optimize-for-size');
  });

  it.each([
    ['by NODE_OPTIONS', { NODE_OPTIONS: '--max-old-space-size=512' }, []],
    ['as V8 writes it', { NODE_OPTIONS: '--max_semi_space_size=16' }, []],
    ['on the command line', {}, ['--max-heap-size=512']],
    ['as a share of the machine', {}, ['--max-old-space-size-percentage=50']],
  ])('is left to whoever has said to Node %s how large the heap may be [RUN-03]', (_, env, execArgv) => {
    favourMemory({ env, execArgv });

    expect(flags()).toEqual([]);
  });
});
