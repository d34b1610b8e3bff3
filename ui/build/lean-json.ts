import type { Plugin } from 'vite';

const schemaLine = /^\s*"\$schema": "[^"]*",?\n/mu;

/** Leaves out of files of journeys what editors alone read: the name of their schema weighs in every page (S-70). */
export function leanJson(): Plugin {
  return {
    name: 'percorso:lean-json',
    enforce: 'pre',
    transform: {
      filter: { id: /\/journeys\/[\w-]+\.json$/ },
      handler: (code) => ({ code: code.replace(schemaLine, ''), map: null }),
    },
  };
}
