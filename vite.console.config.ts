import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildManifest } from './ui/build/build-manifest.ts';
import { jsonImports } from './ui/build/json-imports.ts';
import { leanIcons } from './ui/build/lean-icons.ts';
import { leanKit } from './ui/build/lean-kit.ts';

const root = import.meta.dirname;

/** Lays the viewer of the contract beside the pages, as its makers have built it. */
const contractViewer = (): Plugin => ({
  name: 'percorso:contract-viewer',
  apply: 'build',
  generateBundle() {
    const built = `${root}/node_modules/@scalar/api-reference/dist/browser/standalone.js`;
    this.emitFile({ type: 'asset', fileName: 'contract-viewer.js', source: readFileSync(built) });
  },
});

/** The pages of the sandbox’s console, which its own server serves under /sandbox; nothing of them is in the portal. */
export default defineConfig({
  root: `${root}/console`,
  base: '/sandbox/',
  publicDir: false,
  resolve: {
    alias: [
      { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
      { find: /^dayjs\/locale\//, replacement: 'dayjs/esm/locale/' },
      { find: /^dayjs\/plugin\/(\w+)\.js$/, replacement: 'dayjs/esm/plugin/$1/index.js' },
    ],
  },
  cacheDir: `${root}/node_modules/.vite-console`,
  plugins: [jsonImports(), react(), leanIcons(), leanKit(), contractViewer(), buildManifest('within')],
  build: {
    outDir: `${root}/dist/console`,
    emptyOutDir: true,
    target: 'es2023',
    // As for the portal: the policy refuses what is written into an address or into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: { console: `${root}/console/index.html`, phone: `${root}/console/phone.html` },
    },
    reportCompressedSize: false,
  },
});
