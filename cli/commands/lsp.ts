import { exitCodes, type Command } from '../command.ts';

/** Serves an editor. */
export const lspCommand: Command = {
  name: 'lsp',
  summary: 'serves an editor: findings, names to choose from and what they mean, while typing',
  help: `
Usage: percorso lsp

Speaks the language server protocol over its two streams; an editor starts it. It tells the findings of
percorso check while a file is typed, offers the names that may stand behind to, operation, var, form, journey,
popup, view and message, and says what the name under the pointer means. It answers in the editor’s language,
Italian or English.`,
  options: {},
  async run(_given, around) {
    // Loaded here, so that the other commands start without it.
    const { serveEditor } = await import('../language-server/server.ts');
    await serveEditor(around);
    return exitCodes.well;
  },
};
