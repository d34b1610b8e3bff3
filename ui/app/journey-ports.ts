import type { MessagesPort, Ports } from '#engine';
import type { BankClient } from '#ui/bank';
import { browserClock, browserFiles, noStore } from './browser-ports.ts';
import type { Holder } from './holder.ts';
import type { Wayfinder } from './wayfinder.ts';

type JourneyPortSources = {
  bank: BankClient;
  way: Wayfinder;
  messages: MessagesPort;
  holder: Holder;
  browser: Window;
  record: (event: string) => void;
  signedOut: () => void;
};

/** Answers what every journey acts through; each run adds an attention of its own. */
export function journeyPorts(sources: JourneyPortSources): Omit<Ports, 'attention'> {
  const { bank, way, messages, holder, browser, record, signedOut } = sources;
  return {
    // Sessions repeat by themselves what may be repeated.
    bank: bank.once,
    clock: browserClock(),
    navigator: { go: (path) => way.go(path), signedOut },
    messages,
    files: browserFiles(browser.document),
    analytics: { record: ({ name, journey, step }) => record(`${journey}/${step}: ${name}`) },
    store: noStore(),
    refresh: { refresh: (what) => void holder.refresh(what) },
  };
}
