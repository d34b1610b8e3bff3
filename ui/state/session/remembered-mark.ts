/**
 * Says that somebody has asked to be remembered on this browser, and never who: the bank alone knows, by a cookie that no
 * script reads. Without it the login, which nobody is remembered at mostly, would have to fetch the core to ask (S-70).
 */
export type RememberedMark = {
  isSet(): boolean;
  set(isRemembered: boolean): void;
};

const cookieName = 'percorso-remembered';
// As long as the bank’s own cookie lasts at most.
const cookieSeconds = 180 * 24 * 60 * 60;

/** Keeps the mark in a cookie, which outlives the logout that clears the storage of the site (S-89). */
export function rememberedMark(document: Pick<Document, 'cookie'>): RememberedMark {
  return {
    isSet: () => document.cookie.split(/;\s*/).includes(`${cookieName}=yes`),
    set: (isRemembered) => {
      const [value, seconds] = isRemembered ? ['yes', cookieSeconds] : ['', 0];
      document.cookie = `${cookieName}=${value}; Max-Age=${seconds}; Path=/; SameSite=Strict; Secure`;
    },
  };
}
