/**
 * Who may import whom. `tests/architecture/imports.test.ts` runs these rules; docs/architecture.md says why they are so.
 *
 * A folder is written once, with the folders it may import; the rules are derived. What is not listed is refused.
 */
const mayImport = {
  schemas: [],
  engine: ['schemas'],
  analysis: ['schemas', 'engine'],
  i18n: ['schemas'],
  'ui/kit': [],
  'ui/bank': ['schemas', 'engine'],
  'ui/forms': ['schemas', 'engine', 'i18n', 'ui/kit'],
  'ui/steps': ['schemas', 'engine', 'i18n', 'ui/kit', 'ui/forms'],
  'ui/journey': ['schemas', 'engine', 'i18n', 'ui/kit', 'ui/forms', 'ui/steps', 'ui/bank'],
  'ui/views': ['schemas', 'engine', 'i18n', 'ui/kit', 'ui/bank', 'ui/journey', 'ui/state'],
  'ui/state': ['schemas', 'engine', 'i18n', 'ui/kit', 'ui/bank', 'ui/journey', 'journeys'],
  'ui/shell': [
    'schemas',
    'engine',
    'i18n',
    'ui/kit',
    'ui/bank',
    'ui/forms',
    'ui/steps',
    'ui/journey',
    'ui/views',
    'ui/state',
    'journeys',
  ],
  'ui/build': ['schemas', 'engine', 'analysis', 'ui/forms', 'journeys'],
  sandbox: ['schemas'],
  conformance: ['schemas'],
  console: ['i18n', 'ui/kit', 'sandbox'],
  server: ['schemas', 'analysis', 'sandbox'],
  cli: ['schemas', 'engine', 'analysis', 'i18n', 'sandbox', 'server', 'studio', 'conformance', 'ui/build'],
  studio: ['schemas', 'engine', 'analysis', 'i18n', 'ui/kit', 'ui/forms', 'ui/journey', 'ui/build'],
};

/** Packages that have one home each: the folders behind which the rest of the project does not know them. */
const guests = {
  react: ['ui', 'i18n', 'console', 'studio/client', 'studio/stage'],
  'react-dom': ['ui', 'console', 'studio/client', 'studio/stage'],
  ky: ['ui/bank'],
  'json-logic-js': ['engine/rules'],
  '@rjsf': ['ui/forms', 'ui/build', 'studio/client/step-form'],
  i18next: ['i18n'],
  'react-i18next': ['i18n'],
  dayjs: ['i18n/format'],
  'react-aria-components': ['ui/kit', 'ui/build'],
  'react-aria': ['ui/kit'],
  'lucide-react': ['ui/kit'],
  'embla-carousel-react': ['ui/kit', 'ui/views'],
  'react-router-dom': ['ui/shell', 'ui/state', 'ui/views', 'ui/journey', 'ui/kit'],
  zustand: ['ui/shell', 'ui/state', 'ui/journey', 'ui/views/frame'],
  immer: ['ui/state'],
  'drizzle-orm': ['sandbox'],
  '@electric-sql/pglite': ['sandbox'],
  postgres: ['sandbox'],
  'pdf-lib': ['sandbox/documents', 'tests/support'],
  'write-excel-file': ['sandbox/documents', 'cli/texts'],
  'read-excel-file': ['sandbox/documents', 'cli/texts', 'tests/support'],
  fastify: ['sandbox', 'server', 'tests/support'],
  '@fastify': ['sandbox', 'server'],
  pino: ['server/watch'],
  'prom-client': ['server/watch'],
  rolldown: ['server/release', 'ui/build', 'bench', 'tests/support'],
  '@playwright/test': ['tests', 'bench'],
  '@redocly/openapi-core': ['tests/support', 'bench/check'],
  'axe-core': ['tests'],
  '@sparticuz/chromium': ['tests/support'],
  '@eslint-community/regexpp': ['analysis/values'],
  '@microsoft/jest-sarif': ['tests'],
  '@viz-js/viz': ['cli/graph'],
  'vscode-languageclient': ['.vscode/extensions/percorso'],
  'vscode-languageserver': ['cli/language-server'],
  'vscode-languageserver-textdocument': ['cli/language-server'],
  '@xyflow/react': ['studio/client/drawing'],
  // EPL-2.0: it never reaches the portal's bundle.
  elkjs: ['studio/client/drawing'],
  vite: ['server', 'ui/build'],
  xstate: ['bench'],
  autocannon: ['bench'],
};

const tests = '\\.(test|fixture)\\.tsx?$';
const folders = Object.keys(mayImport);
const own = (folder) => `^${folder}/`;
const escaped = (name) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const directions = folders.map((folder) => ({
  name: `direction: ${folder}`,
  comment: `${folder}/ may import ${mayImport[folder].join(', ') || 'no other folder'}: what it needs beyond that arrives through a port or a prop.`,
  severity: 'error',
  from: { path: own(folder), pathNot: tests },
  to: {
    path: [...folders, 'journeys', 'tests', 'bench'].map(own),
    pathNot: [folder, ...mayImport[folder]].map(own),
  },
}));

const testDirections = folders.map((folder) => ({
  name: `direction of tests: ${folder}`,
  comment: 'A test that touches two top-level folders beyond what its own may import stands in tests/.',
  severity: 'error',
  from: { path: `${own(folder)}.*${tests}` },
  to: {
    path: [...folders, 'journeys', 'tests', 'bench'].map(own),
    // A test beside the browser's code may read the journeys that it shows, and compile their forms as the build does.
    pathNot: [
      ...[folder, ...mayImport[folder]].map(own),
      '^tests/support/',
      '^journeys/.*\\.json$',
      '^ui/build/',
    ],
  },
}));

/** Doors beside the first, each with its reason. */
const furtherDoors = {
  // The whole contract, which weighs too much for the first door.
  // A body in parts needs what only browsers and Node have, and the engine has neither.
  schemas: ['^schemas/provider/index\\.ts$', '^schemas/multipart/index\\.ts$'],
  // What brings runs of earlier versions to the present ones is for hosts that keep runs.
  engine: ['^engine/migrate/index\\.ts$'],
  // A file of settings is read with its places, and without the checks of journeys.
  analysis: ['^analysis/document/index\\.ts$'],
  // A slip in the environment is informed of before the bank's code is loaded.
  // What would be opened is looked at without opening it.
  // The console’s page knows what its API answers.
  sandbox: [
    '^sandbox/environment/index\\.ts$',
    '^sandbox/inspection/index\\.ts$',
    '^sandbox/console/index\\.ts$',
  ],
  // The command line looks at what a start needs and at what is served, and starts nothing.
  server: ['doctor', 'brand', 'folder', 'release', 'serving', 'site', 'studio-pages'].map(
    (name) => `^server/${name}/index\\.ts$`,
  ),
  // The gallery is a page of development, which the kit's users do not need.
  'ui/kit': ['^ui/kit/gallery/Gallery\\.tsx$'],
  // What judges a folder runs in a thread of its own, without the pages.
  studio: ['^studio/judge/index\\.ts$'],
  // Studio draws screens of runs that it moves itself; the portal fetches what draws them with a journey.
  'ui/journey': ['^ui/journey/stage/index\\.ts$'],
};

/**
 * Tests of the border hold what is true of every call of every view: they open the whole portal, by its own fixture. Those of
 * every page list the paths from the routes' own home, in a process that draws nothing.
 */
const opensWhole = {
  'ui/shell': ['^tests/border/'],
  'ui/state': ['^tests/border/', '^ui/shell/', '^tests/support/e2e-places\\.ts$'],
};

// ui/views and ui/build have no door: routes load views one by one, and vite.config.ts alone builds. Nobody imports console.
const doors = folders
  .filter((folder) => !['ui/views', 'ui/build', 'cli', 'console'].includes(folder))
  .map((folder) => ({
    name: `door: ${folder}`,
    comment: `Import ${folder}/ by its door, ${folder}/index.ts (#${folder}); if the door lacks a name, export it there.`,
    severity: 'error',
    from: { pathNot: [own(folder), ...(opensWhole[folder] ?? [])] },
    to: {
      path: own(folder),
      // Tests take what they are given from where it belongs.
      pathNot: [`^${folder}/index\\.ts$`, ...(furtherDoors[folder] ?? []), '\\.json$', '\\.fixture\\.tsx?$'],
    },
  }));

/** What the heart may stand on, beside its own folders: nothing that knows a screen, a machine or a network. */
const heart = {
  name: 'engine-alone',
  comment: 'The engine runs anywhere: it knows json-logic-js and nothing else, not React and not Node.',
  severity: 'error',
  from: { path: '^engine/', pathNot: [tests, '^engine/fixtures/'] },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
    pathNot: '(^|/)node_modules/(@types/)?json-logic-js/',
  },
};

const guestRules = Object.entries(guests).map(([name, homes]) => ({
  name: `guest: ${name}`,
  comment: `${name} is used behind ${homes.join(', ')} only, so that it can be replaced in one place.`,
  severity: 'error',
  from: { pathNot: [...homes.map(own), tests, '^tests/', '^[^/]+\\.config\\.ts$'] },
  to: { path: `(^|/)node_modules/${escaped(name)}(/|$)` },
}));

export default {
  forbidden: [
    heart,
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one idea, or hide a third: split it out.',
      severity: 'error',
      from: {},
      // Types that name each other cost nothing at run time.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nobody-imports-tests',
      comment: 'Tests and benchmarks look at the product; the product does not know them.',
      severity: 'error',
      from: { pathNot: ['^tests/', '^bench/', tests, '^(vitest|playwright)\\.config\\.ts$'] },
      to: { path: ['^tests/', '^bench/'] },
    },
    {
      name: 'sandbox-only-at-start',
      comment:
        'The server that a bank ships serves files; only its start scripts may add the sandbox, and the doctor look at what those would open; the rehearsal brings a bank.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          '^server/(start|serve|dev|launch|own-bank)\\.ts$',
          '^server/doctor/(world|data)\\.ts$',
          '^server/container/main\\.ts$',
          tests,
        ],
      },
      to: { path: '^sandbox/' },
    },
    {
      name: 'no-sandbox-behind-the-server',
      comment: 'A bank that opens the portal by the door of server/ must not bring the sandbox along.',
      severity: 'error',
      from: { path: '^server/index\\.ts$' },
      to: { path: '^sandbox/', reachable: true },
    },
    {
      name: 'no-contract-in-the-browser',
      comment:
        'The whole contract is for servers and tools; the browser needs the operations of #schemas only.',
      severity: 'error',
      from: { path: ['^ui/', '^engine/'], pathNot: ['^ui/build/', tests] },
      to: { path: '^schemas/provider/index\\.ts$' },
    },
    {
      name: 'no-studio-in-the-portal',
      comment:
        'Studio and what lays its drawings out (EPL-2.0) are tools: nothing that a bank ships reaches them.',
      severity: 'error',
      from: { path: ['^ui/shell/main\\.tsx$', '^server/(index|start|serve|dev)\\.ts$'] },
      to: { path: ['^studio/', '(^|/)node_modules/(elkjs|@xyflow)/'], reachable: true },
    },
    {
      name: 'no-bank-in-the-console',
      comment: 'The console’s page takes the shapes of its API from the sandbox, and nothing that runs.',
      severity: 'error',
      from: { path: '^console/' },
      to: { path: '^sandbox/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolves',
      comment: 'An import that leads nowhere hides what a rule would say of it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
    },
    ...directions,
    ...testDirections,
    ...doors,
    ...guestRules,
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|reports|schemas/generated)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
    },
  },
};
