import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { jsonImports } from './ui/build/json-imports.ts';
import { leanIcons } from './ui/build/lean-icons.ts';
import { leanKit } from './ui/build/lean-kit.ts';

const root = import.meta.dirname;

/** The pages of Studio, which its own server serves to the machine that it runs on; nothing of them is in the portal. */
export default defineConfig({
  root: `${root}/studio`,
  publicDir: false,
  resolve: {
    alias: [
      { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
      { find: /^dayjs\/locale\//, replacement: 'dayjs/esm/locale/' },
      { find: /^dayjs\/plugin\/(\w+)\.js$/, replacement: 'dayjs/esm/plugin/$1/index.js' },
    ],
  },
  cacheDir: `${root}/node_modules/.vite-studio`,
  plugins: [jsonImports(), react(), leanIcons(), leanKit()],
  build: {
    outDir: `${root}/dist/studio/pages`,
    emptyOutDir: true,
    target: 'es2023',
    // As for the portal: the policy refuses what is written into an address or into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: { client: `${root}/studio/client/index.html`, stage: `${root}/studio/stage/index.html` },
    },
    reportCompressedSize: false,
  },
});
