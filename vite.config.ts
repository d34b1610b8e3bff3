import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languageOfTerminal } from './analysis/index.ts';
import { journeyCheck } from './server/check-journeys.ts';
import { overlayWords } from './ui/build/journeys/overlay-words.ts';
import { buildManifest } from './ui/build/build-manifest.ts';
import { compress } from './ui/build/compress.ts';
import { asBundled, chunkGroups } from './ui/build/chunk-groups.ts';
import { journeys } from './ui/build/journeys/journeys-plugin.ts';
import { jsonImports } from './ui/build/json-imports.ts';
import { leanForms } from './ui/build/lean-forms.ts';
import { leanIcons } from './ui/build/lean-icons.ts';
import { leanJson } from './ui/build/lean-json.ts';
import { leanKit } from './ui/build/lean-kit.ts';
import { laterSheet } from './ui/build/later-sheet.ts';
import { mapsAside } from './ui/build/maps-aside.ts';
import { openingSheet } from './ui/build/opening-sheet.ts';
import { openingWords } from './ui/build/opening-words.ts';
import { settingsCheck } from './ui/build/settings-check.ts';

const root = import.meta.dirname;

export default defineConfig({
  root: `${root}/ui/shell`,
  publicDir: `${root}/ui/shell/public`,
  // What the portal needs of a package and its exports do not name: dayjs has its parts as modules too, a tenth smaller,
  // and the router a production build, without the warnings for its developers (S-70).
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${root}/node_modules/react-router/dist/production/index.mjs` },
      {
        find: /^react-router\/dom$/,
        replacement: `${root}/node_modules/react-router/dist/production/dom-export.mjs`,
      },
      { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
      { find: /^dayjs\/locale\//, replacement: 'dayjs/esm/locale/' },
      { find: /^dayjs\/plugin\/(\w+)\.js$/, replacement: 'dayjs/esm/plugin/$1/index.js' },
    ],
  },
  cacheDir: `${root}/node_modules/.vite`,
  plugins: [
    jsonImports(),
    react(),
    journeys({ root, check: journeyCheck(root, languageOfTerminal(process.env)) }),
    overlayWords(languageOfTerminal(process.env)),
    settingsCheck(),
    openingWords(),
    leanForms(),
    leanIcons(),
    leanJson(),
    leanKit(),
    openingSheet(`${root}/ui`),
    laterSheet(),
    mapsAside(),
    buildManifest(),
    compress(),
  ],
  build: {
    outDir: `${root}/dist/portal`,
    emptyOutDir: true,
    target: 'es2023',
    // No data: address may hold a font or a picture of ours, and no inline script may stand in the page: the policy of
    // the file server would refuse both.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every licence text that the bundle owes, beside it.
    license: { fileName: 'licenses.md' },
    // One sheet for all but the login: it is small, and a page that waits for ten is not.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups.map(asBundled) } },
      // What several parts share stays in chunks of its own: joined to one of them, each journey would bring all of it.
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
    },
    reportCompressedSize: false,
    // For the one who reads reports of errors; no script says that it has one, and none is served (RUN-17).
    sourcemap: 'hidden',
  },
});
