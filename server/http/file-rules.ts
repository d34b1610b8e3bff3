/** Tells a source map, which stays where it is, whoever has put it beside its script (RUN-17). */
export const isSourceMap = (path: string): boolean => /\.map(\.\w+)?$/i.test(path);

/** Says how long a file may be kept: those under assets carry a hash of their content in their name, everything else is asked for again each time. */
export function keptFor(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable';
  return path.includes('index.html') ? 'no-store' : 'no-cache';
}
