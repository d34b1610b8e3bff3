import type { ClockPort } from '#engine';
import type { PortalConfig } from '#schemas';

/** What a bank sets in its portal, as far as a browser may know it. */
export type Settings = Omit<PortalConfig, '$schema' | 'server'>;

/** The settings, or why the portal cannot open: they did not come, or what came are none. */
export type SettingsRead = { kind: 'read'; settings: Settings } | { kind: 'unreached' | 'unfit' };

export type SettingsSource = {
  fetch: typeof globalThis.fetch;
  /** Returns whether what came fits the schema. */
  isSettings: (value: unknown) => value is Settings;
  clock: Pick<ClockPort, 'after'>;
};

const longestSeconds = 10;

/** Reads the portal’s settings from its file server; it never throws, and never waits for ever. */
export async function readSettings({ fetch, isSettings, clock }: SettingsSource): Promise<SettingsRead> {
  const patience = new AbortController();
  const callOff = clock.after(longestSeconds, () => patience.abort());
  try {
    const response = await fetch('/portal.config.json', { signal: patience.signal });
    const settings = parsed(await response.text());
    return response.ok && isSettings(settings) ? { kind: 'read', settings } : { kind: 'unfit' };
  } catch {
    return { kind: 'unreached' };
  } finally {
    callOff();
  }
}

/** Parses a text; undefined, which no JSON is, for one that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
