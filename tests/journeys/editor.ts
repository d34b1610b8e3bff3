import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type CodeAction,
  type CompletionItem,
  type Diagnostic,
  type Hover,
  type Location,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';

/** The folder with all journeys. */
export const project = join(import.meta.dirname, '../..');

/** Few journeys: to read all of the project takes seconds. */
const example = join(project, 'docs/guida/esempio');

/** Where the caret stands in what is typed. */
export const caret = '¦';

/** What an editor is informed of: the folder it opens, its language, and how it starts the server. */
export type EditorOptions = {
  folder?: string;
  locale?: string;
  start?: () => ChildProcessWithoutNullStreams;
};

/** Starts the server in a folder, by default that of the guide’s example, where nothing is saved. */
export async function openEditor({ folder = example, locale, start }: EditorOptions = {}) {
  const server = (start ?? (() => startServer(folder)))();
  const client = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
  let warned = '';
  server.stderr.on('data', (chunk: Buffer) => (warned += chunk.toString()));
  const findings = listen(client);
  client.listen();
  const uriOf = (file: string): string =>
    /^\w+:/.test(file) ? file : pathToFileURL(join(folder, file)).href;
  await client.sendRequest('initialize', {
    processId: null,
    ...(locale !== undefined && { locale }),
    rootUri: uriOf('.'),
    capabilities: {},
    workspaceFolders: [{ uri: uriOf('.'), name: 'journeys' }],
  });
  await client.sendNotification('initialized', {});
  return {
    client,
    ended,
    uriOf,
    warned: () => warned,
    ...createDesk(client, uriOf),
    read: (file: string): string => readFileSync(join(folder, file), 'utf8'),
    /** Waits until the findings of a file are as they should be. */
    told: (file: string, isSo: (found: Diagnostic[]) => boolean) => findings(uriOf(file), isSo),
    quit: () => {
      client.dispose();
      server.kill();
    },
  };
}

/** Types and asks; each question types a file anew, with the caret where it is asked. */
function createDesk(client: ProtocolConnection, uriOf: (file: string) => string) {
  const type = createTyping(client, uriOf);
  const ask = async <Answer>(method: string, file: string, marked: string): Promise<Answer> => {
    await type(file, marked.replace(caret, ''));
    const position = placeAt(marked, marked.indexOf(caret));
    return client.sendRequest<Answer>(`textDocument/${method}`, {
      textDocument: { uri: uriOf(file) },
      position,
    });
  };
  return {
    type,
    save: (file: string) =>
      client.sendNotification('textDocument/didSave', { textDocument: { uri: uriOf(file) } }),
    complete: (file: string, marked: string) => ask<CompletionItem[]>('completion', file, marked),
    hover: async (file: string, marked: string): Promise<string> => {
      const hover = await ask<Hover | null>('hover', file, marked);
      return hover === null ? '' : wordsOf(hover);
    },
    definition: (file: string, marked: string) => ask<Location | null>('definition', file, marked),
    quickFixes: async (file: string, found: Diagnostic) => {
      const textDocument = { uri: uriOf(file) };
      const asked = { textDocument, range: found.range, context: { diagnostics: [found] } };
      return client.sendRequest<CodeAction[]>('textDocument/codeAction', asked);
    },
  };
}

/** Opens a file the first time, and changes it from then on. */
function createTyping(client: ProtocolConnection, uriOf: (file: string) => string) {
  const versions = new Map<string, number>();
  return (file: string, text: string): Promise<void> => {
    const uri = uriOf(file);
    const version = (versions.get(uri) ?? 0) + 1;
    versions.set(uri, version);
    const document = { uri, languageId: 'json', version, text };
    return version === 1
      ? client.sendNotification('textDocument/didOpen', { textDocument: document })
      : client.sendNotification('textDocument/didChange', {
          textDocument: { uri, version },
          contentChanges: [{ text }],
        });
  };
}

function startServer(cwd: string): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [join(project, 'cli/bin/this-node.js'), 'lsp'], {
    cwd,
    env: { ...process.env, LC_ALL: 'C' },
  });
}

function listen(client: ProtocolConnection) {
  const last = new Map<string, Diagnostic[]>();
  const listeners = new Set<() => void>();
  client.onNotification('textDocument/publishDiagnostics', (told: PublishDiagnosticsParams) => {
    last.set(told.uri, told.diagnostics);
    for (const listener of listeners) listener();
  });
  return (uri: string, isSo: (found: Diagnostic[]) => boolean) =>
    new Promise<Diagnostic[]>((resolve) => {
      const look = (): void => {
        const found = last.get(uri);
        if (!found || !isSo(found)) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
    });
}

function wordsOf({ contents }: Hover): string {
  if (typeof contents === 'string') return contents;
  return Array.isArray(contents) ? contents.map(String).join('\n') : contents.value;
}

/** Finds the place of an offset, as the protocol counts. */
export function placeAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: (before.at(-1) ?? '').length };
}
