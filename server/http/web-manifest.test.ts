import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { webManifest } from './web-manifest.ts';

it('names the bank’s own brand, and icons that are there [HOLDER-32]', () => {
  const manifest = webManifest({
    brand: { name: 'Banca Prova', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  });

  expect(manifest).toMatchObject({ name: 'Banca Prova', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) {
    expect(existsSync(join(import.meta.dirname, '../../ui/shell/public', src)), src).toBe(true);
  }
});
