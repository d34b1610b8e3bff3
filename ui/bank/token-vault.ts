import type { Operation } from './operation.ts';

/**
 * Keeps the session’s tokens in memory alone: never in a store, in storage, in an address or in a log (S-32). A page
 * that is loaded again has none, and the holder logs in again.
 */
export type TokenVault = {
  /** Answers the token that an operation sends as bearer; undefined when there is none to send. */
  bearerOf(operation: Operation): string | undefined;
  /** Answers the tokens that an operation repeats in its body. */
  bodyTokensOf(operationId: string): Record<string, string>;
  /** Takes over the tokens that a reply brings (SESSION-03). */
  learn(body: unknown): void;
  hasAccess(): boolean;
  forget(): void;
};

type Kind = 'prelogin' | 'access';

const learnt: Readonly<Record<string, Kind>> = {
  jwt: 'prelogin',
  access_token: 'access',
  clientAccessToken: 'access',
};

// Journeys never see the session’s token, so that it enters no state: the call that repeats it gets it here.
const repeated: Readonly<Record<string, { field: string; kind: Kind }>> = {
  userLogout: { field: 'clientAccessToken', kind: 'access' },
  tokenToCookie: { field: 'clientAccessToken', kind: 'access' },
};

/** Makes an empty vault. */
export function createTokenVault(): TokenVault {
  const kept = new Map<Kind, string>();
  return {
    bearerOf: ({ token }) => {
      if (token === 'anonymous') return undefined;
      return kept.get(token === 'prelogin' ? 'prelogin' : 'access');
    },
    bodyTokensOf: (operationId) => {
      const repeat = repeated[operationId];
      const token = repeat && kept.get(repeat.kind);
      return token === undefined ? {} : { [repeat?.field ?? '']: token };
    },
    learn: (body) => {
      for (const [field, kind] of Object.entries(learnt)) keep(kept, kind, textOf(body, field));
    },
    hasAccess: () => kept.has('access'),
    forget: () => kept.clear(),
  };
}

function keep(kept: Map<Kind, string>, kind: Kind, token: string | undefined): void {
  if (token !== undefined) kept.set(kind, token);
}

function textOf(body: unknown, field: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
