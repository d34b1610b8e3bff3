import { describe, expect, it } from 'vitest';
import { createProgress, type Progress } from './progress.ts';

// Back to the beginning of the line, and what stands there goes.
const cleared = '\r\u001B[K';

function onTerminal(isTTY: boolean): { progress: Progress; written: string[]; wait: (ms: number) => void } {
  const written: string[] = [];
  let time = 0;
  const stream = { isTTY, write: (text: string) => void written.push(text.replace(cleared, '|')) };
  const progress = createProgress({ stream, now: () => time });
  return { progress, written, wait: (ms) => void (time += ms) };
}

describe('what a command is at', () => {
  it('is told once it takes more than a second, and goes before the answer', () => {
    const { progress, written, wait } = onTerminal(true);

    progress.at('checking 1 of 3');
    wait(1000);
    progress.at('checking 2 of 3');
    progress.at('checking 3 of 3');
    progress.over();

    expect(written).toEqual(['|checking 2 of 3 …', '|']);
  });

  it('leaves nothing on a terminal when all is over within a second', () => {
    const { progress, written, wait } = onTerminal(true);

    wait(999);
    progress.at('checking');
    progress.over();

    expect(written).toEqual([]);
  });

  it('takes its own time each time it is done again', () => {
    const { progress, written, wait } = onTerminal(true);
    progress.over();
    wait(60_000);

    progress.at('checking again');
    wait(999);
    progress.at('checking again');

    expect(written).toEqual([]);
  });

  it('is told to no file and no pipe', () => {
    const { progress, written, wait } = onTerminal(false);

    wait(5000);
    progress.at('checking');
    progress.over();

    expect(written).toEqual([]);
  });
});
