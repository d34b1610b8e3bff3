import type { Operation } from './operation.ts';

/**
 * Keeps the session’s tokens in memory alone: never in a store, in storage, in an address or in a log (S-32). A page
 * that is loaded again has none, and asks the bank for one of its own.
 */
export type TokenVault = {
  /** Returns the token that an operation sends as bearer; undefined when there is none to send. */
  bearerOf(operation: Operation): string | undefined;
  /** Returns the tokens that an operation repeats in its body. */
  bodyTokensOf(operationId: string): Record<string, string>;
  /** Takes over the tokens that the reply of an operation brings (SESSION-03). */
  learn(operation: Operation, body: unknown): void;
  hasAccess(): boolean;
  /** Returns whether a registration or a recovery was begun on this page. */
  hasFlow(): boolean;
  forget(): void;
};

/** `flow` is the token of a registration or a recovery under way: of one at a time. */
type Kind = 'prelogin' | 'flow' | 'access';

const accessFields = ['access_token', 'clientAccessToken'];

// Journeys never see the session’s token, so that it enters no state: the call that repeats it gets it here.
const repeated: Readonly<Record<string, { field: string; kind: Kind }>> = {
  userLogout: { field: 'clientAccessToken', kind: 'access' },
};

/** Makes an empty vault. */
export function createTokenVault(): TokenVault {
  const kept = new Map<Kind, string>();
  return {
    bearerOf: ({ token, flow }) => {
      if (token === 'anonymous') return undefined;
      if (flow !== undefined) return kept.get('flow');
      return kept.get(token === 'prelogin' ? 'prelogin' : 'access');
    },
    bodyTokensOf: (operationId) => {
      const repeat = repeated[operationId];
      const token = repeat && kept.get(repeat.kind);
      return token === undefined ? {} : { [repeat?.field ?? '']: token };
    },
    learn: ({ token }, body) => {
      for (const field of accessFields) keep(kept, 'access', textOf(body, field));
      // The first jwt is anybody’s; one that is answered to a call with it is a flow’s, and good for nothing else.
      keep(kept, token === 'anonymous' ? 'prelogin' : 'flow', textOf(body, 'jwt'));
    },
    hasAccess: () => kept.has('access'),
    hasFlow: () => kept.has('flow'),
    forget: () => kept.clear(),
  };
}

/** Reads the secret of a session in a reply that hands it out; nothing here keeps it. */
export const sealingSecretIn = (body: unknown): string | undefined => textOf(body, 'sealingSecret');

function keep(kept: Map<Kind, string>, kind: Kind, token: string | undefined): void {
  if (token !== undefined) kept.set(kind, token);
}

function textOf(body: unknown, field: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
