import type { Plugin } from 'vite';

const maker = /node_modules\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/** Makes an icon of its drawing as lucide does, for the props that the kit's Icon gives and no others. */
const plainMaker = `
  import { createElement } from 'react';
  const outline = {
    xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none',
    stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round',
  };
  const part = ([tag, attributes]) => createElement(tag, attributes);
  export default ({ node }) => ({ size, ...rest }) =>
    createElement('svg', { ...outline, width: size, height: size, ...rest }, node.map(part));`;

/**
 * Leaves out of the bundle what lucide can do with an icon and the kit does not: other frameworks' names of attributes,
 * contexts, strokes that do not scale. The first screen draws icons (S-70).
 */
export function leanIcons(): Plugin {
  let isMet = false;
  return {
    name: 'percorso:lean-icons',
    apply: 'build',
    buildStart: () => {
      isMet = false;
    },
    load: {
      filter: { id: maker },
      handler: () => {
        isMet = true;
        return plainMaker;
      },
    },
    buildEnd(error) {
      if (!error && !isMet) this.error('LEAN_ICONS_MISSED: lucide makes its icons elsewhere');
    },
  };
}
