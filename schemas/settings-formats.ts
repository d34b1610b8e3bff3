import { errorAddress } from './error-address.ts';

/** A format of the schema of the settings: what has it, and what is said of what has not. */
type SettingsFormat = { validate: (text: string) => boolean; says: string };

const hostPattern =
  /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.?$|^\[[0-9a-f:.]+\]$/iu;

/** Returns whether it leads to one host by its name or number: a policy takes `https://*` for every one. */
function leadsToHost(text: string): boolean {
  const [, host = '', port = '0'] =
    /^https?:\/\/(\[[^\]]*\]|[^/?#:]*)(?::(\d{1,5}))?(?:[/?#]|$)/u.exec(text) ?? [];
  return hostPattern.test(host) && Number(port) <= 65_535;
}

const isOrigin = (text: string): boolean => /^https?:\/\/[^\s/\\?#@]+$/u.test(text) && leadsToHost(text);

/** Returns whether it is an https address that has nobody’s name or password in it. */
export const isAddress = (text: string): boolean =>
  /^https:\/\/[^\s/\\?#@]+(?:[/?][^\s\\#]*)?$/u.test(text) && leadsToHost(text);

const isPathOfPortal = (text: string): boolean => /^\/(?!\/)[^\s\\]*$/u.test(text);

const isPlain = (text: string): boolean => /^[\w.~:/-]*$/u.test(text);

const origin = 'an origin: scheme, host and port alone, as https://api.bank.example is';
const address = 'a path of the portal or an https address, with nobody’s name in it and no wildcard';

/** The formats of whatever becomes an origin, or a source of the content security policy, which everybody is served. */
export const settingsFormats: Readonly<Record<string, SettingsFormat>> = {
  'origin-or-none': { validate: (text) => text === '' || isOrigin(text), says: `${origin}; or empty` },
  'origin-or-self': {
    validate: (text) => text === 'self' || (text.startsWith('https:') && isOrigin(text)),
    says: `${origin}, and https; or self`,
  },
  address: { validate: (text) => isPathOfPortal(text) || isAddress(text), says: address },
  'plain-address': {
    validate: (text) =>
      isPlain(text) && (/^\/(?!\/)/u.test(text) || (/^https:\/\/[^/]+\//u.test(text) && isAddress(text))),
    says: `${address}, with a path of letters, digits and . _ ~ - alone`,
  },
  dsn: {
    validate: (text) => {
      const url = errorAddress({ dsn: text })?.url ?? '';
      return isPlain(url) && isAddress(url);
    },
    says: 'https://KEY@HOST/PROJECT, with no secret behind a colon and no wildcard',
  },
};
