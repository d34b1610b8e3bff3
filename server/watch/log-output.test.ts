import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogOutput, type Sink } from './log-output.ts';

const missing = (count: number): string => `missing ${count}\n`;
const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A disk with so much room, which may be made larger. */
function aDisk(room: number) {
  const disk = { room, text: '' };
  const sink: Sink = (bytes, done) => {
    const part = bytes.subarray(0, disk.room);
    disk.room -= part.length;
    disk.text += part.toString();
    if (part.length > 0) done(null, part.length);
    else done(full);
  };
  return { disk, sink };
}

describe('what writes the log', () => {
  it('goes on with the line at which a full disk has stopped it, once there is room [RUN-07]', async () => {
    const { disk, sink } = aDisk(8);
    const output = createLogOutput({ sink, missing });

    for (const line of ['first\n', 'second\n', 'third\n']) output.write(line);
    expect(disk.text).toBe('first\nse');
    disk.room = 1000;
    await vi.advanceTimersByTimeAsync(1000);

    expect(disk.text).toBe('first\nsecond\nthird\n');
    expect(output.dropped()).toBe(0);
  });

  it('keeps no more than it may, counts what it drops, and says so once it writes again [RUN-06] [RUN-07]', async () => {
    const { disk, sink } = aDisk(0);
    const output = createLogOutput({ sink, missing, mostBytes: 100 });

    for (let index = 0; index < 1000; index += 1) output.write('123456789\n');

    expect(output.rest()).toHaveLength(100);
    expect(output.dropped()).toBe(990);

    disk.room = 1000;
    await vi.advanceTimersByTimeAsync(1000);
    output.write('after\n');

    expect(disk.text).toBe(`${'123456789\n'.repeat(10)}missing 990\nafter\n`);
  });

  it('asks a disk that is full no more often than once a second, however many lines come [RUN-07]', async () => {
    const sink = vi.fn<Sink>((_bytes, done) => done(full));
    const output = createLogOutput({ sink, missing });

    for (let second = 0; second < 5; second += 1) {
      for (let index = 0; index < 100; index += 1) output.write('a line\n');
      await vi.advanceTimersByTimeAsync(1000);
    }

    expect(sink).toHaveBeenCalledTimes(6);
  });

  it('waits for nobody who does not answer, and keeps no more than it may [RUN-07]', () => {
    const sink = vi.fn<Sink>();
    const output = createLogOutput({ sink, missing, mostBytes: 100 });

    for (let index = 0; index < 1000; index += 1) output.write('123456789\n');

    expect(sink).toHaveBeenCalledTimes(1);
    expect(output.dropped()).toBe(990);
  });
});
