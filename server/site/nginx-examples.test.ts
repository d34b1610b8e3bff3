import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Where files are served by nginx itself, what is handed on are calls, and nobody reads their words.
const handingOn = globSync('docs/operations/nginx/*.conf')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ text }) => /location \/ \{\s+proxy_pass/u.test(text));

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
