import type { Plugin } from 'vite';

/** A rule that stands after all that the login is drawn by, from `shell/first-sheet-ends.css`. */
const firstEnds = /#first-sheet-ends\s*\{[^}]*\}/;

/** The letters: until they are there, others of the same measures stand in for them. */
const letters = /@font-face\s*\{\s*font-family:\s*['"]?Figtree Variable\b[^}]*\}/;

/**
 * Parts the portal’s sheet where the login has all it needs: the rest is fetched beside what follows the login
 * (`ui/kit/later-sheet.ts`), so that a slow line brings the login a second earlier (HOLDER-10). What comes later in the
 * whole comes later in the parts, so the same rules win.
 */
export function laterSheet(): Plugin {
  return {
    name: 'percorso:later-sheet',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find(
        (part) => part.type === 'asset' && part.names.includes('style.css'),
      );
      const page = bundle['index.html'];
      if (sheet?.type !== 'asset' || page?.type !== 'asset')
        throw new Error('LATER_SHEET: the build brought no style.css or no index.html');
      const { first, later } = partedSheet(String(sheet.source));
      const file = this.getFileName(this.emitFile({ type: 'asset', name: 'later.css', source: later }));
      sheet.source = first;
      page.source = withLaterSheet(String(page.source), `/${file}`);
    },
  };
}

/** Parts a sheet at its mark; the font goes with what comes later. */
export function partedSheet(css: string): { first: string; later: string } {
  const [mark] = firstEnds.exec(css) ?? [];
  const [font] = letters.exec(css) ?? [];
  if (mark === undefined || font === undefined)
    throw new Error('LATER_SHEET: the style sheet has no #first-sheet-ends, or no font');
  const [first = '', later = ''] = css.replace(font, '').split(mark);
  return { first, later: font + later };
}

/** Says in the page where the rest is. */
export function withLaterSheet(page: string, href: string): string {
  return page.replace(/<html\b/, `<html data-later-sheet="${href}"`);
}
