import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type CompletionItem,
  type Hover,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import { openSmallFolder } from './small-folder.ts';

const root = join(import.meta.dirname, '../..');
const file = 'journeys/phone-change/journey.json';

/** Starts the server in a folder of its own, and opens the phone change in it. */
async function openEditor(locale?: string) {
  const folder = openSmallFolder();
  const server = spawn(process.execPath, [join(root, 'cli/main.ts'), 'lsp'], {
    cwd: folder.path,
    env: { ...process.env, LC_ALL: 'C' },
  });
  const client = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  onTestFinished(() => {
    client.dispose();
    server.kill();
  });
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
  let warned = '';
  server.stderr.on('data', (chunk: Buffer) => {
    warned += chunk.toString();
  });
  const heard: PublishDiagnosticsParams[] = [];
  const listeners = new Set<() => void>();
  client.onNotification('textDocument/publishDiagnostics', (told: PublishDiagnosticsParams) => {
    heard.push(told);
    for (const listener of listeners) listener();
  });
  client.listen();
  const uri = pathToFileURL(join(folder.path, file)).href;
  const rootUri = pathToFileURL(folder.path).href;
  await client.sendRequest('initialize', {
    processId: null,
    ...(locale !== undefined && { locale }),
    rootUri,
    capabilities: {},
    workspaceFolders: [{ uri: rootUri, name: 'journeys' }],
  });
  await client.sendNotification('initialized', {});
  const text = readFileSync(join(folder.path, file), 'utf8');
  let version = 1;
  const document = { uri, languageId: 'json', version, text };
  await client.sendNotification('textDocument/didOpen', { textDocument: document });
  return {
    client,
    warned: () => warned,
    ended,
    text,
    uri,
    type: (typed: string) => {
      version += 1;
      const change = { textDocument: { uri, version }, contentChanges: [{ text: typed }] };
      return client.sendNotification('textDocument/didChange', change);
    },
    /** Waits until the findings of the file are as they should be. */
    told: (isSo: (told: PublishDiagnosticsParams) => boolean) =>
      new Promise<PublishDiagnosticsParams>((resolve) => {
        const look = (): void => {
          const found = heard.findLast((told) => told.uri === uri);
          if (!found || !isSo(found)) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
  };
}

/** Finds the place right behind some words. */
function behind(text: string, words: string): { line: number; character: number } {
  const before = text.slice(0, text.indexOf(words) + words.length).split('\n');
  return { line: before.length - 1, character: (before.at(-1) ?? '').length };
}

describe('percorso lsp', { timeout: 120_000 }, () => {
  it('tells a finding where it stands while it is typed, and takes it back', async () => {
    const { type, told, text } = await openEditor();
    const wrong = text.replace('"to": "send-code"', '"to": "send-cod"');

    await type(wrong);
    const { diagnostics } = await told((found) => found.diagnostics.length > 0);
    await type(text);
    await told((found) => found.diagnostics.length === 0);

    const [unknown] = diagnostics.filter(({ code }) => code === 'step-unknown');
    expect(unknown?.message).toContain('Did you mean "send-code"?');
    expect(unknown?.range.start).toEqual(behind(wrong, wrong.slice(0, wrong.indexOf('"send-cod"'))));
  });

  it('tells findings in the language of the editor', async () => {
    const { type, told, text } = await openEditor('it');

    await type(text.replace('"to": "send-code"', '"to": "send-cod"'));
    const { diagnostics } = await told((found) => found.diagnostics.length > 0);

    const [unknown] = diagnostics.filter(({ code }) => code === 'step-unknown');
    expect(unknown?.message).toContain('Intendevi "send-code"?');
  });

  it('tells where a file that is being typed stops being JSON', async () => {
    const { type, told, text } = await openEditor();

    await type(text.slice(0, -4));

    const { diagnostics } = await told((found) => found.diagnostics.length > 0);
    expect(diagnostics.map(({ code }) => code)).toContain('json-syntax');
  });

  it.each([
    ['"to": "', 'enter-code', 'form'],
    ['"operation": "', 'verifyOtpNewNumber', ''],
    ['"var": "', 'data.phone', 'provider:PhoneDigits'],
    ['"var": "', 'card.profiling.KEY_6.state', 'ATTIVO | '],
    ['"form": "', 'phone-number', 'form'],
  ])('offers behind %s the name %s', async (words, name, detail) => {
    const { client, uri, text } = await openEditor();

    const at = { textDocument: { uri }, position: behind(text, words) };
    const offered = await client.sendRequest<CompletionItem[]>('textDocument/completion', at);

    const item = offered.find(({ label }) => label === name);
    expect(item?.detail).toContain(detail);
    expect(item?.textEdit).toMatchObject({ newText: name, range: { start: at.position } });
  });

  it.each([
    ['"goTo": "', '/keysix/keysixview', 'page'],
    ['"link": "', 'online-banking', 'place'],
  ])('offers behind %s, as it is typed, the name %s', async (words, name, detail) => {
    const { client, uri, text, type } = await openEditor();
    const typed = text.replace('"kind": "end"', (kind) => `${words}", ${kind}`);

    await type(typed);
    const at = { textDocument: { uri }, position: behind(typed, words) };
    const offered = await client.sendRequest<CompletionItem[]>('textDocument/completion', at);

    expect(offered.find(({ label }) => label === name)?.detail).toContain(detail);
  });

  it('leaves alone what has not been saved as a file yet', async () => {
    const { client, warned, type, told, text } = await openEditor();
    const document = { uri: 'untitled:Untitled-1', languageId: 'json', version: 1, text: '{' };

    await client.sendNotification('textDocument/didOpen', { textDocument: document });
    await type(text.slice(0, -4));
    await told((found) => found.diagnostics.length > 0);

    expect(warned()).toBe('');
  });

  it('offers nothing where no name stands', async () => {
    const { client, uri, text } = await openEditor();

    const at = { textDocument: { uri }, position: behind(text, '"surface": "') };

    expect(await client.sendRequest('textDocument/completion', at)).toEqual([]);
  });

  it('says what the name under the pointer means', async () => {
    const { client, uri, text } = await openEditor();

    const at = { textDocument: { uri }, position: behind(text, '"operation": "generate') };
    const hover = await client.sendRequest<Hover>('textDocument/hover', at);

    expect(hover.contents).toEqual({
      kind: 'plaintext',
      value: 'generateOtpSca\nSends a code to a new number',
    });
  });

  it('ends with the editor', async () => {
    const { client, ended } = await openEditor();

    await client.sendRequest('shutdown');
    await client.sendNotification('exit');

    expect(await ended).toBe(0);
  });
});
