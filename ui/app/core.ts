import { operations } from '#schemas';
import { type BankCalls, type BankClient, createBankCalls, type StepUp } from '#ui/bank';
import { createJourneys, type Journeys, type JourneySource, type Stand } from '#ui/journey';
import { bankFor } from './bank-for.ts';
import { browserFiles, browserTimers, forgetPassingMessages, storedMessages } from './browser-ports.ts';
import { engineContext, onEngineContextChange } from './engine-context.ts';
import { createContextRefresh } from './context-refresh.ts';
import { createHolder } from './holder.ts';
import { createInactivity, type Inactivity } from './inactivity.ts';
import { learnDictionary } from './dictionary.ts';
import { forgetKept } from './forget-kept.ts';
import { givenInput } from './given-input.ts';
import { journeyPorts } from './journey-ports.ts';
import { createLeftJourneys, type LeftJourneys } from './left-journeys.ts';
import { createLoadPage } from './load-page.ts';
import { followLanguage } from './language.ts';
import { createPublicIp } from './public-ip.ts';
import { addAddress, riskSourcesOf } from './risk-data.ts';
import { createLoyaltyWindow, type LoyaltyWindow } from './loyalty-window.ts';
import { createOpenings, finalisePopup, type Openings } from './openings.ts';
import { refusalTeller } from './refusal-teller.ts';
import { createSessionKeeper } from './session-keeper.ts';
import type { Settings } from './settings.ts';
import type { Core, PortalParts, Shell } from './shell.ts';
import { createTold } from './told.ts';
import { createToldCalls, type ToldCallsParts } from './told-calls.ts';
import { createStores, type Stores } from './stores/stores.ts';
import { takeUpSession } from './take-up.ts';
import { tellLeft } from './tell-left.ts';

const minuteMs = 60_000;

type CoreParts = Omit<PortalParts, 'fetchSource'> & { source: JourneySource };

/** Puts together what stands behind the login: the one place where its parts meet. */
export function createCore(shell: Shell, { settings, source, browser, fetch }: CoreParts): Core {
  const { texts, announcer, way, record, nonce } = shell;
  const stores = createStores(browser.sessionStorage, shell.stores);
  const inactivity = watchInactivity(settings, () => void session.logout('inactive'));
  const bank = bankFor(
    { settings, browser, nonce, loading: stores.loading, ...(fetch && { fetch }) },
    {
      unauthorised: () => signedOut(),
      used: () => stores.session.getState().logged && inactivity.used(),
      timeline: (told) => timeline.hear(told),
      replied: (replied) => context.hear(replied),
      misfit: ({ operation, pointer, kind }) => record(`reply ${kind}: ${operation} ${pointer}`),
    },
  );
  const messages = storedMessages(stores, texts);
  const calls = viewCalls(bank, () => journeys.prove, { source, stores, messages, way, browser });
  const currentPath = pathOf(browser);
  const holder = createHolder({ calls, stores, currentPath });
  const context = createContextRefresh({ holder, isIn: () => isSettled(stores) });
  const left = createLeftJourneys(browser);
  const signedOut = () => session.invalidated();
  const journeys = createJourneys({
    source,
    now: () => browserTimers().now(),
    operations,
    texts,
    announcer,
    ...runsIn(stores, left),
    onBroken: () => messages.popup(forced),
    ports: journeyPorts({ bank, way, messages, context, browser, links: settings.links, record, signedOut }),
  });
  const openings = openingsFor({ shell, stores, journeys, browser });
  const loyaltyWindow = loyaltyWindowFor(settings, browser);
  const told = { shell, stores, openings, journeys, holder, calls: () => calls, currentPath };
  const { timeline, deepLinks } = createTold(told);
  const session = createSessionKeeper({
    stores,
    calls: () => calls,
    signOut: () => signOut(bank, journeys),
    way,
    currentPath,
    inactivity: () => inactivity,
    takeUp: () => takeUpSession({ stores, calls, nonce, goOn: () => loyaltyWindow.goOn() }),
    nonce,
    refresh: () => void holder.refresh(['profile', 'cards']),
    onArrival: () => timeline.begin(),
    onTakenUp: () => tellLeft({ left: left.take(), stores, texts, way, browser }),
    forgetKept: () => forgetKept(browser),
    on401: settings.session.on401,
    record,
  });
  const learnAddress = learnAddressFor(settings, calls, browser);
  const known = { stores, calls, holder, session, inactivity, openings, deepLinks, loyaltyWindow };
  return {
    app: { ...known, ...devices(browser, stores), prefetch: journeys.prefetch, settings, record },
    journeys,
    learnAddress,
    prepareLogin: () => prepareLogin({ openings, journeys, views: shell.views, learnAddress }),
  };
}

/** Makes the views’ way of calling, which tells of what fails; journeys, which prove who calls, come after it. */
type ViewCallsParts = Omit<ToldCallsParts, 'calls' | 'onBroken'>;

function viewCalls(bank: BankClient, prove: () => StepUp, parts: ViewCallsParts): BankCalls {
  const calls = createBankCalls({ bank, operations, stepUp: (challenge) => prove()(challenge) });
  return createToldCalls({ calls, onBroken: () => parts.messages.popup(forced), ...parts });
}

function learnAddressFor({ provider }: Settings, calls: BankCalls, browser: Window) {
  return createPublicIp({
    isOn: provider.publicIp ?? false,
    calls,
    keep: (ip) => addAddress(riskSourcesOf(browser), ip),
    wait,
  });
}

/** What runs of journeys go by, and what they leave. */
function runsIn(stores: Stores, left: LeftJourneys) {
  return {
    context: () => engineContext(stores),
    onContextChange: (listener: () => void) => onEngineContextChange(stores, listener),
    // A login that was not finished begins again, and says so itself.
    onStand: (runId: string, stand: Stand | undefined) =>
      left.note(runId, stores.session.getState().logged ? stand : undefined),
    onMove: () => forgetPassingMessages(stores),
    onEnd: () => forgetPassingMessages(stores),
  };
}

/** Tells whether a login is over and has nothing left to settle. */
function isSettled({ session }: Stores): boolean {
  const { logged, handling } = session.getState();
  return logged && handling === undefined;
}

const pathOf =
  ({ location }: Window) =>
  () =>
    location.pathname + location.search;

/** What the views use of the machine that they run on. */
const devices = (browser: Window, stores: Stores) => ({
  loadPage: createLoadPage({ stores, browser }),
  files: browserFiles(browser.document),
  now: () => browserTimers().now(),
});

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

type LoginParts = {
  openings: Openings;
  journeys: Journeys;
  views: Shell['views'];
  learnAddress: () => unknown;
};

function prepareLogin({ openings, journeys, views, learnAddress }: LoginParts): void {
  void learnAddress();
  const opening = openings.find(finalisePopup);
  if (opening) journeys.prefetch(opening.entry.id);
  views.home.prefetch();
}

type OpeningParts = { shell: Shell; stores: Stores; journeys: Journeys; browser: Window };

function openingsFor({ shell: { way, texts }, stores, journeys, browser }: OpeningParts): Openings {
  return createOpenings({
    journeys,
    context: () => engineContext(stores),
    fill: (opening, given) => {
      const { pathname, search } = browser.location;
      return givenInput(opening, given, { stores, pathname, search, now: () => browserTimers().now() });
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
