import { operations } from '#schemas';
import { type BankCalls, type BankClient, createBankCalls } from '#ui/bank';
import { createJourneys, type Journeys } from '#ui/journey';
import { bankFor } from './bank-for.ts';
import { browserTimers, forgetPassingMessages, storedMessages } from './browser-ports.ts';
import { engineContext, onEngineContextChange } from './engine-context.ts';
import { createHolder } from './holder.ts';
import { createInactivity, type Inactivity } from './inactivity.ts';
import { createFullLoad } from './full-load.ts';
import { givenInput } from './given-input.ts';
import { journeyPorts } from './journey-ports.ts';
import { createOpenings, finalisePopup, type Openings } from './openings.ts';
import { refusalTeller } from './refusal-teller.ts';
import { createSessionKeeper } from './session-keeper.ts';
import type { Settings } from './settings.ts';
import type { Core, PortalParts, Shell } from './shell.ts';
import { createTold } from './told.ts';
import { createStores, type Stores } from './stores/stores.ts';

const minuteMs = 60_000;

/** Puts together what stands behind the login: the one place where its parts meet. */
export function createCore(shell: Shell, { settings, source, browser, fetch }: PortalParts): Core {
  const { texts, announcer, way, views, record } = shell;
  const stores = createStores(browser.sessionStorage, shell.stores);
  const inactivity = watchInactivity(settings, () => void session.logout('inactive'));
  const bank = bankFor(
    { settings, browser, ...(fetch && { fetch }) },
    {
      loading: (isLoading) => stores.loading.getState().set(isLoading),
      unauthorised: () => signedOut(),
      used: () => stores.session.getState().logged && inactivity.used(),
      timeline: (told) => timeline.hear(told),
    },
  );
  const stepUp = (challenge: object) => journeys.prove(challenge);
  const calls = createBankCalls({ bank, operations, stepUp });
  const holder = createHolder({ calls, stores });
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
  const currentPath = () => browser.location.pathname + browser.location.search;
  const parts = { shell, stores, openings, holder, calls: () => calls, currentPath };
  const { timeline, deepLinks } = createTold(parts);
  const session = createSessionKeeper({
    stores,
    calls: () => calls,
    signOut: () => signOut(bank, journeys),
    goTo: (path) => way.go(path),
    currentPath,
    inactivity: () => inactivity,
    fullLoad: () => fullLoadFor({ stores, calls, browser }),
    refresh: () => void holder.refresh(['profile', 'cards']),
    onArrival: () => timeline.begin(),
    mark: browser.sessionStorage,
    on401: settings.session.on401,
    record,
  });
  const { prefetch } = journeys;
  return {
    app: { stores, calls, holder, session, inactivity, openings, deepLinks, prefetch, settings, record },
    journeys,
    prepareLogin: () => {
      prefetchFinalisation(openings, journeys);
      views.home.prefetch();
    },
  };
}

function fullLoadFor({ stores, calls, browser }: { stores: Stores; calls: BankCalls; browser: Window }) {
  const { document, sessionStorage: storage, location } = browser;
  return createFullLoad({ stores, calls, document, storage, assign: (path) => location.assign(path) });
}

function signOut(bank: BankClient, journeys: Journeys): void {
  bank.signOut();
  journeys.leaveAll();
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
    fill: (opening, given) => givenInput(opening, given, { stores, search: browser.location.search }),
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
