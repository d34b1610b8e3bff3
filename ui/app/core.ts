import { operations } from '#schemas';
import { type BankCalls, type BankClient, createBankCalls } from '#ui/bank';
import { createJourneys, type Journeys, type JourneySource } from '#ui/journey';
import { bankFor } from './bank-for.ts';
import { browserFiles, browserTimers, forgetPassingMessages, storedMessages } from './browser-ports.ts';
import { engineContext, onEngineContextChange } from './engine-context.ts';
import { createHolder } from './holder.ts';
import { createInactivity, type Inactivity } from './inactivity.ts';
import { learnDictionary } from './dictionary.ts';
import { forgetKept } from './forget-kept.ts';
import { createFullLoad } from './full-load.ts';
import { givenInput } from './given-input.ts';
import { journeyPorts } from './journey-ports.ts';
import { followLanguage } from './language.ts';
import { createLoyaltyWindow, type LoyaltyWindow } from './loyalty-window.ts';
import { createOpenings, finalisePopup, type Openings } from './openings.ts';
import { refusalTeller } from './refusal-teller.ts';
import { createSessionKeeper } from './session-keeper.ts';
import type { Settings } from './settings.ts';
import type { Core, PortalParts, Shell } from './shell.ts';
import { createTold } from './told.ts';
import { createStores, type Stores } from './stores/stores.ts';

const minuteMs = 60_000;

type CoreParts = Omit<PortalParts, 'fetchSource'> & { source: JourneySource };

/** Puts together what stands behind the login: the one place where its parts meet. */
export function createCore(shell: Shell, { settings, source, browser, fetch }: CoreParts): Core {
  const { texts, announcer, way, views, record } = shell;
  const stores = createStores(browser.sessionStorage, shell.stores);
  const inactivity = watchInactivity(settings, () => void session.logout('inactive'));
  const bank = bankFor(
    { settings, browser, loading: stores.loading, ...(fetch && { fetch }) },
    {
      unauthorised: () => signedOut(),
      used: () => stores.session.getState().logged && inactivity.used(),
      timeline: (told) => timeline.hear(told),
      misfit: ({ operation, pointer, kind }) => record(`reply ${kind}: ${operation} ${pointer}`),
    },
  );
  const stepUp = (challenge: object) => journeys.prove(challenge);
  const calls = createBankCalls({ bank, operations, stepUp });
  const currentPath = () => browser.location.pathname + browser.location.search;
  const holder = createHolder({ calls, stores, currentPath });
  const messages = storedMessages(stores, texts);
  const signedOut = () => session.invalidated();
  const journeys = createJourneys({
    source,
    operations,
    texts,
    announcer,
    context: () => engineContext(stores),
    onContextChange: (listener) => onEngineContextChange(stores, listener),
    onBroken: () => messages.popup(forced),
    onMove: () => forgetPassingMessages(stores),
    onEnd: () => forgetPassingMessages(stores),
    ports: journeyPorts({ bank, way, messages, holder, browser, links: settings.links, record, signedOut }),
  });
  const openings = openingsFor({ shell, stores, journeys, browser });
  const loyaltyWindow = loyaltyWindowFor(settings, browser);
  const parts = { shell, stores, openings, holder, calls: () => calls, currentPath };
  const { timeline, deepLinks } = createTold(parts);
  const session = createSessionKeeper({
    stores,
    calls: () => calls,
    signOut: () => signOut(bank, journeys),
    way,
    currentPath,
    inactivity: () => inactivity,
    fullLoad: () => fullLoadFor({ stores, calls, browser, loyaltyWindow }),
    refresh: () => void holder.refresh(['profile', 'cards']),
    onArrival: () => timeline.begin(),
    mark: browser.sessionStorage,
    forgetKept: () => forgetKept(browser),
    on401: settings.session.on401,
    record,
  });
  const known = { stores, calls, holder, session, inactivity, openings, deepLinks, loyaltyWindow };
  return {
    app: { ...known, ...devices(browser), prefetch: journeys.prefetch, settings, record },
    journeys,
    prepareLogin: () => {
      prefetchFinalisation(openings, journeys);
      views.home.prefetch();
    },
  };
}

/** What the views use of the machine that they run on. */
const devices = ({ document }: Window) => ({
  files: browserFiles(document),
  now: () => browserTimers().now(),
});

type FullLoadParts = { stores: Stores; calls: BankCalls; browser: Window; loyaltyWindow: LoyaltyWindow };

function fullLoadFor({ stores, calls, browser, loyaltyWindow }: FullLoadParts) {
  const { document, sessionStorage: storage, location } = browser;
  return createFullLoad({
    stores,
    calls,
    document,
    storage,
    goOn: () => loyaltyWindow.goOn(),
    assign: (path) => location.assign(path),
    wait,
  });
}

function loyaltyWindowFor({ links }: Settings, browser: Window): LoyaltyWindow {
  const { document, sessionStorage: storage } = browser;
  return createLoyaltyWindow({ links, browser, document, storage });
}

function signOut(bank: BankClient, journeys: Journeys): void {
  bank.signOut();
  journeys.leaveAll();
}

const wait = (ms: number): Promise<void> => new Promise((end) => void setTimeout(end, ms));

/** Resolves when the bank’s own words are here, or were waited for long enough; follows the language that they are in. */
export function wordsOfBank(
  { app: { calls, settings } }: Core,
  shell: Shell,
  browser: Window,
): Promise<void> {
  followLanguage({ document: browser.document, reload: () => browser.location.reload() });
  return learnDictionary({
    calls,
    texts: shell.texts,
    storage: () => browser.localStorage,
    longestMs: settings.timing.textsMs,
    wait,
  });
}

function prefetchFinalisation(openings: Openings, journeys: Journeys): void {
  const opening = openings.find(finalisePopup);
  if (opening) journeys.prefetch(opening.entry.id);
}

type OpeningParts = { shell: Shell; stores: Stores; journeys: Journeys; browser: Window };

function openingsFor({ shell: { way, texts }, stores, journeys, browser }: OpeningParts): Openings {
  return createOpenings({
    journeys,
    context: () => engineContext(stores),
    fill: (opening, given) => {
      const { pathname, search } = browser.location;
      return givenInput(opening, given, { stores, pathname, search });
    },
    goTo: (path) => way.go(path),
    tell: refusalTeller(stores, texts),
  });
}

function watchInactivity({ session }: Settings, onEnd: () => void): Inactivity {
  return createInactivity({
    idleMs: session.idleMinutes * minuteMs,
    warnMs: session.warnMinutes * minuteMs,
    timers: browserTimers(),
    onEnd,
  });
}

// What a journey that cannot be fetched or drawn says (ERR-07).
const forced = {
  kind: 'STANDARD',
  reason: 'CUSTOM',
  message: { namespace: 'errors', key: 'popup.forced', values: {} },
} as const;
