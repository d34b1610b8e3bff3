import type { Plugin } from 'vite';

const words = {
  en: 'Mend the file and the page comes back by itself. Esc shows it as it was.',
  it: 'Correggi il file e la pagina torna da sola. Esc la mostra com’era.',
};

// From the words below a fault to the styles behind them.
const tip = /(part: "tip"\s*\}),[\s\S]*?"\."\)\)(?=, h\("style")/;

/** Has Vite’s page of faults say what to do in the terminal’s language, and nothing of Vite’s own settings. */
export function wordOverlay(client: string, language: keyof typeof words): string {
  return client.replace(tip, (_whole, before: string) => `${before}, ${JSON.stringify(words[language])}))`);
}

/** Words Vite’s page of faults in development. */
export const overlayWords = (language: keyof typeof words): Plugin => ({
  name: 'percorso:overlay-words',
  apply: 'serve',
  transform: {
    filter: { id: /vite\/dist\/client\/client\.mjs/ },
    handler: (code) => wordOverlay(code, language),
  },
});
