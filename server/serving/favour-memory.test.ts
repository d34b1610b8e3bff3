import v8 from 'node:v8';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { favourMemory } from './favour-memory.ts';

// The heap of the tests themselves stays as it is.
const said = vi.spyOn(v8, 'setFlagsFromString').mockImplementation(() => {});

afterEach(() => said.mockClear());

const flags = (): string[] => said.mock.calls.map(([flag]) => flag);

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
