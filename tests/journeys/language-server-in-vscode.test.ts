import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createService, type ClientClass } from '../../.vscode/extensions/percorso/service.js';
import { openEditor } from './editor.ts';

const root = join(import.meta.dirname, '../..');
const file = 'journeys/phone-change/journey.json';

type Server = ConstructorParameters<ClientClass>[2];

/** Stands for VS Code: it starts servers as told, and presses the button of a message when asked to. */
function fakeCode(folder: string) {
  const started: { server: Server; selector: unknown; isRunning: boolean }[] = [];
  const messages: string[] = [];
  let press: ((button: string) => void) | undefined;
  class LanguageClient {
    private readonly running;
    constructor(...[, , server, options]: ConstructorParameters<ClientClass>) {
      this.running = { server, selector: options.documentSelector, isRunning: false };
      started.push(this.running);
    }
    start() {
      this.running.isRunning = true;
      return Promise.resolve();
    }
    dispose() {
      this.running.isRunning = false;
      return Promise.resolve();
    }
  }
  const vscode = {
    l10n: { t: (message: string, ...values: string[]) => message.replace('{0}', values[0] ?? '') },
    window: {
      showErrorMessage: (message: string) => {
        messages.push(message);
        return new Promise<string | undefined>((resolve) => (press = resolve));
      },
    },
  };
  const service = createService({ root: folder, vscode, loadClient: () => Promise.resolve(LanguageClient) });
  return { service, started, messages, press: (button: string) => press?.(button) };
}

const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

describe('the extension of VS Code in the folder', () => {
  it('starts a server that finds what is wrong in a journey, with the Node of the project', async () => {
    const { service, started, messages } = fakeCode(root);

    await service.start();
    const [code] = started;
    if (!code) throw new Error('No server was started.');
    const { command, args, options } = code.server;
    const editor = await openEditor({ start: () => spawn(command, args, options) });
    onTestFinished(editor.quit);
    await editor.type(file, editor.read(file).replace('"to": "send-code"', '"to": "send-cod"'));
    const found = await editor.told(file, (told) => told.length > 0);

    expect(messages).toEqual([]);
    expect(command).toContain(join('node_modules', 'node', 'bin', 'node'));
    expect(code.selector).toEqual([
      { scheme: 'file', language: 'json', pattern: '**/{journeys,i18n}/**/*.json' },
    ]);
    expect(found.map((each) => each.code)).toContain('step-unknown');
  });

  it('says what is missing before the packages are there, and looks again when asked to', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'percorso-vscode-'));
    onTestFinished(() => rmSync(empty, { recursive: true }));
    const { service, started, messages, press } = fakeCode(empty);

    await service.start();
    press('Restart');
    await expect.poll(() => messages.length).toBe(2);

    expect(started).toEqual([]);
    expect(messages[0]).toContain(`npm ci in ${empty}`);
  });

  it('ends one server before it starts another', async () => {
    const { service, started } = fakeCode(root);

    await service.start();
    await service.restart();

    expect(started.map(({ isRunning }) => isRunning)).toEqual([false, true]);
  });

  it('stands where VS Code looks for it, and only where the folder is trusted', () => {
    const manifest = json('.vscode/extensions/percorso/package.json');

    expect(manifest).toMatchObject({
      main: './extension.js',
      activationEvents: ['workspaceContains:journeys/*/journey.json'],
      capabilities: { untrustedWorkspaces: { supported: false } },
    });
    expect(readdirSync(join(root, '.vscode/extensions/percorso'))).toContain('extension.js');
  });

  it('says in Italian all that it says', () => {
    const own = '.vscode/extensions/percorso';
    const said = readFileSync(join(root, own, 'service.js'), 'utf8').matchAll(/l10n\.t\(\s*'([^']+)'/g);

    expect(new Set([...said].map(([, message]) => message))).toEqual(
      new Set(Object.keys(json(`${own}/l10n/bundle.l10n.it.json`) as object)),
    );
    expect(Object.keys(json(`${own}/package.nls.it.json`) as object)).toEqual(
      Object.keys(json(`${own}/package.nls.json`) as object),
    );
  });
});

describe('the schemas that VS Code reads', () => {
  it('are called as their files, so that it finds one beside the other', () => {
    const folder = join(root, 'schemas/journey');
    const names = readdirSync(folder).map((name) => [name, json(`schemas/journey/${name}`)]);

    for (const [name, schema] of names) expect(schema).toMatchObject({ $id: basename(String(name)) });
  });
});
