/** The channel on which the portal’s own page of return tells the one that waits: windows of one origin need no opener. */
export const returnChannel = 'percorso:return';

/** What is said on the way back from the identity provider. */
export const returnedMessage = { kind: 'identity-returned' } as const;

/** Returns whether a message is the return that is waited for: from the portal or the provider, and of this shape (S-49). */
export function isReturn(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  origins: readonly string[],
): boolean {
  if (!origins.includes(origin) || typeof data !== 'object' || data === null) return false;
  return Object.keys(data).length === 1 && Reflect.get(data, 'kind') === returnedMessage.kind;
}

/** Returns the origin of an address; nothing for what is none. */
export function originOf(address: unknown): string[] {
  return typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [];
}
