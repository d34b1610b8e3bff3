/** What the risk evaluation is made from; the browser’s own objects fit. */
export type RiskSources = {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  language: string;
  timeZone: string;
  screen: { width: number; height: number };
};

const storageKey = 'riskIT';

/** Answers the risk evaluation kept in session storage, made at the first call of the session; no third party is asked (S-50). */
export function riskData({ storage, language, timeZone, screen }: RiskSources): string {
  const kept = storage.getItem(storageKey);
  if (kept !== null) return kept;
  const made = JSON.stringify({ language, timeZone, screen: `${screen.width}x${screen.height}` });
  storage.setItem(storageKey, made);
  return made;
}
