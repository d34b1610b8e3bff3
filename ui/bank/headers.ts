import type { Operation } from './operation.ts';
import type { TokenVault } from './token-vault.ts';

/** Who is calling, as every call says it (HDR-04). */
export type ClientInfo = {
  application: string;
  environment: string;
  /** 1.9.6, the documents’ own. */
  version: string;
};

/** What the headers of a call are made from. */
export type HeaderSources = {
  client: ClientInfo;
  tokens: TokenVault;
  /** The path the holder is at. */
  currentPath: () => string;
  /** The risk evaluation kept in session storage; undefined when there is none. */
  riskIT: () => string | undefined;
};

/** Answers the headers that every call of the contract carries (HDR-04, HDR-05), with riskIT where strong authentication may be asked (SCA-33). */
export function defaultHeaders(
  operationId: string,
  operation: Operation,
  { client, tokens, currentPath, riskIT }: HeaderSources,
): Record<string, string> {
  const bearer = tokens.bearerOf(operation);
  const risk = operation.sca ? riskIT() : undefined;
  return {
    Application: client.application,
    Env: client.environment,
    'Client-Version': client.version,
    Channel: 'web',
    Locale: 'it',
    'Macro-Context': currentPath(),
    'Micro-Context': operationId,
    ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
    ...(risk !== undefined && { riskIT: risk }),
  };
}
