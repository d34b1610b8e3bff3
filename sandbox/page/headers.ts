/**
 * Headers of whatever the bank's servers answer: no cache keeps it, no browser takes it for something else, and no other
 * page gets at it. A portal in front has its own beside them.
 */
export const guards: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
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
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What a page may do beyond the strictest: be framed by these places, bring pictures and letters of its own, fill style tags with these texts. */
type PageNeeds = { framedBy?: readonly string[]; ownParts?: boolean; styleHashes?: readonly string[] };

/** Returns what a page of the console, or of a site outside the bank, has in their place. */
export function pageHeaders({ framedBy = [], ownParts = false, styleHashes = [] }: PageNeeds = {}): Record<
  string,
  string
> {
  const framers = framedBy.length === 0 ? ["'none'"] : framedBy;
  const policy = [
    ...strict,
    ['style-src', "'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    ...(ownParts ? ["img-src 'self'", "font-src 'self'"] : []),
    `frame-ancestors ${framers.join(' ')}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    // It can name no other place: where both are sent, browsers go by the policy.
    'x-frame-options': framedBy.length === 0 ? 'DENY' : 'SAMEORIGIN',
  };
}

const strict = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];
