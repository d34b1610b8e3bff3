import { stripVTControlCharacters } from 'node:util';
import { portRefusal, withPort } from './free-port.ts';
import { printable } from './folder/printable.ts';

/**
 * Reads a port to listen on from what the environment names, or takes the configured one; 0 is any free one.
 *
 * @throws {Error} `PORT_INVALID`, saying what it may be.
 */
export function readPort(named: string | undefined, configured: number, variable = 'PORT'): number {
  if (named === undefined) return configured;
  const port = Number(named);
  if (/^\d+$/.test(named) && port <= 65_535) return port;
  const found = named.trim() === '' ? 'set to nothing' : `"${named}"`;
  throw new Error(
    `PORT_INVALID: ${variable} is ${found}; set it to a whole number from 0 to 65535, or leave it out`,
  );
}

/** Returns whether an error says itself what was found, what was expected and what to do; those of Node (`EACCES: …`) do not. */
export const hasSentence = (error: unknown): error is Error =>
  error instanceof Error && /^[A-Z]+(?:_[A-Z]+)+: /.test(error.message);

/** Words why the portal did not start: the sentence of a coded error; of one that nobody foresaw the reason, on one line. */
export function explainFailure(error: unknown): string {
  if (hasSentence(error)) return printable(error.message);
  // Somebody else was first between the look at the port and its use.
  const { syscall, address, port } = Object(error);
  if (syscall === 'listen')
    return portRefusal(error, withPort(String(address), port), 'PORT or CONSOLE_PORT').message;
  const known = unreadable(error) ?? incomplete(error);
  if (known !== undefined) return printable(known);
  const reason = stripVTControlCharacters(reasonOf(error)).replaceAll(/\s+/g, ' ').trim();
  return `START_FAILED: ${reason}; expected to start; set PERCORSO_DEBUG=1 to see where it failed`;
}

const reading = new Set(['access', 'lstat', 'open', 'read', 'realpath', 'scandir', 'stat']);

/** Words that a file or folder may not be read, whichever of all that a start reads it is. */
function unreadable(error: unknown): string | undefined {
  const { code, syscall, path } = Object(error);
  if (!['EACCES', 'EPERM'].includes(code) || !reading.has(syscall) || typeof path !== 'string')
    return undefined;
  return `FILE_UNREADABLE: ${path} may not be read (${code}); let this user read it, and enter the folders that it stands in`;
}

/** Words that a part of the installation is not there, as where it broke off or was copied in part. */
function incomplete(error: unknown): string | undefined {
  const { code, message } = Object(error);
  if (!['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(code)) return undefined;
  const [what = ''] = String(message).split('\n');
  return `INSTALL_INCOMPLETE: ${what}; install the package again, in a bank’s folder by npm ci`;
}

/** Returns what an error says, whatever was thrown: some have nothing but a code, or others inside them. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, errors, code, name } = Object(error);
  if (typeof message === 'string' && message !== '') return message;
  if (Array.isArray(errors) && errors.length > 0) return errors.map(reasonOf).join(', ');
  return typeof code === 'string' ? code : `${name ?? 'an error'} without a word: ${JSON.stringify(error)}`;
}

function fail(error: unknown): never {
  console.error(explainFailure(error));
  if (process.env['PERCORSO_DEBUG'] === '1') console.error(error);
  process.exit(1);
}

const stand = () => fail(new Error('nothing was left to do before the start was over'));

/** Starts; when that fails, or comes to a stand, says why and ends the process with 1. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  // What is thrown beside the start, by a part that it waits for.
  process.on('uncaughtException', fail).on('beforeExit', stand);
  try {
    await start();
  } catch (error) {
    fail(error);
  } finally {
    process.off('uncaughtException', fail).off('beforeExit', stand);
  }
}
