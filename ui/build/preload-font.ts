import type { Plugin } from 'vite';

/** Has the page ask for the font before the style sheet names it, so that the text is drawn once. */
export function preloadFont(): Plugin {
  return {
    name: 'percorso:preload-font',
    apply: 'build',
    transformIndexHtml(_html, { bundle = {} }) {
      const fonts = Object.keys(bundle).filter((name) => /figtree.*normal.*\.woff2$/.test(name));
      return fonts.map((name) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
        injectTo: 'head-prepend' as const,
      }));
    },
  };
}
