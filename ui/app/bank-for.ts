import { operations, replyShapes } from '#schemas';
import { type BankClient, type BankListener, createBankClient } from '#ui/bank';
import type { PortalParts } from './shell.ts';
import { riskData } from './risk-data.ts';
import type { LoadingStore } from './stores/loading.ts';

type BankParts = Pick<PortalParts, 'settings' | 'browser' | 'fetch'> & { loading: LoadingStore };

/** Makes the way to the bank that the settings name; it tells how far its calls are (LOAD-01). */
export function bankFor(
  { settings, browser, loading, fetch }: BankParts,
  listener: Omit<BankListener, 'loading'>,
): BankClient {
  const { baseUrl, credentials, application, environment, clientVersion } = settings.provider;
  return createBankClient({
    operations,
    replyShapes,
    baseUrl,
    credentials,
    clientInfo: { application, environment, version: clientVersion },
    session: { currentPath: () => browser.location.pathname, riskIT: () => riskOf(browser) },
    listener: { ...listener, loading: (isLoading) => loading.getState().set(isLoading) },
    ...(fetch
      ? { fetch }
      : {
          uploads: {
            open: () => new XMLHttpRequest(),
            uploaded: (share) => loading.getState().uploaded(share),
          },
        }),
  });
}

function riskOf(browser: Window): string {
  return riskData({
    storage: browser.sessionStorage,
    language: browser.navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: browser.screen,
  });
}
