import type { BrowserConfig } from '../portal-config.ts';

/**
 * Returns what a browser needs to install the portal under the bank's own name (HOLDER-32). There is no service worker with it:
 * nothing of a holder is kept for later.
 */
export function webManifest({ brand }: Pick<BrowserConfig, 'brand'>) {
  return {
    name: brand.name,
    short_name: brand.name,
    lang: 'it',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#F6F5F1',
    theme_color: '#F6F5F1',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
