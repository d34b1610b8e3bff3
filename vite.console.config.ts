import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildManifest } from './ui/build/build-manifest.ts';
import { jsonImports } from './ui/build/json-imports.ts';
import { leanIcons } from './ui/build/lean-icons.ts';
import { leanKit } from './ui/build/lean-kit.ts';

const root = import.meta.dirname;

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
  plugins: [jsonImports(), react(), leanIcons(), leanKit(), buildManifest('within')],
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
