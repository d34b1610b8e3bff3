import type { ServedBrand, ServedFile } from '../brand/index.ts';
import type { BrowserConfig } from '../portal-config.ts';

/**
 * Returns what a browser needs to install the portal under the bank's own name (HOLDER-32). There is no service worker with it:
 * nothing of a holder is kept for later.
 */
export function webManifest({ brand }: Pick<BrowserConfig, 'brand'>, look?: ServedBrand) {
  const ground = look?.grounds.light ?? '#F6F5F1';
  return {
    name: brand.name,
    short_name: brand.name,
    lang: 'it',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: look?.icon ? iconsOf(look.icon) : ours,
  };
}

const ours = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const iconsOf = ({ path, type }: ServedFile) => [
  { src: path, sizes: '512x512', type },
  { src: path, sizes: '512x512', type, purpose: 'maskable' },
];
