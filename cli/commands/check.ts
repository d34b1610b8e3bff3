import { check, type Finding } from '#analysis';
import { exitCodes, textOption, UsageError, type Command } from '../command.ts';
import { codeFrame } from '../report/code-frame.ts';
import { createColours } from '../report/colours.ts';
import { openWorkspace } from '../workspace.ts';

/** Finds what is wrong with the journeys without running them. */
export const checkCommand: Command = {
  name: 'check',
  summary: 'finds what is wrong with journeys, forms, texts and scenarios',
  help: `
Usage: percorso check [<journey> …] [--format text|json]

Checks every journey of the folder, or the ones named: shape, names, guards, paths, routes and texts.
Each finding has a code; docs/rules tells what it means and what to do.

  --format json   prints a list of findings: code, severity, file, line, column, pointer, message, hint

Exits with 1 when there is an error.`,
  options: { format: { type: 'string' } },
  run(given, around) {
    const { files, sources } = openWorkspace(around.cwd);
    const named = given.words;
    for (const name of named) {
      if (!sources.journeys.has(name)) throw new UsageError(`There is no journey "${name}".`);
    }
    const findings = check(sources).filter((finding) => named.length === 0 || concerns(finding, named));
    const format = textOption(given, 'format') ?? 'text';
    if (format === 'json') around.print(JSON.stringify(findings, undefined, 2));
    else if (format !== 'text') throw new UsageError(`There is no format "${format}": text or json.`);
    else {
      const colours = createColours(around.colours);
      const texts = new Map(files.map(({ path, text }) => [path, text]));
      for (const finding of findings)
        around.print(`${codeFrame(finding, texts.get(finding.file) ?? '', colours)}\n`);
      around.print(summary(findings, named.length || sources.journeys.size));
    }
    const failed = findings.some(({ severity }) => severity === 'error');
    return Promise.resolve(failed ? exitCodes.found : exitCodes.well);
  },
};

function concerns({ file }: Finding, named: readonly string[]): boolean {
  return named.some((name) => file.startsWith(`journeys/${name}/`) || file === `i18n/it/${name}.json`);
}

function summary(findings: readonly Finding[], journeys: number): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return `${count(journeys, 'journey')} checked: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
}

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;
