import type { Context } from '#engine';
import { operations } from '#schemas';
import { type BankCalls, type BankClient, createBankCalls, type StepUp } from '#ui/bank';
import { createJourneys, type JourneyMessages, type Journeys, type JourneySource } from '#ui/journey';
import { bankFor } from './bank-for.ts';
import {
  browserFiles,
  browserTimers,
  forgetPassingMessages,
  hearAwake,
  storedMessages,
} from './browser-ports.ts';
import { engineContext, onEngineContextChange } from '../state/holder/engine-context.ts';
import { cardReady } from '../state/holder/card-ready.ts';
import { createContextRefresh } from '../state/holder/context-refresh.ts';
import { createHolder, type Holder } from '../state/holder/holder.ts';
import { createInactivity, type Inactivity } from '../state/session/inactivity.ts';
import { learnDictionary } from '../state/holder/dictionary.ts';
import { forgetKept } from '../state/session/forget-kept.ts';
import { givenInput } from '../state/launcher/given-input.ts';
import { journeyPorts } from './journey-ports.ts';
import { createLeftBehind, type LeftBehind } from './left-behind.ts';
import { createLoadPage } from '../state/navigation/load-page.ts';
import { followLanguage } from '../state/holder/language.ts';
import { createPublicIp } from '../state/session/public-ip.ts';
import { addAddress, riskSourcesOf } from '../state/session/risk-data.ts';
import { createLoyaltyWindow, type LoyaltyWindow } from '../state/holder/loyalty-window.ts';
import { createLauncher, finalisePopup, type Launcher } from '../state/launcher/launcher.ts';
import { refusalTeller } from '../state/failures/refusal-teller.ts';
import { createSessionKeeper, type SessionKeeper } from '../state/session/session-keeper.ts';
import type { Settings } from '../state/settings.ts';
import type { Core, Shell } from '../state/shell.ts';
import type { PortalParts } from './create-shell.ts';
import { wireTimelineAndLinks } from './wiring.ts';
import { createToldCalls, type ToldCallsParts } from '../state/failures/told-calls.ts';
import { createStores, type Stores } from '../state/stores/stores.ts';
import { takeUpSession } from '../state/session/take-up.ts';
import type { TellLeftParts } from '../state/session/tell-left.ts';

const minuteMs = 60_000;

type CoreParts = Omit<PortalParts, 'fetchSource'> & { source: JourneySource };

/** Puts together what stands behind the login: the one place where its parts meet. */
export function createCore(shell: Shell, { settings, source, browser, fetch, lists }: CoreParts): Core {
  const { texts, announcer, way, record, nonce } = shell;
  const stores = createStores(browser.sessionStorage, shell.stores);
  const behind = leftBehindIn({ stores, texts, way, browser }, () => ({ holder, journeys }));
  const inactivity = watchInactivity(settings, { browser, session: () => session, calls: () => calls });
  const signedOut = () => session.invalidated();
  const bank = bankFor(
    { settings, browser, nonce, calls: () => calls, loading: stores.loading, ...(fetch && { fetch }) },
    {
      unauthorised: signedOut,
      used: () => stores.session.getState().logged && inactivity.used(),
      sealingSecret: behind.keeper.unlock,
      timeline: (told) => timeline.hear(told),
      replied: (replied) => context.hear(replied),
      misfit: ({ operation, pointer, kind }) => record(`reply ${kind}: ${operation} ${pointer}`),
    },
  );
  const messages = storedMessages(stores, texts, browser);
  const calls = viewCalls(bank, () => journeys.prove, { source, stores, messages, way, browser });
  const currentPath = pathOf(browser);
  const holder = createHolder({ calls, stores, currentPath, extensions: settings.extensions });
  const context = createContextRefresh({ holder, isIn: () => isSettled(stores) });
  const readable = () => engineContext(stores, bank.hasFlow(), settings.extensions);
  const journeys = createJourneys({
    source,
    texts,
    announcer,
    ...runsIn({ stores, known: readable, browser }, behind),
    ...whatFails(messages, shell),
    ports: portsIn({ bank, way, messages, context, browser, settings, record, signedOut, known: readable }),
  });
  const launcher = launcherFor({ shell, stores, journeys, browser, known: readable });
  const loyaltyWindow = loyaltyWindowFor(settings, browser);
  const told = { shell, lists, stores, launcher, journeys, holder, calls: () => calls, currentPath };
  const { timeline, deepLinks } = wireTimelineAndLinks(told);
  const session = createSessionKeeper({
    stores,
    calls: () => calls,
    signOut: () => signOut(bank, journeys, behind),
    way,
    currentPath,
    inactivity: () => inactivity,
    takeUp: () => takeUpSession({ stores, calls, nonce, goOn: () => loyaltyWindow.goOn() }),
    nonce,
    refresh: () => void holder.refresh(['profile', 'cards']),
    onArrival: () => timeline.begin(),
    ...takenUpBy(behind, { session: () => session, launcher, stores, texts, browser }),
    forgetKept: () => forgetKept(browser),
    on401: settings.session.on401,
    record,
  });
  const learnAddress = learnAddressFor(settings, calls, browser);
  const known = { stores, calls, holder, session, inactivity, launcher, deepLinks, loyaltyWindow };
  return {
    app: { ...known, ...devices(browser, stores), prefetch: journeys.prefetch, settings, record },
    journeys,
    learnAddress,
    prepareLogin: () => prepareLogin({ launcher, journeys, views: shell.views, learnAddress }),
  };
}

type LoginGoingOn = {
  session: () => SessionKeeper;
  launcher: Launcher;
  stores: Stores;
  texts: Shell['texts'];
  browser: Window;
};

/** What follows where the session of the page before is taken up; what goes on with a login that awaits its code is fetched only then. */
function takenUpBy(behind: LeftBehind, { browser, ...parts }: LoginGoingOn) {
  return {
    onTakenUp: () => void behind.takenUp(),
    onAwaitsCode: async () => {
      const { goOnWithLogin } = await import('../views/login/go-on-with-login.ts');
      void goOnWithLogin({ ...parts, path: browser.location.pathname });
    },
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

type BehindParts = Omit<TellLeftParts, 'left'> & { browser: Window; stores: Stores };

/** Makes what outlives a page; guards read profile and cards, but of a login that has something to settle nothing is known. */
function leftBehindIn(
  parts: BehindParts,
  later: () => { holder: Holder; journeys: Pick<Journeys, 'goOn'> },
): LeftBehind {
  const { stores } = parts;
  const ready = async () => !isSettled(stores) || cardReady({ holder: later().holder, stores });
  return createLeftBehind({ parts, ready, goOn: () => later().journeys.goOn() });
}

type PortsParts = Omit<Parameters<typeof journeyPorts>[0], 'links'> & { settings: Settings };

/** What runs of journeys act through. */
const portsIn = ({ settings, ...parts }: PortsParts) => journeyPorts({ ...parts, links: settings.links });

/** What guards read, and where it may change. */
type Knowing = { stores: Stores; known: () => Context; browser: Window };

/** What runs of journeys go by, and what they leave. */
function runsIn({ stores, known, browser }: Knowing, { keeper, note, went }: LeftBehind) {
  return {
    now: () => browserTimers().now(),
    operations,
    loading: stores.loading,
    context: known,
    onContextChange: (listener: () => void) => onEngineContextChange(stores, listener),
    onAwake: (listener: () => void) => hearAwake(browser, listener),
    keeper,
    onGoingOn: went,
    onStand: note,
    onMove: () => forgetPassingMessages(stores),
    onEnd: () => forgetPassingMessages(stores),
  };
}

/** Tells of journeys that cannot be run. */
const whatFails = (messages: JourneyMessages, { loadAnew }: Shell) => ({
  onBroken: () => messages.popup(forced),
  // Browsers remember what they could not import: the page that has the connection again asks anew.
  onUnfetched: () =>
    messages.popup({ ...forced, code: 'unreachable' }, (how) => how === 'again' && void loadAnew()),
});

/** Returns whether a login is over and has nothing left to settle. */
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

function signOut(bank: BankClient, journeys: Journeys, { keeper }: LeftBehind): void {
  bank.signOut();
  journeys.leaveAll();
  keeper.lock();
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
  launcher: Launcher;
  journeys: Journeys;
  views: Shell['views'];
  learnAddress: () => unknown;
};

function prepareLogin({ launcher, journeys, views, learnAddress }: LoginParts): void {
  void learnAddress();
  const opening = launcher.find(finalisePopup);
  if (opening) journeys.prefetch(opening.entry.id);
  views.home.prefetch();
}

type OpeningParts = Knowing & { shell: Shell; journeys: Journeys };

function launcherFor({ shell: { way, texts }, stores, journeys, browser, known }: OpeningParts): Launcher {
  return createLauncher({
    journeys,
    context: known,
    fill: (opening, given) => {
      const { pathname, search } = browser.location;
      return givenInput(opening, given, { stores, pathname, search, now: () => browserTimers().now() });
    },
    goTo: (path) => way.go(path),
    tell: refusalTeller(stores, texts),
  });
}

type Watched = { browser: Window; session: () => Pick<SessionKeeper, 'timedOut'>; calls: () => BankCalls };

function watchInactivity({ session: times }: Settings, { browser, session, calls }: Watched): Inactivity {
  const inactivity = createInactivity({
    idleMs: times.idleMinutes * minuteMs,
    warnMs: times.warnMinutes * minuteMs,
    timers: browserTimers(),
    onEnd: () => void session().timedOut(),
    stay: () => void calls().call('readUserProfile'),
  });
  browser.addEventListener('input', inactivity.acted, true);
  return inactivity;
}

// What a journey that cannot be fetched or drawn says (ERR-07).
const forced = {
  kind: 'STANDARD',
  reason: 'CUSTOM',
  message: { namespace: 'errors', key: 'popup.forced', values: {} },
} as const;
