import { operations } from '#schemas';
import { type BankClient, type BankListener, createBankClient } from '#ui/bank';
import type { PortalParts } from './shell.ts';
import { riskData } from './risk-data.ts';

/** Makes the way to the bank that the settings name. */
export function bankFor(
  { settings, browser, fetch }: Pick<PortalParts, 'settings' | 'browser' | 'fetch'>,
  listener: BankListener,
): BankClient {
  const { baseUrl, credentials, application, environment, clientVersion } = settings.provider;
  return createBankClient({
    operations,
    baseUrl,
    credentials,
    clientInfo: { application, environment, version: clientVersion },
    session: { currentPath: () => browser.location.pathname, riskIT: () => riskOf(browser) },
    listener,
    ...(fetch && { fetch }),
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
