const coded = /^[A-Z][A-Z_]+: /;

/**
 * Reads a port to listen on from what the environment names, or takes the configured one; 0 is any free one.
 *
 * @throws {Error} `PORT_INVALID`, saying what it may be.
 */
export function readPort(named: string | undefined, configured: number, variable = 'PORT'): number {
  if (named === undefined || named === '') return configured;
  const port = Number(named);
  if (/^\d+$/.test(named) && port <= 65_535) return port;
  throw new Error(
    `PORT_INVALID: ${variable} is "${named}"; set it to a whole number from 0 to 65535, or leave it out`,
  );
}

/** Words why the portal did not start: the sentence of a coded error, the stack of one that nobody foresaw. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return coded.test(error.message) ? error.message : (error.stack ?? error.message);
}

/** Starts; when that fails, says why and ends the process with 1. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(explainFailure(error));
    process.exit(1);
  }
}
