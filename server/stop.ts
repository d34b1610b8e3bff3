const patienceMs = 5000;

/** Closes what is open, in the order given, when the process is told to stop; a second signal, or too long a wait, ends it at once. */
export function closeOnSignals(parts: readonly { close(): Promise<void> }[]): void {
  const stop = () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
    setTimeout(() => process.exit(1), patienceMs).unref();
    void closeAll(parts);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function closeAll(parts: readonly { close(): Promise<void> }[]): Promise<void> {
  try {
    for (const part of parts) await part.close();
    process.exitCode = 0;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
