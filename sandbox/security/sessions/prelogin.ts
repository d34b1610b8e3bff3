import { randomReference, sameMac, type Secrets } from '../secrets.ts';

const hexMac = /^([0-9a-f]{64})([0-9a-z]{1,11})_(.{22,40})$/;

/** Makes the token with which a login may be asked for: signed, not stored, so that asking costs the bank nothing. */
export function signPreloginToken(secrets: Secrets, expiresAt: number): string {
  const expiry = expiresAt.toString(36);
  const nonce = randomReference();
  return `${secrets.mac('prelogin', expiry, nonce)}${expiry}_${nonce}`;
}

/** Returns whether a pre-login token was made by this bank and is still good. */
export function isPreloginToken(secrets: Secrets, token: string, now: number): boolean {
  const [, mac = '', expiry = '', nonce = ''] = hexMac.exec(token) ?? [];
  return sameMac(mac, secrets.mac('prelogin', expiry, nonce)) && Number.parseInt(expiry, 36) > now;
}
