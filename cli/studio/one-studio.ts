import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../command.ts';

/**
 * Takes a folder for one Studio: two that write would not know of one another. The mark stands outside of the folder, in
 * which nothing but journeys and texts is ever written.
 *
 * @throws {UsageError} when another Studio has it open.
 */
export function takeFolder(root: string): { opened(port: number): void; release(): void } {
  const name = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 24);
  const mark = join(tmpdir(), `percorso-studio-${name}.json`);
  const other = readMark(mark);
  if (other && isAlive(other.pid))
    throw new UsageError({
      en: `A Studio has ${root} open already, on port ${other.port}. Use that one, or end it: process ${other.pid}.`,
      it: `${root} è già aperta in uno Studio, sulla porta ${other.port}. Usa quello, oppure chiudilo: processo ${other.pid}.`,
    });
  return {
    opened: (port) => writeFileSync(mark, JSON.stringify({ pid: process.pid, port }), { mode: 0o600 }),
    release: () => rmSync(mark, { force: true }),
  };
}

function readMark(mark: string): { pid: number; port: number } | undefined {
  try {
    const { pid, port } = Object(JSON.parse(readFileSync(mark, 'utf8')));
    return Number.isSafeInteger(pid) ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Of another user, whom one may not ask.
    return Object(error).code === 'EPERM';
  }
}
