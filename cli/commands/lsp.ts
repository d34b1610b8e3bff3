import { exitCodes, type Command } from '../command.ts';

/** Serves an editor. */
export const lspCommand: Command = {
  name: 'lsp',
  summary: {
    en: 'serves an editor: findings, names to choose from and what they mean, while typing',
    it: 'serve un editor: avvisi, nomi fra cui scegliere e che cosa vogliono dire, mentre si scrive',
  },
  help: {
    en: `
Usage: percorso lsp

Speaks the language server protocol over its two streams; an editor starts it, VS Code by the extension in
.vscode/extensions. It tells the findings of percorso check while a file is typed, and mends at a press those that it
knows how to; between quotes it offers the names that may stand there, of steps, variables, codes, fields, popups,
texts; it says what the name under the pointer means, and leads to its place. It answers in the editor’s language,
Italian or English.`,
    it: `
Uso: percorso lsp

Parla il protocollo LSP sui suoi due flussi di byte; lo fa partire un editor, VS Code con l’estensione che sta in
.vscode/extensions. Dice gli avvisi di percorso check mentre si scrive un file, e con un clic corregge quelli che sa
correggere; fra virgolette offre i nomi che possono stare lì, di passi, variabili, codici, campi, popup, testi; dice che
cosa vuol dire il nome sotto al puntatore, e porta dove sta. Risponde nella lingua dell’editor, italiano o inglese.`,
  },
  options: {},
  async run(_given, around) {
    // Loaded here, so that the other commands start without it.
    const { serveEditor } = await import('../language-server/server.ts');
    await serveEditor(around);
    return exitCodes.well;
  },
};
