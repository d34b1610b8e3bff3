import {
  check,
  readSources,
  rules,
  type AnswerLanguage,
  type CheckOptions,
  type Finding,
  type Sources,
  type Told,
} from '#analysis';
import {
  exitCodes,
  textOption,
  UsageError,
  type Command,
  type Given,
  type Surroundings,
} from '../command.ts';
import { mendFiles } from '../mend/mend-files.ts';
import { toldMending } from '../mend/told-mending.ts';
import { createColours } from '../report/colours.ts';
import { noProgress } from '../report/progress.ts';
import { formatNamed } from '../report/formats.ts';
import { filesAt } from '../revision/files-at.ts';
import { openWorkspace, type Workspace } from '../workspace.ts';

/** Finds what is wrong with the journeys without running them. */
export const checkCommand: Command = {
  name: 'check',
  summary: 'finds what is wrong with journeys, forms, texts and scenarios',
  help: `
Usage: percorso check [<journey> …] [--fix] [--lang it|en] [--max-warnings <number>]
                      [--since <revision>] [--format text|json|sarif|junit|github]
       percorso check --explain <code> [--lang it|en]

Checks every journey of the folder, or the ones named: shape, names, guards, paths, routes and texts.
Each finding has a code; docs/rules tells what it means and what to do.

  --fix                     mends what can be mended without asking, in its file, then checks again, and tells
                            each place; what takes texts away waits until nothing else is wrong
  --lang it|en              answers in this language; otherwise in Italian where the terminal is set to it
                            (LC_ALL, LC_MESSAGES or LANG), in English elsewhere
  --explain <code>          tells what a code means and what to do
  --max-warnings <number>   fails when there are more warnings than this
  --since <revision>        finds journeys, too, that have changed since that revision of git under the
                            same version
  --format json             prints a list of findings: code, severity, file, line, column, length, pointer,
                            message; where there are any hint, path and fix (offsets into the file)
  --format sarif            prints SARIF 2.1.0
  --format junit            prints JUnit XML: a test case for each rule and each finding
  --format github           prints annotations of GitHub Actions

Exits with 1 when there is an error, or more warnings than allowed.`,
  options: {
    format: { type: 'string' },
    fix: { type: 'boolean' },
    lang: { type: 'string' },
    explain: { type: 'string' },
    'max-warnings': { type: 'string' },
  },
  run(given, around) {
    const format = textOption(given, 'format') ?? 'text';
    const print = formatNamed(format);
    const language = answerLanguage(given) ?? around.language;
    const progress = format === 'text' ? around.progress : noProgress;
    const tell: Told = (done, all) => progress.at(`checking journey ${done + 1} of ${all}`);
    const mostWarnings = warningsAllowed(given);
    const asked = textOption(given, 'explain');
    if (asked !== undefined) {
      around.print(explained(asked, language));
      return Promise.resolve(exitCodes.well);
    }
    const since = textOption(given, 'since');
    const find = (workspace: Workspace) =>
      findIn(heldAgainst(workspace, since), given.words, { language, tell });
    const isWanted = (finding: Finding) => given.words.length === 0 || concerns(finding, given.words);
    const isMending = given.options['fix'] === true;
    const { workspace, findings: all } = isMending
      ? mend(around, { find, isWanted, language })
      : look(around, find);
    const findings = all.filter(isWanted);
    progress.over();
    const { files, sources } = workspace;
    const journeys = given.words.length || sources.journeys.size;
    const colours = createColours(around.colours);
    const answer = print({ findings, rules, files, journeys, language, colours });
    if (answer !== '') around.print(answer);
    return Promise.resolve(fails(findings, mostWarnings) ? exitCodes.found : exitCodes.well);
  },
};

type Find = (workspace: Workspace) => readonly Finding[];
type Found = { workspace: Workspace; findings: readonly Finding[] };

function look({ cwd }: Surroundings, find: Find): Found {
  const workspace = openWorkspace(cwd);
  return { workspace, findings: find(workspace) };
}

type Mend = { find: Find; isWanted: (finding: Finding) => boolean; language: AnswerLanguage };

function mend({ cwd, warn }: Surroundings, { find, isWanted, language }: Mend): Found {
  const { mendings, ...found } = mendFiles(cwd, { findIn: find, isWanted });
  for (const mending of mendings) warn(toldMending(mending, language));
  return found;
}

function fails(findings: readonly Finding[], mostWarnings: number): boolean {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return errors > 0 || findings.length > mostWarnings;
}

function answerLanguage(given: Given): AnswerLanguage | undefined {
  const typed = textOption(given, 'lang');
  if (typed === undefined || typed === 'it' || typed === 'en') return typed;
  throw new UsageError(`--lang takes it or en, not "${typed}".`);
}

function warningsAllowed(given: Given): number {
  const typed = textOption(given, 'max-warnings');
  if (typed === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d{1,9}$/.test(typed)) throw new UsageError(`--max-warnings takes a whole number, not "${typed}".`);
  return Number(typed);
}

function explained(asked: string, language: AnswerLanguage): string {
  const rule = rules.find(({ code }) => code === asked);
  if (!rule) throw new UsageError(`There is no rule "${asked}". docs/rules lists them.`);
  return `${rule.code}: ${rule.title[language]}\n\n${rule.explain[language]}`;
}

/** Adds the journeys as they were at a revision, where one was named. */
function heldAgainst(workspace: Workspace, revision: string | undefined): Sources {
  const { root, language, sources } = workspace;
  if (revision === undefined) return sources;
  const earlier = readSources(language, filesAt(root, revision), { views: sources.views });
  return { ...sources, earlier: { revision, sources: earlier } };
}

function findIn(sources: Sources, named: readonly string[], options: CheckOptions): Finding[] {
  for (const name of named) {
    if (!sources.journeys.has(name)) throw new UsageError(`There is no journey "${name}".`);
  }
  return check(sources, options);
}

function concerns({ file }: Finding, named: readonly string[]): boolean {
  return named.some((name) => file.startsWith(`journeys/${name}/`) || file === `i18n/it/${name}.json`);
}
