import { diffFiles, diffJourneys, readSources } from '#analysis';
import { exitCodes, textOption, UsageError, type Command } from '../command.ts';
import { createColours } from '../report/colours.ts';
import { diffInMarkdown, diffInTerminal } from '../report/diff-report.ts';
import { filesAt } from '../revision/files-at.ts';
import { openWorkspace } from '../workspace.ts';

/** Says what differs from a revision. */
export const diffCommand: Command = {
  name: 'diff',
  summary: 'says what a change of the journeys does, against a git revision',
  help: `
Usage: percorso diff <revision> [--format text|markdown]

Compares the journeys of the folder with those of a revision: steps, ways lost and gained, routes of errors,
guards, what is sent, kept and shown, promises, forms, texts, and what becomes of holders who are in the
middle of a journey: they go on, go on where the bank says they had got to, or must begin again. Then the
files of all journeys: shared texts, the error catalogue, deep links, pages.

  --format markdown   for the description of a pull request

Exits with 0, whatever differs.`,
  options: { format: { type: 'string' } },
  run(given, around) {
    const [revision, ...others] = given.words;
    if (revision === undefined || others.length > 0)
      throw new UsageError('name one revision, such as main or HEAD~1. Try: percorso diff --help');
    const format = textOption(given, 'format') ?? 'text';
    if (format !== 'text' && format !== 'markdown')
      throw new UsageError(`There is no format "${format}": text or markdown.`);
    const { root, language, sources } = openWorkspace(around.cwd);
    const earlier = readSources(language, filesAt(root, revision), { views: sources.views });
    const diffs = { journeys: diffJourneys(earlier, sources), files: diffFiles(earlier, sources) };
    const lines =
      format === 'markdown' ? diffInMarkdown(diffs) : diffInTerminal(diffs, createColours(around.colours));
    for (const line of lines) around.print(line);
    return Promise.resolve(exitCodes.well);
  },
};
