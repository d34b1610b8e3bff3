import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { jsonImports } from '../../ui/build/json-imports.ts';
import { contentSecurityPolicy, plainHeaders } from './http/policy.ts';

const studio = dirname(import.meta.dirname);
const product = dirname(studio);

/** The pages, by path. */
const pages: Readonly<Record<string, string>> = {
  '/': 'client/index.html',
  '/stage': 'stage/index.html',
};

// Stands in the pages as Vite writes them; each that is served has another nonce.
const noncePlace = 'nonce-of-this-page';

/** Puts our own client in the place of Vite’s. */
function ownClient(): Plugin {
  return {
    name: 'percorso:studio-client',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/dist\/client\/client\.mjs$/ },
      handler: () => "export * from '/client/page-client.ts';",
    },
  };
}

/** Serves the pages and their modules, as they stand in the project: there is no build. */
export async function openPages() {
  const vite = await createServer({
    configFile: false,
    root: studio,
    appType: 'custom',
    cacheDir: join(product, 'node_modules/.vite-studio'),
    logLevel: 'error',
    plugins: [ownClient(), jsonImports(), react()],
    html: { cspNonce: noncePlace },
    resolve: {
      alias: [
        { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
        { find: /^dayjs\/locale\//, replacement: 'dayjs/esm/locale/' },
        { find: /^dayjs\/plugin\/(\w+)\.js$/, replacement: 'dayjs/esm/plugin/$1/index.js' },
      ],
    },
    optimizeDeps: { entries: ['client/index.html', 'stage/index.html'] },
    server: {
      middlewareMode: true,
      // Whoever writes journeys does not write Studio: its own files stay as they are.
      hmr: false,
      ws: false,
      watch: null,
      // Names are judged by the guard, before anything comes here.
      allowedHosts: true,
      fs: { allow: [product] },
    },
  });
  return {
    modules: vite.middlewares,
    close: () => vite.close(),
    /** Serves a page; answers false for what is none. */
    serve: async (url: string, response: ServerResponse): Promise<boolean> => {
      const path = pages[url.split('?')[0] ?? ''];
      if (path === undefined) return false;
      await servePage(vite, path, response);
      return true;
    },
  };
}

async function servePage(vite: ViteDevServer, path: string, response: ServerResponse): Promise<void> {
  const written = await readFile(join(studio, path), 'utf8');
  const html = await vite.transformIndexHtml(`/${path}`, written);
  const nonce = randomBytes(16).toString('base64url');
  response
    .writeHead(200, {
      ...plainHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(nonce),
      'Cache-Control': 'no-store',
    })
    .end(html.replaceAll(noncePlace, nonce));
}
