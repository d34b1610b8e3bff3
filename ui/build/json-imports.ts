import type { Plugin } from 'vite';

const attribute =
  /(import\(\s*'[^']+\.json')\s*,\s*\{\s*with:\s*\{\s*type:\s*'json'\s*\}\s*,?\s*\}\s*,?\s*\)/g;

/**
 * Takes `with: { type: 'json' }` from dynamic imports while developing: Node and TypeScript ask for it, but the
 * development server answers a script, which the browser then refuses. A build inlines the files and needs none of this.
 */
export function jsonImports(): Plugin {
  return {
    name: 'percorso:json-imports',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: attribute },
      handler: (code) => ({ code: withoutAttribute(code), map: null }),
    },
  };
}

/** Takes the attribute from each dynamic import of a JSON file. */
export function withoutAttribute(code: string): string {
  return code.replaceAll(attribute, '$1)');
}
