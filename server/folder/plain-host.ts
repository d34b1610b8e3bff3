import type { PortalConfig } from '#schemas';

/** What stays on its machine takes no TLS: a host for tries, or what ends TLS beside the portal. */
const ofThisMachine = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u;

/** Returns whether browsers would call the bank’s host over a network without TLS, passwords and all. */
export function isPlainHost({ provider: { baseUrl } }: PortalConfig): boolean {
  if (!URL.canParse(baseUrl)) return false;
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'http:' && !ofThisMachine.test(hostname);
}
