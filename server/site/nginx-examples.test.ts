import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Where files are served by nginx itself, what is handed on are calls, and nobody reads their words.
const handingOn = globSync('docs/operations/nginx/*.conf')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ text }) => /location \/ \{\s+proxy_pass/u.test(text));

it.each(globSync('docs/operations/nginx/*.conf'))(
  '%s keeps in its log neither a query nor the browser’s name [RUN-04] [RUN-07]',
  (path) => {
    const text = readFileSync(path, 'utf8');
    const [, format = ''] = /log_format percorso ([^;]*);/u.exec(text) ?? [];

    expect(format).toContain('$uri');
    expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_\w+|remote_user|is_args)\b/u);
    expect(text).toMatch(/server_name .*\n {4}access_log \S+ percorso;/u);
  },
);

it('knows the examples that hand calls on', () => {
  expect(handingOn.length).toBeGreaterThan(1);
});

it.each(handingOn)(
  '$path says in Italian, with the portal’s care, that nobody answers behind it [RUN-04]',
  ({ text }) => {
    const [, away = ''] = /error_page 502 504 (@\w+);/u.exec(text) ?? [];
    const block = text.slice(text.indexOf(`location ${away} {`));

    expect(away).not.toBe('');
    expect(block).toMatch(/<html lang="it">.*Riprova/u);
    for (const header of ['Content-Security-Policy', 'X-Content-Type-Options', 'Cache-Control no-store'])
      expect(block.slice(0, block.indexOf('return 502'))).toContain(`add_header ${header}`);
  },
);
