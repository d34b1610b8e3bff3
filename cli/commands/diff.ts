import { diffFiles, diffJourneys, readSources } from '#analysis';
import { exitCodes, formatOption, UsageError, type Command } from '../command.ts';
import { diffInMarkdown, diffInTerminal } from '../report/diff-report.ts';
import { voiceFor } from '../report/voice.ts';
import { filesAt } from '../revision/files-at.ts';
import { openWorkspace } from '../workspace.ts';

/** Says what differs from a revision. */
export const diffCommand: Command = {
  name: 'diff',
  summary: {
    en: 'says what a change of the journeys does, against a git revision',
    it: 'dice che cosa fa una modifica dei flussi, rispetto a una revisione di git',
  },
  help: {
    en: `
Usage: percorso diff <revision> [--format text|markdown]

Compares the journeys of the folder with those of a revision: steps, ways lost and gained, routes of errors,
guards, what is sent, kept and shown, promises, forms, texts, and what becomes of holders who are in the
middle of a journey: they go on, go on where the bank says they had got to, or must begin again. Then the
files of all journeys: shared texts, the error catalogue, deep links, pages.

  --format markdown   for the description of a pull request

Exits with 0, whatever differs.`,
    it: `
Uso: percorso diff <revisione> [--format text|markdown]

Confronta i flussi della cartella con quelli di una revisione: passi, vie perse e nuove, strade dei rifiuti,
condizioni, ciò che si manda, si tiene e si mostra, promesse, moduli, testi, e che cosa succede ai titolari che sono
a metà di un flusso: vanno avanti, riprendono dove dice la banca, o devono ricominciare. Poi i file di tutti i
flussi: testi comuni, catalogo degli errori, link diretti, pagine.

  --format markdown   per la descrizione di una richiesta di revisione

Esce con 0, qualunque cosa sia cambiata.`,
  },
  options: { format: { type: 'string' } },
  run(given, around) {
    const [revision, ...others] = given.words;
    if (revision === undefined || others.length > 0)
      throw new UsageError({
        en: 'name one revision, such as main or HEAD~1. Try: percorso diff --help',
        it: 'indica una revisione, per esempio main o HEAD~1. Prova: percorso diff --help',
      });
    const format = formatOption(given, ['text', 'markdown']);
    const { root, language, sources, overlay } = openWorkspace(around.cwd);
    const earlier = readSources(language, overlay.over(filesAt(root, revision)), { views: sources.views });
    const diffs = {
      journeys: diffJourneys(earlier, sources, around.language),
      files: diffFiles(earlier, sources),
    };
    const tell = format === 'markdown' ? diffInMarkdown : diffInTerminal;
    for (const line of tell(diffs, voiceFor(around))) around.print(line);
    return Promise.resolve(exitCodes.well);
  },
};
