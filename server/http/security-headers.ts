import { errorAddress, type PortalConfig } from '#schemas';
import type { BrowserConfig } from '../portal-config.ts';

/** What the headers of a portal depend on. */
export type HeaderSources = {
  config: BrowserConfig;
  /** Browsers are told to insist on https. */
  isHttps: boolean;
  /** For how long, and whether for names below as well. */
  insistence?: Pick<PortalConfig['server'], 'hstsSeconds' | 'hstsSubdomains'>;
  /** CSP hashes of the texts that the bundle puts into style tags, from the build. */
  styleHashes: readonly string[];
};

/** Returns the headers of every reply of the portal (S-44). */
export function securityHeaders(sources: HeaderSources): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(sources),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(sources.isHttps && { 'Strict-Transport-Security': strictTransport(sources.insistence) }),
  };
}

/** A year unless set; nobody can take back before its time what a browser was told. */
const strictTransport = ({
  hstsSeconds = 31_536_000,
  hstsSubdomains = false,
}: HeaderSources['insistence'] = {}): string =>
  `max-age=${hstsSeconds}${hstsSubdomains ? '; includeSubDomains' : ''}`;

const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The chat alone is framed, where there is one (S-50). */
const frameSource = (origin = 'none'): string =>
  origin === 'none' || origin === 'self' ? `'${origin}'` : origin;

/** Returns whom pages may call: hosts of the bank, and the one address that errors are reported to (RUN-17). */
function calledSources({ provider, analytics, errors }: BrowserConfig): Set<string> {
  const hosts = [provider.baseUrl, analytics?.endpoint ?? ''].filter((url) => URL.canParse(url));
  const reports = (errors && errorAddress(errors)?.url) ?? '';
  return new Set([
    ...hosts.map((url) => new URL(url).origin),
    ...(URL.canParse(reports) ? [new URL(reports).href] : []),
  ]);
}

function contentSecurityPolicy({ config, isHttps, styleHashes }: HeaderSources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...calledSources(config)],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'frame-src': [frameSource(config.chat?.origin)],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
