/** What the risk evaluation is made from; the browser’s own objects fit. */
export type RiskSources = {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  language: string;
  timeZone: string;
  screen: { width: number; height: number };
};

const storageKey = 'riskIT';

/** Returns the risk evaluation kept in session storage, made at the first call of the session; no third party is asked (S-50). */
export function riskData(sources: RiskSources): string {
  const { storage, language, timeZone, screen } = sources;
  const kept = storage.getItem(storageKey);
  if (kept !== null) return kept;
  const made = JSON.stringify({ language, timeZone, screen: `${screen.width}x${screen.height}` });
  storage.setItem(storageKey, made);
  return made;
}

/** Puts the address that the browser comes from into the risk evaluation (CALL-60). */
export function addAddress(sources: RiskSources, ip: string): void {
  const { ip: _before, ...rest } = Object(JSON.parse(riskData(sources)));
  sources.storage.setItem(storageKey, JSON.stringify({ ...rest, ip }));
}

/** Takes the risk evaluation from a browser. */
export const riskSourcesOf = (browser: Window): RiskSources => ({
  storage: browser.sessionStorage,
  language: browser.navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  screen: browser.screen,
});
