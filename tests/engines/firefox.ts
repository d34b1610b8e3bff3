import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Engine, textOf } from './browser.ts';
import { findProgram, notThere, startProgram } from './program.ts';

const places = ['firefox-esr', 'firefox'];

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox',
  debian: 'firefox-esr and openssl',
  missing: () => notThere({ 'firefox-esr': findProgram(...places), openssl: findProgram('openssl') }),
  begin: beginFirefox,
};

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; message?: string };
type Entry = { level?: string; type?: string; text?: string; source?: { realm?: string } };

/** Writes the settings of a new profile: motion is reduced as in the other browser tests, and downloads stay with it. */
function settings(home: string): string {
  const values = {
    'ui.prefersReducedMotion': 1,
    'browser.download.dir': home,
    'browser.download.folderList': 2,
  };
  return Object.entries(values)
    .map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`)
    .join('\n');
}

async function beginFirefox(): Promise<Browser> {
  const program = startProgram(findProgram(...places) ?? '', (home) => {
    writeFileSync(join(home, 'user.js'), settings(home));
    return ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', home];
  });
  try {
    const address = await program.said(/WebDriver BiDi listening on (ws:\S+)/u);
    const errors: string[] = [];
    // What a page says while it is being left, of what it no longer gets, nobody sees.
    const left = new Set<string>();
    const send = await openSocket(`${address}/session`, (entry) => {
      if (entry.level === 'error' && !left.has(entry.source?.realm ?? ''))
        errors.push(`${entry.type}: ${entry.text}`);
    });
    const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
    });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
    await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
    const leave = async (method: string, params: object): Promise<void> => {
      const target = { context };
      const { realm } = await send<{ realm: string }>('script.evaluate', {
        expression: '0',
        awaitPromise: false,
        target,
      });
      left.add(realm);
      await send(method, { context, wait: 'complete', ...params });
    };
    return {
      version: capabilities.browserVersion,
      open: (url) => leave('browsingContext.navigate', { url }),
      reload: () => leave('browsingContext.reload', {}),
      act: async (acts) => void (await send('input.performActions', { context, actions: [acts] })),
      ask: async (question, given) => {
        const { result } = await send<{ result?: { value?: string } }>('script.callFunction', {
          functionDeclaration: textOf(question),
          arguments: [{ type: 'string', value: JSON.stringify(given) }],
          awaitPromise: true,
          target: { context },
        });
        return JSON.parse(result?.value ?? 'null');
      },
      errors: () => errors,
      close: async () => {
        await send('session.end', {});
        program.end();
      },
    };
  } catch (error) {
    program.end();
    throw error;
  }
}

type Send = <Reply>(method: string, params: unknown) => Promise<Reply>;

async function openSocket(address: string, onEntry: (entry: Entry) => void): Promise<Send> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.method === 'log.entryAdded') onEntry(Object(message.params));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, (message) => {
        waiting.delete(id);
        // The protocol says the shape of each result, and who asks names it.
        if (message.result !== undefined) resolve(message.result as never);
        else reject(new Error(`${method}: ${message.message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
