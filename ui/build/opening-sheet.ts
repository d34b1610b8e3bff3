import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What the page needs before the portal is there: the tokens, and the rules of what waits. */
const sheets = [
  'kit/tokens/colour.css',
  'kit/tokens/type.css',
  'kit/tokens/space.css',
  'kit/tokens/logo.css',
  'kit/tokens/base.css',
  'shell/opening.css',
];

/**
 * Has the page drawn by a small sheet of its own, and the large one asked for beside the scripts: on a slow network it
 * shares the line with all of them, and the page would stay empty until most of it is there.
 */
export function openingSheet(ui: string): Plugin {
  return {
    name: 'percorso:opening-sheet',
    apply: 'build',
    buildStart() {
      const source = withoutComments(sheets.map((sheet) => readFileSync(`${ui}/${sheet}`, 'utf8')).join(''));
      this.emitFile({ type: 'asset', name: 'opening.css', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const opening = Object.keys(bundle).find((name) => /opening-[\w-]+\.css$/.test(name));
        if (opening === undefined) throw new Error('OPENING_SHEET_MISSING: the build brought no opening.css');
        return withOpeningSheet(page, `/${opening}`);
      },
    },
  };
}

/**
 * Puts the sheet of the opening in the place of the portal's own, which follows what waits: it keeps nothing before it
 * from being drawn, and no script runs until it is there.
 */
export function withOpeningSheet(page: string, href: string): string {
  const [own] = /<link rel="stylesheet"[^>]*>/.exec(page) ?? [];
  if (own === undefined) throw new Error('STYLE_SHEET_MISSING: the built page names no style sheet');
  return page
    .replace(own, `<link rel="stylesheet" href="${href}">`)
    .replace(/(\n\s*)<\/body>/, `$1  ${own}$1</body>`);
}

const withoutComments = (css: string): string =>
  css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\n\s*/g, '\n');
