import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordOverlay } from './overlay-words.ts';

it('has the page of faults of the Vite that is installed say what to do, in Italian and nothing else [STUDIO-21]', () => {
  const client = readFileSync(
    new URL('dist/client/client.mjs', import.meta.resolve('vite/package.json')),
    'utf8',
  );
  expect(client).toContain('Click outside');

  const worded = wordOverlay(client, 'it');

  expect(worded).toContain('Correggi il file e la pagina torna da sola.');
  expect(worded).not.toMatch(/Click outside|disable this overlay|config-file-name/u);
  // Nothing else has changed: what stood before and behind the words is there.
  const [start, end] = [client.indexOf('part: "tip"'), client.indexOf(', h("style"')];
  expect(worded.startsWith(client.slice(0, start))).toBe(true);
  expect(worded.endsWith(client.slice(end))).toBe(true);
});
