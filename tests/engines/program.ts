import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';

/** A program in a process group of its own, with a home that nobody has used. */
export type Program = {
  home: string;
  /** Hears each line that it prints, to either output. */
  onLine(hear: (line: string) => void): void;
  /** Waits until it has printed something. */
  said(text: RegExp): Promise<string>;
  end(): void;
};

const longestMs = 60_000;

/** Finds a program on the path, or where a pattern says that Debian puts it. */
export function findProgram(...places: readonly string[]): string | undefined {
  const folders = (env['PATH'] ?? '').split(':');
  return places
    .flatMap((place) => (place.startsWith('/') ? [place] : folders.map((folder) => join(folder, place))))
    .flatMap((place) => globSync(place))
    .at(0);
}

/** Returns the names of the programs that were not found. */
export const notThere = (found: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(found).filter((name) => found[name] === undefined);

/** Starts a program under a screen of its own where `screen` asks for one. */
export function startProgram(
  command: string,
  args: (home: string) => readonly string[],
  { screen = false } = {},
): Program {
  const home = mkdtempSync(join(tmpdir(), 'engine-'));
  const line = [command, ...args(home)];
  const [program = '', ...words] = screen
    ? ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1280x1000x24', ...line]
    : line;
  const child = spawn(program, words, {
    detached: true,
    env: { ...env, HOME: home, TZ: 'Europe/Rome', LANG: 'C.UTF-8', NO_AT_BRIDGE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const listeners = new Set<(line: string) => void>();
  for (const output of [child.stdout, child.stderr]) {
    let rest = '';
    output.on('data', (part) => {
      const whole = `${rest}${String(part)}`.split('\n');
      rest = whole.pop() ?? '';
      for (const heard of whole) {
        lines.push(heard);
        for (const listener of listeners) listener(heard);
      }
    });
  }
  const onLine = (hear: (heard: string) => void) => {
    for (const heard of lines) hear(heard);
    listeners.add(hear);
  };
  const end = (): void => {
    process.off('exit', end);
    if (child.pid !== undefined && child.exitCode === null) endGroup(child.pid);
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  process.once('exit', end);
  return {
    home,
    onLine,
    said: (text) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error(`${command} did not say ${text}:\n${lines.join('\n')}`));
        const tooLate = setTimeout(fail, longestMs);
        child.once('exit', fail);
        onLine((heard) => {
          const found = text.exec(heard);
          if (found === null) return;
          clearTimeout(tooLate);
          child.off('exit', fail);
          resolve(found[1] ?? found[0]);
        });
      }),
    end,
  };
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}
