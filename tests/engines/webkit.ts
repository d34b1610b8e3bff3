import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { type Browser, type Engine, type Question, textOf } from './browser.ts';
import { findProgram, notThere, startProgram } from './program.ts';

const driver = () => findProgram('WebKitWebDriver');
const miniBrowser = () =>
  findProgram('/usr/lib/*/webkit2gtk-*/MiniBrowser', '/usr/libexec/webkit2gtk-*/MiniBrowser');

/** Safari's engine, as WebKitGTK brings it, by classic WebDriver. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  debian: 'webkit2gtk-driver, xvfb and openssl',
  missing: () =>
    notThere({
      WebKitWebDriver: driver(),
      MiniBrowser: miniBrowser(),
      'xvfb-run': findProgram('xvfb-run'),
      openssl: findProgram('openssl'),
    }),
  begin: beginWebkit,
};

async function beginWebkit(): Promise<Browser> {
  const port = await freePort();
  const program = startProgram(driver() ?? '', () => [`--port=${port}`], { screen: true });
  const errors: string[] = [];
  try {
    const ask = askAt(`http://127.0.0.1:${port}`);
    await untilReady(ask);
    const { sessionId, capabilities } = await ask<Session>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          // The page is listened to before it has loaded.
          pageLoadStrategy: 'none',
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
        },
      },
    });
    const send = <Reply>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
      ask<Reply>(method, `/session/${sessionId}${path}`, body);
    await send('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 950 });
    const question = async <Given, Reply>(asked: Question<Given, Reply>, given: Given): Promise<Reply> => {
      const script = `const heard = (${String(listen)})();
        return [(${textOf(asked)})(arguments[0]), JSON.stringify(heard.splice(0))]`;
      const [reply, heard] = await send<[string, string]>('POST', '/execute/sync', {
        script,
        args: [JSON.stringify(given)],
      });
      errors.push(...JSON.parse(heard));
      return JSON.parse(reply);
    };
    const leave = async (path: string, body: unknown): Promise<void> => {
      await question({ answer: () => document.documentElement.toggleAttribute('data-left', true) }, null);
      await send('POST', path, body);
      const isLeft = { answer: () => !document.documentElement.hasAttribute('data-left') };
      while (!(await question(isLeft, null).catch(() => false))) await wait(20);
    };
    return {
      version: capabilities.browserVersion,
      open: (url) => leave('/url', { url }),
      reload: () => leave('/refresh', {}),
      act: async (acts) => void (await send('POST', '/actions', { actions: [acts] })),
      ask: question,
      errors: () => errors,
      close: async () => {
        await send('DELETE', '');
        program.end();
      },
    };
  } catch (error) {
    program.end();
    throw error;
  }
}

/**
 * Listens to the page from inside: what it has said since is in the list. The driver of Debian brings nothing of the console, so
 * what a page says before it can be asked anything is not heard.
 */
function listen(): string[] {
  const page: Window & { engineHeard?: string[] } = window;
  if (page.engineHeard !== undefined) return page.engineHeard;
  const heard: string[] = [];
  page.engineHeard = heard;
  const say = console.error;
  console.error = (...words) => {
    heard.push(`console: ${words.map(String).join(' ')}`);
    say.apply(console, words);
  };
  addEventListener('error', ({ message }) => heard.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(`uncaught: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push(`policy: ${violatedDirective} refused ${blockedURI}`),
  );
  return heard;
}

type Session = { sessionId: string; capabilities: { browserVersion: string } };
type Ask = <Reply>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Reply>;

const askAt =
  (address: string): Ask =>
  async (method, path, body) => {
    const reply = await fetch(`${address}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = Object(await reply.json());
    if (!reply.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };

/** Asks until the driver listens, which it does not say. */
async function untilReady(ask: Ask): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const status = await ask<{ ready: boolean }>('GET', '/status').catch(() => undefined);
    if (status?.ready === true) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not listen');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on an address has one of its own.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
