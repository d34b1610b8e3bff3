import {
  CodeActionKind,
  createConnection,
  DidChangeWatchedFilesNotification,
  MessageType,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type ServerCapabilities,
  type TextDocumentPositionParams,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Finding } from '#analysis';
import type { Surroundings } from '../command.ts';
import { toldFailure } from '../failure-words.ts';
import { createTeller, findingsAt, quickFixesOf } from './findings.ts';
import { followNames } from './follow-names.ts';
import { completionsOf, homeOf, hoverOf, namesAt } from './names-at.ts';
import { orElse } from './or-else.ts';
import { createServed, type Served } from './served-folder.ts';

/** A pause in typing before the journeys are checked, in milliseconds. */
const pause = 80;

const offered: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Full,
  completionProvider: { triggerCharacters: ['"', '.', '/', '{'] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
};

/** Speaks the language server protocol over two streams until the editor goes; the folder is the one it opens. */
export function serveEditor(around: EditorStreams): Promise<void> {
  const connection = createConnection(around.input, around.output);
  const documents = new TextDocuments(TextDocument);
  const served = createServed(around);
  let canWatch = false;
  connection.onInitialize(({ workspaceFolders, capabilities, locale }) => {
    canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    served.begin(workspaceFolders ?? [], locale);
    return { capabilities: offered };
  });
  connection.onInitialized(() => {
    if (canWatch) askToWatch(connection);
  });
  followEdits(connection, { documents, served });
  answerQuestions(connection, { documents, served });
  followNames(connection, served);
  documents.listen(connection);
  connection.listen();
  return new Promise((resolve) => {
    connection.onExit(() => resolve());
  });
}

type EditorStreams = Pick<Surroundings, 'input' | 'output' | 'cwd' | 'language'>;
type Serving = { documents: TextDocuments<TextDocument>; served: Served };

/** Asks the editor to tell what others save in the folder. */
function askToWatch({ client }: Connection): void {
  const watchers = [{ globPattern: '**/{journeys,i18n}/**/*.json' }];
  void client.register(DidChangeWatchedFilesNotification.type, { watchers });
}

/** Lays what is typed over the folder, and tells what is found there when the typing pauses. */
function followEdits(connection: Connection, { documents, served }: Serving): void {
  const tell = createTeller(connection, served);
  let warned: string | undefined;
  const tellAll = (): void => {
    tell(served.findings());
    const trouble = served.project().trouble()?.words;
    const words = trouble && served.say()(trouble);
    if (words !== undefined && words !== warned) void warn(connection, words);
    warned = words;
  };
  const look = afterPause(() =>
    orElse(tellAll, (error) => connection.console.error(toldFailure(error, served.language()))),
  );
  const edit = ({ uri }: TextDocument, text?: string): void => {
    const path = served.pathOf(uri);
    if (path === undefined) return;
    served.project().edit(path, text);
    look();
  };
  const lookAtFolder = (): void => {
    served.project().reread();
    look();
  };
  documents.onDidChangeContent(({ document }) => edit(document, document.getText()));
  documents.onDidClose(({ document }) => {
    edit(document);
    lookAtFolder();
  });
  documents.onDidSave(lookAtFolder);
  connection.onDidChangeWatchedFiles(lookAtFolder);
}

/** A notice alone: the library’s own way asks for an answer. */
const warn = (connection: Connection, words: string): Promise<void> =>
  connection.sendNotification(ShowMessageNotification.type, {
    type: MessageType.Warning,
    message: `Percorso: ${words}`,
  });

function answerQuestions(connection: Connection, { documents, served }: Serving): void {
  const ownFile = (uri: string) => {
    const [document, path] = [documents.get(uri), served.pathOf(uri)];
    return document && path !== undefined ? { document, path, project: served.project() } : undefined;
  };
  const namedAt = ({ textDocument, position }: TextDocumentPositionParams) => {
    const file = ownFile(textDocument.uri);
    return file && namesAt({ ...file, position, say: served.say() });
  };
  const findingsOf = (uri: string): Finding[] => {
    const path = served.pathOf(uri);
    return path === undefined ? [] : served.findings().filter(({ file }) => file === path);
  };
  connection.onCompletion((at) => completionsOf(namedAt(at)));
  connection.onHover((at) =>
    hoverOf(namedAt(at), findingsAt(findingsOf(at.textDocument.uri), at.position), served.language()),
  );
  connection.onDefinition((at) => homeOf(namedAt(at), served.project(), served.uriOf));
  connection.onCodeAction(({ textDocument, range }) => {
    const file = ownFile(textDocument.uri);
    if (!file) return [];
    return quickFixesOf(findingsOf(textDocument.uri), { ...file, range, say: served.say() });
  });
}

function afterPause(run: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  };
}
