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

Speaks the language server protocol over its two streams; an editor starts it. It tells the findings of
percorso check while a file is typed, offers the names that may stand behind to, operation, var, form, journey,
popup, view and message, and says what the name under the pointer means. It answers in the editor’s language,
Italian or English.`,
    it: `
Uso: percorso lsp

Parla il protocollo LSP sui suoi due flussi di byte; lo fa partire un editor. Dice gli avvisi di percorso check mentre si
scrive un file, offre i nomi che possono stare dietro a to, operation, var, form, journey, popup, view e message, e
dice che cosa vuol dire il nome sotto al puntatore. Risponde nella lingua dell’editor, italiano o inglese.`,
  },
  options: {},
  async run(_given, around) {
    // Loaded here, so that the other commands start without it.
    const { serveEditor } = await import('../language-server/server.ts');
    await serveEditor(around);
    return exitCodes.well;
  },
};
