import { createTexts, firstTrees, type Texts } from '#i18n';
import { operations } from '#schemas';
import { createBankCalls } from '#ui/bank';
import {
  createAnnouncer,
  createJourneys,
  type Announcer,
  type Journeys,
  type JourneySource,
} from '#ui/journey';
import type { App } from './app-context.ts';
import { bankFor } from './bank-for.ts';
import { browserTimers, storedMessages } from './browser-ports.ts';
import { engineContext, onEngineContextChange } from './engine-context.ts';
import { createHolder } from './holder.ts';
import { createInactivity, type Inactivity } from './inactivity.ts';
import { journeyPorts } from './journey-ports.ts';
import { createRouteViews, type RouteViews } from './route-views.ts';
import { createSessionKeeper, wasReloaded } from './session-keeper.ts';
import type { Settings } from './settings.ts';
import { createStores } from './stores/stores.ts';
import { createWayfinder, type Wayfinder } from './wayfinder.ts';

/** The whole portal, put together. */
export type Portal = {
  app: App;
  texts: Texts;
  journeys: Journeys;
  announcer: Announcer;
  views: RouteViews;
  way: Wayfinder;
};

/** What the portal is put together from. */
export type PortalParts = {
  settings: Settings;
  source: JourneySource;
  browser: Window;
  /** Stands in for the browser’s own in tests. */
  fetch?: typeof globalThis.fetch;
};

const minuteMs = 60_000;

/** Puts the portal together: the one place where its parts meet, and meet the browser. */
export function composePortal({ settings, source, browser, fetch }: PortalParts): Portal {
  const texts = createTexts({ trees: firstTrees, onMissing: (_namespace, key) => key });
  const stores = createStores(browser.sessionStorage);
  const announcer = createAnnouncer();
  const way = createWayfinder();
  const views = createRouteViews(texts);
  const record = recorder(browser);
  const inactivity = watchInactivity(settings, () => void session.logout('inactive'));
  const bank = bankFor(
    { settings, browser, ...(fetch && { fetch }) },
    {
      loading: (isLoading) => stores.loading.getState().set(isLoading),
      unauthorised: () => session.invalidated(),
      used: () => stores.session.getState().logged && inactivity.used(),
    },
  );
  const stepUp = (challenge: object) => journeys.prove(challenge);
  const calls = createBankCalls({ bank, operations, stepUp });
  const holder = createHolder({ calls, stores });
  const messages = storedMessages(stores, texts);
  const journeys = createJourneys({
    source,
    operations,
    texts,
    announcer,
    context: () => engineContext(stores),
    onContextChange: (listener) => onEngineContextChange(stores, listener),
    onBroken: () => messages.popup(forced),
    ports: journeyPorts({
      bank,
      way,
      messages,
      holder,
      browser,
      record,
      signedOut: () => session.invalidated(),
    }),
  });
  const session = createSessionKeeper({
    stores,
    calls: () => calls,
    signOut: () => {
      bank.signOut();
      journeys.leaveAll();
    },
    goTo: (path) => way.go(path),
    currentPath: () => browser.location.pathname,
    inactivity: () => inactivity,
    mark: browser.sessionStorage,
    on401: settings.session.on401,
    record,
  });
  if (wasReloaded(browser.sessionStorage))
    stores.session.getState().over('reload', browser.location.pathname);
  const prepareHome = () => views.home.prefetch();
  const app = { stores, calls, holder, session, inactivity, prepareHome, record };
  return { app, texts, journeys, announcer, views, way };
}

function watchInactivity({ session }: Settings, onEnd: () => void): Inactivity {
  return createInactivity({
    idleMs: session.idleMinutes * minuteMs,
    warnMs: session.warnMinutes * minuteMs,
    timers: browserTimers(),
    onEnd,
  });
}

/** Records as events of the page, which a bank’s own analytics may listen to. */
function recorder(browser: Window): App['record'] {
  return (name) => void browser.dispatchEvent(new CustomEvent('percorso:event', { detail: { name } }));
}

// What a journey that cannot be fetched or drawn says (ERR-07).
const forced = {
  kind: 'STANDARD',
  reason: 'CUSTOM',
  message: { namespace: 'errors', key: 'popup.forced', values: {} },
} as const;
