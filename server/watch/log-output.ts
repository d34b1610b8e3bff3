import { fstatSync, write as writeFile, writeSync } from 'node:fs';

/** Writes some bytes, as many as go, and answers how many those were. */
export type Sink = (bytes: Buffer, done: (error: Error | null, written?: number) => void) => void;

/** What keeps lines until they are written, drops those that it has no room for, and says how many those were. */
export type LogOutput = {
  write(line: string): void;
  /** How many lines were dropped since the start. */
  dropped(): number;
  /** What is not written yet, for the end of the process. */
  rest(): Buffer;
};

type OutputParts = {
  sink: Sink;
  /** Words how many lines are missing, once lines are written again. */
  missing: (count: number) => string;
  mostBytes?: number;
  retryMs?: number;
};

/** A few seconds of a busy portal; more would be memory that holders need. */
const defaultMost = 1024 * 1024;
/** So much goes out at once: a pipe takes it in one piece. */
const atOnce = 64 * 1024;
/** A disk that is full is asked again so often. */
const defaultRetryMs = 1000;

/**
 * Makes a log that holds up nobody (decision 0219): lines wait within bounds while they cannot be written, are dropped beyond
 * them, and go on where they stopped, in the middle of a line too. It never throws.
 */
export function createLogOutput(parts: OutputParts): LogOutput {
  const { sink, missing, mostBytes = defaultMost, retryMs = defaultRetryMs } = parts;
  let waiting: string[] = [];
  let waitingBytes = 0;
  let leaving: Buffer = Buffer.alloc(0);
  let standing: 'idle' | 'leaving' | 'refused' = 'idle';
  let dropped = 0;
  let untold = 0;

  const keep = (line: string): void => {
    waiting.push(line);
    waitingBytes += Buffer.byteLength(line);
  };
  const takeSome = (): Buffer => {
    let bytes = 0;
    const end = waiting.findIndex((line) => (bytes += Buffer.byteLength(line)) >= atOnce);
    const taken = end === -1 ? waiting : waiting.slice(0, end + 1);
    waiting = end === -1 ? [] : waiting.slice(end + 1);
    const some = Buffer.from(taken.join(''));
    waitingBytes -= some.length;
    return some;
  };
  const next = (): void => {
    if (standing !== 'idle') return;
    if (leaving.length === 0) leaving = takeSome();
    if (leaving.length === 0) return;
    standing = 'leaving';
    sink(leaving, (error, written = 0) => {
      leaving = leaving.subarray(written);
      if (error === null && written > 0) {
        tellMissing();
        goOn();
        return;
      }
      // Else each line that comes would try anew.
      standing = 'refused';
      setTimeout(goOn, retryMs).unref();
    });
  };
  const goOn = (): void => {
    standing = 'idle';
    next();
  };
  const tellMissing = (): void => {
    if (untold === 0) return;
    keep(missing(untold));
    untold = 0;
  };
  return {
    write: (line) => {
      if (leaving.length + waitingBytes + Buffer.byteLength(line) > mostBytes) {
        dropped += 1;
        untold += 1;
        return;
      }
      keep(line);
      next();
    },
    dropped: () => dropped,
    // What is on its way arrives, or does not, without us.
    rest: () => Buffer.concat([...(standing === 'leaving' ? [] : [leaving]), Buffer.from(waiting.join(''))]),
  };
}

/**
 * Returns what writes to the output of this process without waiting for it. A pipe whose reader has stopped would hold the thread
 * that writes to it for ever, so the event loop does that; files and terminals are written by a thread.
 */
export function processSink({ stdout }: Pick<NodeJS.Process, 'stdout'> = process): Sink {
  const fd = stdout.fd ?? 1;
  const kind = fstatSync(fd);
  if (!kind.isFIFO() && !kind.isSocket()) return (bytes, done) => writeFile(fd, bytes, done);
  return (bytes, done) => {
    stdout.write(bytes, (error) => done(error ?? null, error ? 0 : bytes.length));
  };
}

/** Writes at the end of a process what it has not written, once; where that is refused, nobody is left to be told. */
export function writeLast(rest: Buffer, fd = 1): void {
  try {
    if (rest.length > 0) writeSync(fd, rest);
  } catch {
    // The process ends either way.
  }
}
