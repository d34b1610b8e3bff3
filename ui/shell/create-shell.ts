import { createTexts, firstTrees, loadTree, type MissingText, type TextTree } from '#i18n';
import type { DeepLinksFile, TriggerTimelineFile } from '#schemas';
import { createAnnouncer, type JourneySource } from '#ui/journey';
import type { journeyPages } from 'virtual:journey-pages';
import { createStore } from 'zustand/vanilla';
import { sendRecorded } from './recorded/analytics.ts';
import { forgetKept } from '../state/session/forget-kept.ts';
import { keptMessages } from '../state/holder/kept-messages.ts';
import { createLoadAnew } from '../state/navigation/load-anew.ts';
import { createOtherTabs } from '../state/session/other-tabs.ts';
import { recordedType, type Recorded, type Recorder } from '../state/recorded.ts';
import { rememberedMark } from '../state/session/remembered-mark.ts';
import { createRouteViews } from './route-views.ts';
import type { Settings } from '../state/settings.ts';
import type { Core, Shell } from '../state/shell.ts';
import { recordUncaught } from './recorded/uncaught.ts';
import { tellErrors } from './errors/tell-errors.ts';
import { createShellStores } from '../state/stores/shell-stores.ts';
import { createTabNonce } from '../state/session/tab-nonce.ts';
import { onShownAgain } from '../state/navigation/page-lifecycle.ts';
import { createNavigator } from '../state/navigation/navigator.ts';

/** What the portal is put together from. */
export type PortalParts = {
  settings: Settings;
  /** Fetches what is known of the journeys: their index grows with each, and no login waits for it (S-70). */
  fetchSource: () => Promise<JourneySource>;
  browser: Window;
  /** The pages that journeys bring themselves, each with its name. */
  pages?: typeof journeyPages;
  /** What a bank has in the place of our lists of deep links and of the timeline (RUN-02). */
  lists?: { timeline?: TriggerTimelineFile; deepLinks?: DeepLinksFile } | undefined;
  /** Which build of the portal this is. */
  release: string;
  /** Stands in for the browser’s own in tests. */
  fetch?: typeof globalThis.fetch;
  /** What a text that nobody wrote becomes; the holder sees its key unless a test refuses it. */
  onMissingText?: MissingText;
  /** The texts of another language than Italian, by file (RUN-10). */
  words?: Readonly<Record<string, TextTree>> | undefined;
};

const showKey: MissingText = (_namespace, key) => key;

/** Makes the shell of the portal. */
export function createShell(parts: PortalParts): Shell {
  const { browser, settings, pages = [] } = parts;
  const messages = keptMessages(() => browser.localStorage);
  const texts = createTexts({
    trees: withTitles(firstTrees, pages),
    onMissing: parts.onMissingText ?? showKey,
    brand: settings.brand,
    words: parts.words,
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
    way: createNavigator(),
    views: createRouteViews(texts),
    ownPages: pages.map((page) => ({ ...page, access: 'secured' })),
    addresses: settings.links?.places ?? {},
    isTest: settings.provider.testEnvironment ?? false,
    remembered: rememberedMark(browser.document),
    record: recorderOf(parts),
    nonce: createTabNonce(() => browser.sessionStorage),
    otherTabs: createOtherTabs(() => stores.session.getState().logged),
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

/** Puts the names of journeys’ own pages beside those of the portal’s. */
function withTitles({ app, ...others }: typeof firstTrees, pages: typeof journeyPages) {
  const titles = Object.fromEntries(pages.map(({ page, title }) => [page, title]));
  return { ...others, app: { ...app, pages: { ...app.pages, ...titles } } };
}

/** Makes the one way to record what happens, also to the page itself. */
function recorderOf(parts: PortalParts): Recorder {
  const { settings, browser } = parts;
  const record: Recorder = (name, area, error) =>
    void browser.dispatchEvent(new CustomEvent<Recorded>(recordedType, { detail: { name, area, error } }));
  sendRecorded(settings.analytics, parts);
  tellErrors(settings.errors, parts);
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
  if (how !== 'over') return undefined;
  const { pathname, search } = browser.location;
  // Anyone who asks for this address anew is asked in first, as if they came to it from elsewhere.
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
