import type { Operation } from './operation.ts';
import type { TokenVault } from './token-vault.ts';

/** Who is calling, as every call says it (HDR-04). */
export type ClientInfo = {
  application: string;
  environment: string;
  /** 1.9.6, the documents’ own. */
  version: string;
  /** The page’s host, told with username and password where the bank wants it (ADD-06). */
  domain?: string;
  /** What the bank has a client say where it has no slider of its own; likewise. */
  slider?: string;
};

/** What the headers of a call are made from. */
export type HeaderSources = {
  client: ClientInfo;
  tokens: TokenVault;
  /** The path the holder is at. */
  currentPath: () => string;
  /** The risk evaluation kept in session storage; undefined when there is none. */
  riskIT: () => string | undefined;
  /** The nonce of the tab: its next page takes the session up by it. */
  nonce: () => string;
};

// The calls of a login that say for which tab it is: its code may be typed after a reload too.
const ofTab = new Set(['userLogin', 'finalizeLogin']);

/**
 * Returns the headers that every call of the contract carries (HDR-04, HDR-05), with what the client tells of itself
 * where strong authentication may be asked (SCA-33) or the contract names it (ADD-06).
 */
export function defaultHeaders(
  operationId: string,
  operation: Operation,
  sources: HeaderSources,
): Record<string, string> {
  const { client, tokens, currentPath, nonce } = sources;
  const bearer = tokens.bearerOf(operation);
  return {
    Application: client.application,
    Env: client.environment,
    'Client-Version': client.version,
    Channel: 'web',
    Locale: 'it',
    'Macro-Context': currentPath(),
    'Micro-Context': operationId,
    ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
    ...(ofTab.has(operationId) && { sessionNonce: nonce() }),
    ...toldBy(operation, sources),
  };
}

function toldBy({ sca, tells = [] }: Operation, { client, riskIT }: HeaderSources): Record<string, string> {
  const names = sca ? (['riskIT'] as const) : tells;
  const told = names.map((name) => [name, name === 'riskIT' ? riskIT() : client[name]] as const);
  return Object.fromEntries(told.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
