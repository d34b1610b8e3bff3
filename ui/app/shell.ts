import { createTexts, firstTrees, loadTree, type MissingText, type Texts } from '#i18n';
import { createAnnouncer, type Announcer, type JourneySource, type Journeys } from '#ui/journey';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from './app-context.ts';
import { sendRecorded } from './analytics.ts';
import { forgetKept } from './forget-kept.ts';
import { keptMessages } from './kept-messages.ts';
import { createLoadAnew } from './load-anew.ts';
import { recordedType, type Recorded, type Recorder } from './recorded.ts';
import { rememberedMark, type RememberedMark } from './remembered-mark.ts';
import { createRouteViews, type RouteViews } from './route-views.ts';
import type { Settings } from './settings.ts';
import { recordUncaught } from './uncaught.ts';
import { createShellStores, type ShellStores } from './stores/shell-stores.ts';
import { createTabNonce, type TabNonce } from './tab-nonce.ts';
import { onShownAgain } from './ways-out.ts';
import { createWayfinder, type Wayfinder } from './wayfinder.ts';

/** What stands behind the login: the bank’s client, the journeys and what is known of the holder. */
export type Core = {
  app: App;
  journeys: Journeys;
  /** Fetches what a login will want, while the holder is still typing. */
  prepareLogin(): void;
  /** Asks for the browser’s address where the settings have it (CALL-60); waits a second at most, and never rejects. */
  learnAddress(): Promise<void>;
};

/** What the first screen stands on. It is light, so that nobody waits for what only a holder needs (S-70). */
export type Shell = {
  texts: Texts;
  stores: ShellStores;
  announcer: Announcer;
  way: Wayfinder;
  views: RouteViews;
  /** The places that texts may lead to by name. */
  addresses: Readonly<Record<string, string>>;
  /** Nothing here is real, and every page says so (S-62). */
  isTest: boolean;
  remembered: RememberedMark;
  record: Recorder;
  core: StoreApi<{ core: Core | undefined }>;
  nonce: TabNonce;
  /** Takes up the session of the page before; nobody is asked in meanwhile. */
  resume: () => Promise<void>;
  /** Loads the page anew; stays where the portal cannot be reached. */
  loadAnew: () => Promise<void>;
  /** Fetches the core, once; rejects when it cannot be fetched, and then tries again at the next call. */
  openCore: () => Promise<Core>;
};

/** What the portal is put together from. */
export type PortalParts = {
  settings: Settings;
  /** Fetches what is known of the journeys: their index grows with each, and no login waits for it (S-70). */
  fetchSource: () => Promise<JourneySource>;
  browser: Window;
  /** Which build of the portal this is. */
  release: string;
  /** Stands in for the browser’s own in tests. */
  fetch?: typeof globalThis.fetch;
  /** What a text that nobody wrote becomes; the holder sees its key unless a test refuses it. */
  onMissingText?: MissingText;
};

const showKey: MissingText = (_namespace, key) => key;

/** Makes the shell of the portal. */
export function createShell(parts: PortalParts): Shell {
  const { browser, settings } = parts;
  const messages = keptMessages(() => browser.localStorage);
  const texts = createTexts({
    trees: firstTrees,
    onMissing: parts.onMissingText ?? showKey,
    brand: settings.brand,
    ...(messages && { messages }),
  });
  const core = createStore<{ core: Core | undefined }>()(() => ({ core: undefined }));
  const stores = createShellStores();
  let fetched: Promise<Core> | undefined;
  const shell: Shell = {
    texts,
    stores,
    core,
    announcer: createAnnouncer(),
    way: createWayfinder(),
    views: createRouteViews(texts),
    addresses: settings.links?.places ?? {},
    isTest: settings.provider.testEnvironment ?? false,
    remembered: rememberedMark(browser.document),
    record: recorderOf(parts),
    nonce: createTabNonce(() => browser.sessionStorage),
    resume: () => resume(shell, browser),
    loadAnew: createLoadAnew({
      browser,
      fetch: (...given) => (parts.fetch ?? globalThis.fetch)(...given),
    }),
    openCore: async () => {
      fetched ??= fetchCore(shell, parts);
      try {
        return await fetched;
      } catch (error) {
        fetched = undefined;
        throw error;
      }
    },
  };
  if (shell.nonce.isKept()) void shell.resume();
  return shell;
}

/** Makes the one way to record what happens, also to the page itself. */
function recorderOf({ settings, browser, release, fetch }: PortalParts): Recorder {
  const record: Recorder = (name, area) =>
    void browser.dispatchEvent(new CustomEvent<Recorded>(recordedType, { detail: { name, area } }));
  sendRecorded(settings.analytics, { browser, release, fetch });
  recordUncaught(browser, record);
  return record;
}

async function resume(shell: Shell, browser: Window): Promise<void> {
  const session = shell.stores.session.getState();
  session.resumes();
  const how = await shell
    .openCore()
    .then(({ app }) => app.session.resume())
    .catch(() => 'unreached' as const);
  if (how === 'unreached') return session.notReached();
  if (how === 'taken-up') return undefined;
  const { pathname, search } = browser.location;
  // Whoever asks for this address anew is asked in first, as if they came to it from elsewhere.
  session.over('reload', { wanted: pathname + search, wantedBy: undefined });
  return forgetKept(browser);
}

/** A document that the browser has kept may have lost its session to the page after it. */
function loadAnewWithoutSession({ stores, nonce }: Shell, browser: Window): void {
  const { location } = browser;
  onShownAgain(browser, () => stores.session.getState().logged, {
    hasSession: () => nonce.isOurs(),
    // An address with a place in the page would load nothing.
    loadAnew: () => location.replace(location.pathname + location.search),
  });
}

async function fetchCore(shell: Shell, parts: PortalParts): Promise<Core> {
  const [{ createCore, wordsOfBank }, source, errors] = await Promise.all([
    import('./core.ts'),
    parts.fetchSource(),
    loadTree('errors'),
  ]);
  shell.texts.add('errors', errors);
  const core = createCore(shell, { ...parts, source });
  loadAnewWithoutSession(shell, parts.browser);
  await wordsOfBank(core, shell, parts.browser);
  shell.core.setState({ core });
  return core;
}
