import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The portal as somebody starts it, with its bank, in a process group of its own as a shell would give it. */
export type StartedPortal = {
  url: string;
  consoleUrl: string;
  printed(): string;
  /** Waits until something is printed. */
  said(text: RegExp): Promise<RegExpExecArray>;
  /** Sends a signal to the process that was started, or to all of its group as a terminal does. */
  signal(name: NodeJS.Signals, whom?: 'process' | 'group'): void;
  /** Waits for the process that was started to end, and answers its exit code. */
  ended(): Promise<number | null>;
  /** Returns whether any process of the group is left. */
  isLeft(): boolean;
  /** Returns whether the database was closed in order, by what PostgreSQL itself has noted. */
  isDatabaseClosed(): boolean;
  /** Ends whatever is left, and takes the data away. */
  remove(): void;
};

// Where PostgreSQL keeps the state of a database in pg_control, after three numbers of 8, 4 and 4 bytes.
const stateAt = 16;
const shutDown = 1;

const ways = { node: [process.execPath, 'server/start.ts'], npm: ['npm', 'start'] } as const;

/** Starts the portal by one way, on ports that are free and with data of its own, and waits until it is up. */
export async function startProcess(
  way: keyof typeof ways | { program: string; cwd: string; verb?: 'start' | 'dev' },
  env: Readonly<Record<string, string>> = {},
): Promise<StartedPortal> {
  const where = { SANDBOX: '1', PORT: '0', CONSOLE_PORT: '0' };
  const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
  const {
    cwd,
    command: [command, ...args],
  } =
    typeof way === 'string'
      ? { cwd: root, command: ways[way] }
      : { cwd: way.cwd, command: [process.execPath, way.program, way.verb ?? 'start'] as const };
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...process.env, DATABASE_URL: undefined, ...where, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const hearing = hear(child);
  const { pid = 0 } = child;
  const isDatabaseClosed = () =>
    readFileSync(join(dataDir, 'bank', 'global', 'pg_control')).readUInt32LE(stateAt) === shutDown;
  const isLeft = () => signalGroup(pid, 0);
  const remove = () => {
    signalGroup(pid, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ended = once(child, 'exit').then(([code]) => code);
  try {
    const [, url = ''] = await hearing.said(/^Portal +(http:\S+)$/m);
    const [, consoleUrl = ''] = await hearing.said(/^Console +(http:\S+)\/sandbox$[^]*password of all/m);
    const signal: StartedPortal['signal'] = (name, whom = 'process') =>
      void process.kill(whom === 'group' ? -pid : pid, name);
    return { url, consoleUrl, ...hearing, signal, ended: () => ended, isLeft, isDatabaseClosed, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Sends a signal to a process group; false when nobody is in it. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

function hear(child: ChildProcess): Pick<StartedPortal, 'printed' | 'said'> {
  let printed = '';
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let isOver = false;
  child.stdout?.on('data', (part) => {
    printed += String(part);
    tell();
  });
  child.stdout?.once('close', () => {
    isOver = true;
    tell();
  });
  const said = (text: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = text.exec(printed);
        if (found !== null) resolve(found);
        else if (isOver) reject(new Error(`it ended without a word of ${text}, having printed:\n${printed}`));
        else return;
        listeners.delete(look);
      };
      listeners.add(look);
      look();
    });
  return { printed: () => printed, said };
}
