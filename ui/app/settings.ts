import type { PortalConfig } from '#schemas';

/** What a bank sets in its portal, as far as a browser may know it. */
export type Settings = Omit<PortalConfig, '$schema' | 'server'>;

/**
 * Reads the portal’s settings, which the file server has validated.
 *
 * @throws {Error} when the portal is not served by its file server.
 */
export async function readSettings(fetch: typeof globalThis.fetch): Promise<Settings> {
  const response = await fetch('/portal.config.json');
  if (!response.ok)
    throw new Error(`The settings answered ${response.status}: start the portal by its own server.`);
  return (await response.json()) as Settings; // held by schemas/portal-config.schema.json when the server started
}
