import type { MessagesPort, Ports } from '#engine';
import type { BankClient } from '#ui/bank';
import { browserClock, browserFiles, noStore } from './browser-ports.ts';
import type { Holder } from './holder.ts';
import { createPlaces } from './places.ts';
import type { Settings } from './settings.ts';
import type { Wayfinder } from './wayfinder.ts';

type JourneyPortSources = {
  bank: BankClient;
  way: Wayfinder;
  messages: MessagesPort;
  holder: Holder;
  browser: Window;
  links: Settings['links'];
  record: (event: string) => void;
  signedOut: () => void;
};

/** Answers what every journey acts through; each run adds an attention of its own. */
export function journeyPorts(sources: JourneyPortSources): Omit<Ports, 'attention'> {
  const { bank, way, messages, holder, browser, links, record, signedOut } = sources;
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
    store: noStore(),
    refresh: { refresh: (what) => void holder.refresh(what) },
  };
}

// To arrive where one is already would take the focus from what opened the popup, and put the page into the history twice.
function goUnlessThere(way: Wayfinder, { location }: Window): (path: string) => void {
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
