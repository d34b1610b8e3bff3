import { rmSync, realpathSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../security/secrets.ts';

/** A folder kept from other processes; it is free again when it is released or the process ends, however it ends. */
export type FolderLock = { release(): Promise<void> };

/**
 * Keeps a folder for this process: PGlite does not notice a second one, and the two would ruin the data.
 *
 * @throws {Error} BANK_IN_USE when another process has the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const address = addressOf(folder);
  // A socket, not a file with a number in it: the system closes it for a process that was killed.
  if (await isAnswering(address)) {
    throw new Error(`BANK_IN_USE: another process has ${folder} open; stop it, or keep the data elsewhere`);
  }
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = createServer((socket) => socket.destroy());
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(address, resolve);
  await promise;
  server.unref();
  return {
    release: () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      return closed.promise;
    },
  };
}

// Sockets have short names, so the folder's own name cannot be part of it.
function addressOf(folder: string): string {
  const name = `percorso-${sha256(realpathSync(folder)).slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function isAnswering(address: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(address);
  socket.once('connect', () => resolve(true));
  socket.once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
