/** Answers the headers of a page of the console or of a site outside the bank, which may be framed by these places alone. */
export function pageHeaders(framedBy: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': [...strict, `frame-ancestors ${framedBy.join(' ')}`].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}

const strict = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];
