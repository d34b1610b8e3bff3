import type { Context } from '#engine';
import type { BankClient } from '#ui/bank';
import type { JourneyMessages, JourneysOptions } from '#ui/journey';
import { browserClock, browserFiles } from './browser-ports.ts';
import type { ContextRefresh } from '../state/holder/context-refresh.ts';
import { createPlaces } from '../state/navigation/places.ts';
import type { Settings } from '../state/settings.ts';
import type { PortalNavigator } from '../state/navigation/navigator.ts';

type JourneyPortSources = {
  bank: BankClient;
  way: PortalNavigator;
  messages: JourneyMessages;
  context: ContextRefresh;
  /** What guards read at this moment. */
  known: () => Context;
  browser: Window;
  links: Settings['links'];
  record: (event: string) => void;
  signedOut: () => void;
};

/** Returns what every journey acts through; each run adds an attention of its own. */
export function journeyPorts(sources: JourneyPortSources): JourneysOptions['ports'] {
  const { bank, way, messages, context, known, browser, links, record, signedOut } = sources;
  const visit = createPlaces({
    links,
    browser,
    onRefused: () => {
      record('visit refused');
      messages.popup(outOfReach);
    },
  });
  return {
    // Sessions repeat by themselves what may be repeated.
    bank: bank.once,
    clock: browserClock(),
    navigator: { go: goUnlessThere(way, browser), visit, signedOut },
    messages,
    files: browserFiles(browser.document),
    analytics: { record: ({ name, journey, step }) => record(`${journey}/${step}: ${name}`) },
    refresh: { refresh: async (what) => ((await context.refresh(what)) ? known() : undefined) },
  };
}

// To arrive where one is already would take the focus from what opened the popup, and put the page into the history twice.
function goUnlessThere(way: PortalNavigator, { location }: Window): (path: string) => void {
  return (path) => {
    if (location.pathname + location.search !== path) way.go(path);
  };
}

// What a place that the bank has not allowed says (ERR-07).
const outOfReach = {
  kind: 'STANDARD',
  reason: 'CUSTOM',
  message: { namespace: 'errors', key: 'popup.forced', values: {} },
} as const;
