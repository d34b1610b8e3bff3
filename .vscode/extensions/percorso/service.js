import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What the server speaks of. */
const documentSelector = [{ scheme: 'file', language: 'json', pattern: '**/{journeys,i18n}/**/*.json' }];

/**
 * Starts and stops `percorso lsp` for VS Code, with the Node that npm has brought into the project (docs/adr/0003): the
 * one that VS Code or the machine has may be too old for it.
 */
export function createService({ root, vscode, loadClient }) {
  const { l10n, window } = vscode;
  let client;
  const start = async () => {
    const server = serverOf(root);
    if (!server)
      return offerRestart(l10n.t('Percorso shows nothing yet: run npm ci in {0}, then restart.', root));
    try {
      const LanguageClient = await loadClient();
      client = new LanguageClient('percorso', 'Percorso', server, { documentSelector });
      await client.start();
    } catch (error) {
      offerRestart(l10n.t('The language server of Percorso does not start: {0}', String(error)));
    }
  };
  const stop = async () => {
    const running = client;
    client = undefined;
    await running?.dispose();
  };
  const restart = async () => {
    await stop();
    await start();
  };
  // The message is not waited for: it may stand there for hours.
  const offerRestart = (message) => {
    const button = l10n.t('Restart');
    void window.showErrorMessage(message, button).then((chosen) => chosen === button && restart());
  };
  return { start, stop, restart };
}

/** Tells how the server is started; nothing when the project’s packages are not there. */
function serverOf(root) {
  const command = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const needed = [command, join(root, 'node_modules/vscode-languageclient')];
  if (!needed.every((path) => existsSync(path))) return undefined;
  return { command, args: [join(root, 'cli/bin/this-node.js'), 'lsp'], options: { cwd: root } };
}
