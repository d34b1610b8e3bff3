import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test, type Locator, type Page } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');

/** A Studio over a copy of the project’s journeys, as an analyst starts it. */
export type OpenedStudio = {
  /** With the key of the start. */
  readonly address: string;
  origin: string;
  /** The folder that it works on. */
  folder: string;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Changes a file as another editor would. */
  change(path: string, edit: (text: string) => string): void;
  /** Has it end without a word, as a crash does. */
  crash(): Promise<void>;
  /** Starts it again over the same folder, at the same port and with another key. */
  startAgain(): Promise<void>;
  close(): Promise<void>;
};

/** Opens a Studio over a copy of the project’s journeys, in a repository of its own; with flags of the command, such as `--read-only`. */
export async function openStudioOnCopy(...flags: readonly string[]): Promise<OpenedStudio> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  for (const part of ['journeys', 'i18n/it'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.it', ...args], { cwd: folder });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'as it was');
  return openStudioIn({ folder, program: join(root, 'cli/bin/percorso.js'), flags });
}

type Where = { folder: string; program: string; flags?: readonly string[] };

/** Opens the Studio of a program over a folder, which goes when it is closed. */
export async function openStudioIn({ folder, program, flags = [] }: Where): Promise<OpenedStudio> {
  const start = (port: string): Promise<Started> => startIn({ folder, program, flags }, port);
  let studio = await start('0');
  const { origin, port } = new URL(studio.address);
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
  return {
    get address() {
      return studio.address;
    },
    origin,
    folder,
    read,
    write,
    change: (path, edit) => write(path, edit(read(path))),
    crash: () => endBy('SIGKILL', studio.process),
    startAgain: async () => void (studio = await start(port)),
    close: async () => {
      await endBy('SIGTERM', studio.process);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Opens one Studio for all tests of a file, which run in turn: each begins where the one before has taken back what it has written. */
export function oneStudioOnCopy(): OpenedStudio {
  test.describe.configure({ mode: 'serial' });
  let opened: OpenedStudio | undefined;
  const now = (): OpenedStudio => {
    if (!opened) throw new Error('Studio is opened once the first test begins.');
    return opened;
  };
  test.beforeAll(async () => void (opened = await openStudioOnCopy()));
  test.afterAll(() => now().close());
  return {
    get address() {
      return now().address;
    },
    get origin() {
      return now().origin;
    },
    get folder() {
      return now().folder;
    },
    read: (path) => now().read(path),
    write: (path, text) => now().write(path, text),
    change: (path, edit) => now().change(path, edit),
    crash: () => now().crash(),
    startAgain: () => now().startAgain(),
    close: () => now().close(),
  };
}

/** Opens a place of Studio, as wide as a desk of that many pixels is. */
export async function openPlace(
  page: Page,
  { address, origin }: OpenedStudio,
  { place, width = 1280 }: { place: string; width?: number },
): Promise<void> {
  await page.setViewportSize({ width, height: width === 1920 ? 1080 : 800 });
  await page.goto(address);
  await page.goto(`${origin}/#/${place}`);
}

/** Has the command line check the folder of a Studio and play the scenarios of a journey; answers what it says where it is not content. */
export function isSound({ folder }: OpenedStudio, journey: string): string {
  const program = join(root, 'cli/bin/percorso.js');
  const said = [['check'], ['test', journey]].flatMap((asked) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...asked], {
      cwd: folder,
      encoding: 'utf8',
    });
    return status === 0 ? [] : [`${asked.join(' ')}:\n${stdout}${stderr}`];
  });
  return said.join('\n');
}

/** A step in the drawing of a journey. */
export const drawn = (page: Page, step: string): Locator =>
  page.getByRole('application', { name: /^Disegno/ }).locator(`button[title="${step}"]`);

/** Wears a look, and waits until its colours are there: they come in by and by. */
export async function wearLook(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(settled);
}

async function settled(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => void requestAnimationFrame(resolve));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

type Started = { process: ChildProcess; address: string };

async function startIn({ folder, program, flags }: Required<Where>, port: string): Promise<Started> {
  const started = spawn(process.execPath, [program, 'studio', '--port', port, '--lang', 'it', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { process: started, address: await addressIn(started.stdout) };
}

async function endBy(signal: NodeJS.Signals, process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill(signal);
  await ended;
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('Studio ended before it told its address.');
}

/** Picks one of many as a hand does: types some of its words, and chooses it in the list. */
export async function pick(picker: Locator, sought: string, option: string | RegExp): Promise<void> {
  await picker.click();
  await picker.fill(sought);
  await picker.page().getByRole('option', { name: option }).click();
}
