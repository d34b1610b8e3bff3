/** Tells what a command is at while it takes its time. */
export type Progress = {
  /** Says what is being done: the line stands where the last one stood. */
  at(what: string): void;
  /** Takes the line away, so that the answer stands alone. */
  over(): void;
};

type ProgressOptions = {
  /** Where the line is written; on nothing but a terminal. */
  stream: { isTTY?: boolean | undefined; write: (text: string) => unknown };
  /** Milliseconds from any beginning. */
  now: () => number;
};

/** What is over sooner than this is not told of, in milliseconds. */
const patience = 1000;
/** A line stands at least this long, in milliseconds. */
const shortest = 100;

const lineStart = '\r\u001B[K';

/** Makes the line that tells, on a terminal, what a command is at when it takes more than a second. */
export function createProgress({ stream, now }: ProgressOptions): Progress {
  let begun: number | undefined = now();
  let told: number | undefined;
  return {
    at: (what) => {
      const time = now();
      begun ??= time;
      if (stream.isTTY !== true || time - begun < patience) return;
      if (told !== undefined && time - told < shortest) return;
      told = time;
      stream.write(`${lineStart}${what} …`);
    },
    over: () => {
      // What is done again, on a change of a file, takes its own time.
      begun = undefined;
      if (told !== undefined) stream.write(lineStart);
      told = undefined;
    },
  };
}

/** Tells nothing, where the answer is for a program. */
export const noProgress: Progress = { at: () => undefined, over: () => undefined };
