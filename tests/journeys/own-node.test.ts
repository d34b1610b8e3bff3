import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { openEmptyFolder } from './small-folder.ts';

const bin = join(import.meta.dirname, '../../cli/bin');

/** Starts what the command does where the machine’s own Node is too old: it hands over to the project’s. */
function hand(typed: readonly string[], from = join(bin, 'own-node.js')) {
  const child = spawn(process.execPath, [from, ...typed], {
    cwd: openEmptyFolder().path,
    env: { ...process.env, LC_ALL: 'C' },
  });
  onTestFinished(() => void child.kill());
  let warned = '';
  child.stderr.on('data', (chunk: Buffer) => {
    warned += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; signal: string | null; warned: string }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, warned }));
  });
  return { child, ended };
}

// Each starts two processes.
describe('the command on a Node that is too old', () => {
  it.each([
    [['--help'], 0, ''],
    [['chek'], 2, 'percorso: there is no command "chek". Did you mean "check"? Try: percorso --help\n'],
  ])('answers to %j what the project’s own Node answers', async (typed, code, warned) => {
    expect(await hand(typed).ended).toEqual({ code, signal: null, warned });
  });

  it('passes both streams on to an editor, and ends when the editor goes', async () => {
    const { child, ended } = hand(['lsp']);
    const client = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    client.listen();

    const answer = await client.sendRequest('initialize', {
      processId: null,
      rootUri: null,
      capabilities: {},
    });
    await client.sendRequest('shutdown');
    await client.sendNotification('exit');

    expect(answer).toHaveProperty('capabilities');
    expect(await ended).toMatchObject({ code: 0, warned: '' });
    client.dispose();
  });

  it.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)('hands on %s, and ends of it as well', async (signal) => {
    const { child, ended } = hand(['lsp']);
    const client = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    client.listen();
    await client.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} });

    child.kill(signal);

    expect(await ended).toMatchObject({ signal });
    client.dispose();
  });

  it('says in one line what it needs where the project’s own is not there', async () => {
    const { path } = openEmptyFolder();
    cpSync(bin, join(path, 'cli/bin'), { recursive: true });

    const { code, warned } = await hand(['check'], join(path, 'cli/bin/own-node.js')).ended;

    expect(code).toBe(2);
    expect(warned).toMatch(
      /^percorso needs Node 24 and this is [\d.]+: run "npm ci" in .*\(a percorso serve Node 24 .*\n$/,
    );
  });
});
