import { patienceMs } from './drain.ts';

/** A terminal tells the whole group, and npm passes on what it was told too: what comes within this is the same word. */
const sameWordMs = 1000;
/** What a database may take to close, once the calls are answered. */
const closingMs = 5000;

/** Said by a terminal, by who looks after services, and by a terminal that closes. */
const ofTheEnd = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Where the word to stop comes from, and what becomes of the process. */
export type Program = {
  on(signal: (typeof ofTheEnd)[number] | 'SIGUSR1', hear: () => void): unknown;
  exit(code: number): void;
};

/**
 * Runs `close` when the process is told to stop, and ends it with 0 once that is done; a second word, or too long a wait,
 * ends it at once with 1 (S-81).
 */
export function closeOnSignals(close: () => Promise<void>, program: Program = process): void {
  let isTold = false;
  let isHeeded = false;
  const hear = () => {
    if (isHeeded) program.exit(1);
    if (isTold) return;
    isTold = true;
    console.log('Stopping: answering what is under way.');
    setTimeout(() => {
      isHeeded = true;
      console.log(`Still answering; ${patienceMs / 1000} s at most. Another signal ends it at once.`);
    }, sameWordMs).unref();
    setTimeout(() => program.exit(1), patienceMs + closingMs).unref();
    void close().then(
      () => program.exit(0),
      (error: unknown) => {
        console.error(error);
        program.exit(1);
      },
    );
  };
  for (const signal of ofTheEnd) program.on(signal, hear);
}

/** Has SIGUSR1 do nothing: unless somebody hears it, Node opens its debugger at a port, to whoever is on this machine. */
export const refuseDebugger = (program: Pick<Program, 'on'> = process): void =>
  void program.on('SIGUSR1', () => {});
