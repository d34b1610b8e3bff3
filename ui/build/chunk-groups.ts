/** Modules that go in one chunk: those whose path matches a line of the list, unless an earlier group has them. */
type ChunkGroup = { name: string; modules: readonly string[]; withImports?: boolean };

const under = (folder: string, ...names: readonly string[]): string[] =>
  names.map((name) => `/${folder}/${name}`);

const texts = (...names: readonly string[]): string[] => names.map((name) => `/i18n/it/${name}\\.json`);

const packages = (...names: readonly string[]): string[] => names.map((name) => `/node_modules/${name}/`);

/**
 * What the login is drawn from, and the small parts that every page after it shares: two dozen small chunks would weigh
 * 6 kB more compressed (S-70). What these modules import comes with them, so no door may be named here.
 */
const first: ChunkGroup = {
  name: 'first',
  withImports: true,
  modules: [
    ...under('ui/kit', 'button/', 'icon/', 'status/(Spinner|Skeleton|tone|Badge)', 'money/Money'),
    ...under('ui/kit', 'ring/Ring', 'navigate/(Link|KitProvider|use-follow)'),
    ...under('ui/kit', 'layout/(Heading|VisuallyHidden|Stack)', 'message/(Notice|EmptyState)'),
    ...under('ui/kit', 'field/(TextField|PasswordField|Field\\.)', 'class-names', 'fetched', 'given'),
    ...under('ui/state', 'app-context', 'recorded', 'shell-context', 'stores/shell-stores'),
    ...under('ui/state', 'holder/(card-ready|engine-context|has-chatbot|kept-messages|language)'),
    ...under(
      'ui/state',
      'launcher/use-(openable|gone-on)',
      'session/tab-nonce',
      'navigation/(routes|back-navigation)',
    ),
    ...under('ui/journey', 'journeys-context', 'screen-actions'),
    ...under('i18n', 'setup', 'format/(masked-numbers|page-language)'),
    ...texts('app', 'frame', 'login'),
    ...packages('react-dom', 'react-router', 'i18next'),
    'rolldown/runtime',
    // Trans comes with the views that use it.
    '/node_modules/react-i18next/(?!.*/Trans)',
  ],
};

/** What both the login and the pages after it are drawn from, without what it imports: the whole kit, by its door. */
const shared: ChunkGroup = {
  name: 'shared',
  modules: [
    ...under('ui/views/frame', 'AreaBoundary', 'notices/(NotFetchedNotice|CrashNotice|crash-id|use-online)'),
    ...under(
      'ui/views/frame',
      'Brand',
      'Footer',
      'notices/TestNotice',
      'pages/(Page(Skeleton)?\\.|while-growing)',
      'popups/popups-gone',
    ),
    ...under('ui/views', 'cards/use-reconnected', 'frame/(SkipLink|LockNumbers)'),
    ...under('ui/state', 'navigation/scroll-restoration', 'session/forget-kept'),
    ...under('ui', 'kit/(index\\.ts|choice/(Checkbox|Choice))', 'shell/browser-ports'),
  ],
};

/** The frame of every popup, with the parts of React Aria that it stands on. */
const dialog: ChunkGroup = { name: 'dialog', withImports: true, modules: under('ui/kit', 'dialog/Dialog') };

/** What both pages and journeys decide by. */
const rules: ChunkGroup = {
  name: 'rules',
  modules: [
    ...under('engine', 'errors', 'rules/', 'routing/classify'),
    ...under('ui/journey', 'screen/LeftOutNotice'),
    ...under('i18n/format', 'counts'),
    ...packages('json-logic-js'),
  ],
};

/** What every page of a holder and every journey runs on: the bank, the stores, the index of journeys. */
const core: ChunkGroup = {
  name: 'core',
  modules: [
    ...under('ui/shell', 'core', 'bank-for', 'journey-ports', 'left-behind', 'wiring', 'built-journeys'),
    ...under('ui/bank', '(?!upload|timeline)'),
    ...under(
      'ui/state/stores',
      '(cards|carried|chatbot|home-tab|last-list|loyalty|per-card|profile|stores)\\.',
    ),
    ...under('ui/state/launcher', '(timeline\\.|given-input|launcher\\.)'),
    ...under('ui/state/holder', '(holder\\.|context-refresh|dictionary|loyalty-window)'),
    ...under(
      'ui/state/session',
      '(risk-data|inactivity|left-journeys|public-ip|session-keeper|take-up|go-on|kept-runs|seal|page-going)',
    ),
    ...under('ui/state', 'failures/(refusal-teller|told-calls)', 'navigation/(places|load-page)'),
    ...under(
      'ui/journey',
      'run/(fetch-journey|find-opening|gone-on|journey-source|journeys|kept-run|opener|refusal|run-id|running)',
    ),
    ...under('ui', 'views/cards/use-three-d-secure'),
    ...under('schemas', 'generated/(operations|reply-shapes)', 'multipart/'),
    ...under('journeys', 'trigger-timeline\\.json'),
    ...under('i18n/format', '(calendar|dates|days|usual-period)\\.'),
    ...texts('errors'),
    'virtual:journeys$',
    'virtual:journey-index$',
    ...packages('immer', 'zustand', 'ky', 'dayjs'),
  ],
};

/** What a journey of any kind is run and drawn by. */
const journey: ChunkGroup = {
  name: 'journey',
  modules: [
    ...under('ui/journey', '(RunningJourney|JourneyBoundary|JourneyDialog|JourneyPage|use-)'),
    ...under('ui/journey', 'run/(?!announcer|keep-back)', 'screen/(?!LiveRegion)', 'kept/'),
    ...under('ui', 'forms/', 'steps/view/(StepView|step-views)'),
    ...under('engine', '(definition|machine|migrate|session|steps)/', 'routing/(?!tell-outside)'),
    ...under(
      'ui/kit',
      'choice/(Select\\.|RadioGroup)',
      'field/(?!FieldFrame)',
      'layout/(CallableWords|RichText|rich-text)',
    ),
    ...under('ui/kit', 'message/(Checklist|ErrorSummary|Proof|Strength)', 'navigate/Disclosure'),
    ...under('ui/kit', 'status/(ProgressLine|StatusMark)'),
    ...under('i18n/format', 'sizes', 'time'),
    ...under('schemas', 'choice-labels'),
    ...texts('forms', 'views'),
    'virtual:journey-errors$',
    ...packages(
      '@rjsf/(core|utils|validator-ajv8)',
      'fast-equals',
      'fast-uri',
      'jsonpointer',
      'markdown-to-jsx',
    ),
  ],
};

/** What the home shows at once, and the frame of every holder’s page. */
const home: ChunkGroup = {
  name: 'home',
  modules: [
    ...under('ui/views/home', '(?!notices/|outlook/Upcoming)'),
    ...under(
      'ui/views/cards',
      'lock/(?!CardLock)',
      'picker/(?!Sliding)',
      'Card(Figures|Section)',
      'card-figures',
    ),
    ...under('ui/views/cards', 'ListSkeleton', 'NoData', 'ProfileNotice', 'RetryPlace', 'online-banking'),
    ...under(
      'ui/views/cards',
      'service-hindrance',
      'use-(failure-words|media|missing-profile|selected-card)',
    ),
    ...under(
      'ui/views/operations',
      '(Amount|Month|Operation|Paper)\\w*\\.',
      '(?!map-url)[a-z-]+\\.ts$',
      'banners/',
      'found/use-found-words',
      'detail/(use-opens-pending|DetailPlace|when-idle)',
    ),
    ...under(
      'ui/views/operations',
      'filters/(AppliedFilters|CategoryTiles|(?!periods|use-chips|wider-search)[a-z-]+\\.ts$)',
    ),
    ...under(
      'ui/views/frame',
      'Area\\.',
      'Header',
      'HelpCorner',
      'help-place',
      'MainMenu',
      'PopupPlace',
      'pages/HolderPage',
    ),
    ...under('ui/views/frame', 'notices/(Messages|OfflineNotice)', 'popups/'),
    ...under('ui/views/loyalty', 'programme', 'use-programme', 'ProgrammeButton'),
    ...under('ui/kit', 'category/CategoryMark', 'message/MessageQueue', 'navigate/(Tabs|use-tab-scroll)'),
    ...under('ui/state', 'fetched-with-texts'),
    ...texts('home', 'cards', 'operations', 'categories', 'loyalty'),
  ],
};

/** The boxes and banners that the home fetches once it is there. */
const homeParts: ChunkGroup = {
  name: 'home-parts',
  modules: [
    // A link leads to the home, most often.
    ...under('journeys', 'deep-links\\.json'),
    ...under('ui', 'shell/DeepLinkPage', 'state/launcher/deep-links'),
    ...under('ui/views', 'promo/', 'loyalty/Loyalty(Alert|Box|Offers)'),
    ...under('ui/views/home', 'notices/', 'outlook/UpcomingCard'),
    ...under('ui/views/operations', 'TotalsNotice', 'found/(PullToRenew|follow-pull)'),
    ...texts('exchange-rates', 'home-notices', 'loyalty-offers', 'promo', 'upcoming'),
  ],
};

/** The detail of an operation, which the home fetches when it has nothing better to do (HOLDER-03). */
const detail: ChunkGroup = {
  name: 'detail',
  modules: [
    ...under(
      'ui/views/operations',
      'detail/',
      'map-url',
      'found/(EmptyList|found-sum)',
      'filters/(FilterChips|use-chips|typed/|wider-search)',
    ),
    ...under('ui/views/cards', 'lock/CardLock'),
    ...texts('operation-detail'),
  ],
};

/** The way to help, which every page has in its corner. */
const help: ChunkGroup = {
  name: 'help',
  modules: [
    ...under('ui/views', 'chat/', 'help/(WayList|stolen-way|use-write-way)'),
    ...texts('chat', 'help'),
  ],
};

export const chunkGroups: readonly ChunkGroup[] = [
  first,
  shared,
  dialog,
  rules,
  core,
  journey,
  home,
  homeParts,
  detail,
  help,
];

/** Writes the groups as the bundler takes them. */
export const asBundled = ({ name, modules, withImports = false }: ChunkGroup) => ({
  name,
  test: new RegExp(modules.join('|')),
  includeDependenciesRecursively: withImports,
});
