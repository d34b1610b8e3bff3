import { operations, replyShapes } from '#schemas';
import { type BankCalls, type BankClient, type BankListener, createBankClient } from '#ui/bank';
import type { PortalParts } from './create-shell.ts';
import { riskData, riskSourcesOf } from '../state/session/risk-data.ts';
import { regainSession } from '../state/session/take-up.ts';
import type { TabNonce } from '../state/session/tab-nonce.ts';
import type { LoadingStore } from '../state/stores/loading.ts';

type BankParts = Pick<PortalParts, 'settings' | 'browser' | 'fetch'> & {
  loading: LoadingStore;
  nonce: TabNonce;
  /** What the client itself makes possible. */
  calls: () => BankCalls;
};

/** Makes the way to the bank that the settings name; it tells how far its calls are (LOAD-01). */
export function bankFor(
  { settings, browser, loading, nonce, calls, fetch }: BankParts,
  listener: Omit<BankListener, 'loading'>,
): BankClient {
  const { baseUrl, credentials, application, environment, clientVersion: version } = settings.provider;
  const { domain, slider } = settings.provider;
  const told = { ...(domain !== undefined && { domain }), ...(slider !== undefined && { slider }) };
  return createBankClient({
    operations,
    replyShapes,
    baseUrl,
    isOnline: () => browser.navigator.onLine,
    credentials,
    clientInfo: { application, environment, version, ...told },
    session: {
      currentPath: () => browser.location.pathname,
      riskIT: () => riskData(riskSourcesOf(browser)),
      nonce: () => nonce.begin(),
    },
    regain: regainSession({ calls, nonce }),
    listener: { ...listener, loading: (isLoading) => loading.getState().set(isLoading) },
    ...(fetch
      ? { fetch }
      : {
          uploads: {
            open: () => new XMLHttpRequest(),
            uploaded: loading.getState().uploaded,
          },
        }),
  });
}
