import { join } from 'node:path';
import * as vscode from 'vscode';
import { createService } from './service.js';

/** Serves the project in which this extension stands, as long as VS Code has its folder open. */
export async function activate({ extensionPath, subscriptions }) {
  const service = createService({
    root: join(extensionPath, '../../..'),
    vscode,
    // Loaded here: before `npm ci` there is no such package, and that must be told, not thrown.
    loadClient: async () => (await import('vscode-languageclient/node')).LanguageClient,
  });
  subscriptions.push(
    vscode.commands.registerCommand('percorso.restart', () => service.restart()),
    { dispose: () => void service.stop() },
  );
  await service.start();
}
