import { createInterface } from 'node:readline';
import type { Surroundings } from '../command.ts';

/** Asks for typed lines one by one; the answer is nothing once the input has ended. */
export type Lines = { ask(question: string): Promise<string | undefined>; close(): void };

/** Reads lines from a terminal or from a pipe; no line is lost when several arrive at once. */
export function readLines({ input, output }: Pick<Surroundings, 'input' | 'output'>): Lines {
  const reader = createInterface({ input, crlfDelay: Infinity });
  const lines = reader[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      output.write(question);
      const next = await lines.next();
      const typed = next.done === true ? undefined : next.value.trim();
      // A terminal shows what is typed by itself, but for the end of it; a pipe does not.
      if (!isTerminal(input) || typed === undefined) output.write(`${typed ?? ''}\n`);
      return typed;
    },
    close: () => reader.close(),
  };
}

/** Asks for one line at a time: who asks while another still waits for a line gets that one. */
export function shareLines(lines: Lines): Lines {
  let waiting: Promise<string | undefined> | undefined;
  return {
    ask: (question) =>
      (waiting ??= lines.ask(question).finally(() => {
        waiting = undefined;
      })),
    close: () => lines.close(),
  };
}

const isTerminal = (stream: object): boolean => Reflect.get(stream, 'isTTY') === true;
