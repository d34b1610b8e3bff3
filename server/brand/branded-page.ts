import type { ServedBrand } from './served.ts';

/**
 * Puts a brand into the portal’s page (RUN-09): its style sheet, favicon, icon, fonts and colours of the browser’s own bars, and
 * the bank’s name until the scripts know it.
 */
export function brandedPage(page: string, brand: ServedBrand, name: string): string {
  const { style, favicon, icon, fonts, grounds } = brand;
  const links = [
    ...fonts.map(
      ({ path, type }) => `<link rel="preload" as="font" type="${type}" href="${path}" crossorigin />`,
    ),
    `<link rel="stylesheet" href="${style.path}" />`,
  ];
  const changes: readonly (readonly [RegExp, string])[] = [
    [/<title>[^<]*<\/title>/, `<title>${escaped(name)}</title>\n    ${links.join('\n    ')}`],
    [
      /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: light\)")/,
      `$1${grounds.light}$2`,
    ],
    [
      /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: dark\)")/,
      `$1${grounds.dark}$2`,
    ],
    ...(favicon ? ([[/(<link rel="icon"[^>]*href=")[^"]*/, `$1${favicon.path}`]] as const) : []),
    ...(icon ? ([[/(<link rel="apple-touch-icon"[^>]*href=")[^"]*/, `$1${icon.path}`]] as const) : []),
  ];
  return changes.reduce((text, [found, by]) => text.replace(found, by), page);
}

/** Puts the bank’s name into the portal’s page as it comes, until the scripts know it. */
export const titledPage = (page: string, name: string): string =>
  page.replace(/<title>[^<]*<\/title>/, `<title>${escaped(name)}</title>`);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  $: '&#36;',
};

/** Writes a text as HTML has it, also where it stands in for what was matched. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"$]/g, (sign) => entities[sign] ?? sign);
