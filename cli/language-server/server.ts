import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createConnection,
  DiagnosticSeverity,
  DidChangeWatchedFilesNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type CompletionItem,
  type Connection,
  type Diagnostic,
  type Hover,
  type ServerCapabilities,
  type TextDocumentPositionParams,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Finding } from '#analysis';
import { languageNamed } from '../answer-language.ts';
import type { Surroundings } from '../command.ts';
import { toldFailure } from '../failure-words.ts';
import { namesFor, namingKey, type KnownName, type NamingKey } from './known-names.ts';
import { orElse } from './or-else.ts';
import { openProject, type Project } from './project.ts';

/** A pause in typing before the journeys are checked, in milliseconds. */
const pause = 80;

const offered: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Full,
  completionProvider: { triggerCharacters: ['"', '.'] },
  hoverProvider: true,
};

/** Speaks the language server protocol over two streams until the editor goes; the folder is the one it opens. */
export function serveEditor({
  input,
  output,
  cwd,
  language: ofTerminal,
}: Pick<Surroundings, 'input' | 'output' | 'cwd' | 'language'>): Promise<void> {
  const connection = createConnection(input, output);
  const documents = new TextDocuments(TextDocument);
  let root = cwd;
  let language = ofTerminal;
  let opened: Project | undefined;
  const project = (): Project => (opened ??= openProject(root));
  const pathOf = (uri: string): string => pathWithin(root, uri);
  const edit = ({ uri }: TextDocument, text?: string): void => {
    if (uri.startsWith('file:')) project().edit(pathOf(uri), text);
  };

  let canWatch = false;
  connection.onInitialized(() => {
    if (canWatch) askToWatch(connection);
  });
  connection.onInitialize(({ workspaceFolders, capabilities, locale }) => {
    if (locale !== undefined) language = languageNamed(locale);
    canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    const [folder] = workspaceFolders ?? [];
    if (folder) root = fileURLToPath(folder.uri);
    return { capabilities: offered };
  });
  const tell = createTeller(connection, () => root);
  const warn = (error: unknown) => connection.console.error(toldFailure(error, language));
  const look = afterPause(() => orElse(() => tell(project().findings(language)), warn));
  documents.onDidChangeContent(({ document }) => {
    edit(document, document.getText());
    look();
  });
  const lookAtFolder = () => {
    project().reread();
    look();
  };
  documents.onDidClose(({ document }) => {
    edit(document);
    lookAtFolder();
  });
  documents.onDidSave(lookAtFolder);
  connection.onDidChangeWatchedFiles(lookAtFolder);
  const namesAt = (at: TextDocumentPositionParams) => {
    const document = documents.get(at.textDocument.uri);
    return document && namedAt(at, { document, path: pathOf(document.uri), project: project() });
  };
  connection.onCompletion((at) => completionsOf(namesAt(at)));
  connection.onHover((at) => hoverOf(namesAt(at)));
  documents.listen(connection);
  connection.listen();
  return new Promise((resolve) => {
    connection.onExit(() => resolve());
  });
}

/** Names a file as the findings do; "" for what has not been saved yet, whose address is no file’s. */
function pathWithin(root: string, uri: string): string {
  return uri.startsWith('file:') ? relative(root, fileURLToPath(uri)).replaceAll('\\', '/') : '';
}

/** Asks the editor to tell what others save in the folder. */
function askToWatch({ client }: Connection): void {
  const watchers = [{ globPattern: '**/{journeys,i18n}/**/*.json' }];
  void client.register(DidChangeWatchedFilesNotification.type, { watchers });
}

type Home = { document: TextDocument; path: string; project: Project };

/** Finds the name that stands, or begins, at a place of a journey. */
function namedAt(
  { position: { line, character } }: TextDocumentPositionParams,
  { document, path, project }: Home,
): Named | undefined {
  const journey = /^journeys\/([^/]+)\/journey\.json$/.exec(path)?.[1];
  if (journey === undefined) return undefined;
  const before = document.getText({ start: { line, character: 0 }, end: { line, character } });
  const rest = document.getText({ start: { line, character }, end: { line: line + 1, character: 0 } });
  const [, key, typed = ''] = namingKey.exec(before) ?? [];
  if (key === undefined) return undefined;
  const whole = typed + (/^[^"\n]*/.exec(rest)?.[0] ?? '');
  return {
    // The pattern has exactly the keys that take names.
    names: namesFor(key as NamingKey, journey, project.sources()),
    whole,
    from: character - typed.length,
    line,
  };
}

type Named = { names: readonly KnownName[]; whole: string; from: number; line: number };

/** The whole name is replaced: an editor takes a dot or a dash for its end. */
function completionsOf(named: Named | undefined): CompletionItem[] {
  if (!named) return [];
  const { from, line, whole, names } = named;
  const range = { start: { line, character: from }, end: { line, character: from + whole.length } };
  return names.map(({ name, detail }) => ({ label: name, detail, textEdit: { range, newText: name } }));
}

function hoverOf(named: Named | undefined): Hover | undefined {
  const known = named?.names.find(({ name }) => name === named.whole);
  return (
    known && { contents: { kind: 'plaintext', value: [known.name, known.detail].filter(Boolean).join('\n') } }
  );
}

/** Sends the findings of each file that has some, and clears those of a file that has none any more. */
function createTeller(connection: Connection, root: () => string): (findings: readonly Finding[]) => void {
  let told = new Set<string>();
  return (findings) => {
    const byFile = Map.groupBy(findings, ({ file }) => file);
    for (const file of new Set([...told, ...byFile.keys()])) {
      const diagnostics = (byFile.get(file) ?? []).map(diagnosticOf);
      void connection.sendDiagnostics({ uri: pathToFileURL(join(root(), file)).href, diagnostics });
    }
    told = new Set(byFile.keys());
  };
}

function diagnosticOf({ line, column, length, severity, code, message, hint }: Finding): Diagnostic {
  const start = { line: line - 1, character: column - 1 };
  return {
    range: { start, end: { line: start.line, character: start.character + length } },
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'percorso',
    message: [message, hint ?? ''].filter(Boolean).join(' '),
  };
}

function afterPause(run: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  };
}
