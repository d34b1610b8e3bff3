import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Cell } from './cell.ts';
import type { Plan } from './containerfile.ts';
import { listTree } from './read-only-tree.ts';

/** What is tried, and where. */
export type Stage = {
  plan: Plan;
  cell: Cell;
  /** The folder that would be the container’s, its settings included. */
  tree: string;
  /** The bank that the portal calls. */
  provider: string;
  ports: { portal: number; admin: number };
};

/** How a step went; a step that fails ends the rehearsal. */
export type Say = (step: string, found: string) => void;

const host = '127.0.0.1';
const mostTries = 500;
const event = JSON.stringify({ name: 'rehearsal' });

/**
 * Does what a container would: starts the portal in its cell, tries its health, its need, its page, its rights and its
 * doctor, and has it stop while a call is under way (RUN-05).
 *
 * @throws {Error} `REHEARSAL_FAILED`, saying what was expected and what was found.
 */
export async function rehearse(stage: Stage, say: Say): Promise<void> {
  const { tree, cell, ports } = stage;
  const before = listTree(tree);
  const began = performance.now();
  const { child, printed } = start(stage, stage.plan.entry);
  try {
    await saying(child, printed, /^Admin +http/m);
    say('start', `listens after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    expectHeld(child, stage, say);
    await expectEnd(stage, 'healthcheck', stage.plan.health);
    say('healthcheck', 'its command ends with 0');
    await expectAnswer(`http://${host}:${ports.admin}/readyz`, (text) => text.includes('"ready":true'));
    say('ready', '/readyz answers 200');
    await expectAnswer(
      `http://${host}:${ports.portal}/`,
      (text, { headers }) =>
        text.includes('<title>Percorso</title>') && headers.has('content-security-policy'),
    );
    say('page', 'the portal’s document is answered, with its policy');
    await expectBrand(`http://${host}:${ports.portal}`);
    say('brand', 'the bank’s style sheet is answered as the page names it');
    const doctor = [...stage.plan.entry.slice(0, -1), 'doctor', '--json'];
    await expectEnd(stage, 'doctor', doctor);
    say('doctor', 'finds nothing that fails, as the same user');
    await expectDrain(child, printed, ports);
    say('stop', 'SIGTERM: not ready at once, what is under way is answered, no new one taken, ends with 0');
  } finally {
    await end(child);
  }
  const changed = listTree(tree).filter((line) => !before.includes(line));
  if (changed.length > 0) throw failed('a tree that nobody has written', changed.slice(0, 3).join(', '));
  say('tree', `none of ${before.length} files was written`);
  const peak = cell.peakBytes();
  if (peak !== undefined) say('memory', `${Math.round(peak / 2 ** 20)} MiB at most`);
}

/** Ends a program that has not ended, and waits until it has. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function failed(expected: string, found: string): Error {
  return new Error(
    `REHEARSAL_FAILED: expected ${expected}; found ${found}; see what the container file says`,
  );
}

function start({ plan, cell, tree, provider, ports }: Stage, argv: readonly string[]) {
  const own = argv.map((word, index) => (index === 0 && word === 'node' ? process.execPath : word));
  const [program, ...args] = cell.command(own);
  const child = spawn(program, args, {
    cwd: tree,
    env: {
      PATH: process.env['PATH'],
      ...plan.env,
      PERCORSO_PROVIDER_BASE_URL: provider,
      PORT: String(ports.portal),
      ADMIN_PORT: String(ports.admin),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += String(part)));
  return { child, printed: () => text };
}

/** Waits until the program says something. */
async function saying(child: ChildProcess, printed: () => string, what: RegExp): Promise<void> {
  const ended = once(child, 'close').then(([code, signal]) => {
    throw failed(`it to print ${what}`, `an end with ${code ?? signal}, having printed: ${printed().trim()}`);
  });
  // Heard of below, and by nobody once it has spoken.
  ended.catch(() => {});
  while (!what.test(printed())) await Promise.race([once(child.stdout ?? child, 'data'), ended]);
}

/** Reads from the kernel as whom the program runs. */
function expectHeld({ pid }: ChildProcess, { plan, cell }: Stage, say: Say): void {
  if (cell.holds.length === 0) return;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mounts = readFileSync(`/proc/${pid}/mountinfo`, 'utf8');
  const isHeld =
    new RegExp(`^Uid:\\t${plan.user}\\t${plan.user}\\t`, 'm').test(status) &&
    /^CapEff:\t0+$/m.test(status) &&
    /^NoNewPrivs:\t1$/m.test(status) &&
    / \/ \/ ro[, ]|^\d+ \d+ \S+ \S+ \/ ro[, ]/m.test(mounts);
  if (!isHeld) throw failed(`a process that is held as ${cell.holds.join('; ')}`, status);
  say('rights', cell.holds.join('; '));
}

async function expectEnd(stage: Stage, what: string, argv: readonly string[]): Promise<void> {
  const { child, printed } = start(stage, argv);
  const [code] = await once(child, 'close');
  if (code !== 0) throw failed(`a ${what} that ends with 0`, `${code}, having printed ${printed()}`);
}

async function expectAnswer(url: string, fits: (text: string, response: Response) => boolean): Promise<void> {
  const response = await fetch(url);
  const text = await response.text();
  if (response.status !== 200 || !fits(text, response))
    throw failed(`${url} as it should be`, `${response.status}: ${text.slice(0, 200)}`);
}

/** Expects the look of the folder `brand/` beside the settings (RUN-09). */
async function expectBrand(origin: string): Promise<void> {
  const page = await (await fetch(origin)).text();
  const [, sheet] = /href="(\/brand\/brand-[\w-]+\.css)"/.exec(page) ?? [];
  if (sheet === undefined) throw failed('a page in the bank’s brand', page.slice(0, 200));
  await expectAnswer(origin + sheet, (text) => text.includes('--primary: light-dark('));
}

/** Has the portal stop while it waits for the body of a request. */
async function expectDrain(child: ChildProcess, printed: () => string, ports: Stage['ports']): Promise<void> {
  const call = await callUnderWay(ports.portal);
  const [answer, ended] = [once(call, 'response'), once(child, 'exit')];
  // It is waited for further down, where a refusal is told.
  answer.catch(() => {});
  child.kill('SIGTERM');
  await saying(child, printed, /^Stopping/m);
  const ready = await fetch(`http://${host}:${ports.admin}/readyz`);
  if (ready.status !== 503) throw failed('no readiness once it was told to stop', String(ready.status));
  // To close takes turns of its loop after it has said that it stops.
  for (let tries = 0; await takesOne(ports.portal); tries += 1)
    if (tries > mostTries)
      throw failed('no new connection once it was told to stop', 'one after another is taken');
  call.end(event);
  const [response]: IncomingMessage[] = await answer;
  response?.resume();
  if (response?.statusCode !== 204)
    throw failed('an answer to what was under way', String(response?.statusCode));
  const [code] = await ended;
  if (code !== 0) throw failed('an end with 0', String(code));
}

const takesOne = (port: number): Promise<boolean> =>
  fetch(`http://${host}:${port}/`).then(
    () => true,
    () => false,
  );

/** Tells the portal of an event as far as the head of the request, and waits until the portal has it. */
async function callUnderWay(port: number): Promise<ClientRequest> {
  const call = request({
    host,
    port,
    path: '/events',
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': event.length,
      Expect: '100-continue',
    },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}
