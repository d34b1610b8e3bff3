import {
  check,
  readSources,
  rules,
  sayIn,
  type AnswerLanguage,
  type CheckOptions,
  type Finding,
  type SourceFile,
  type Sources,
  languageProblems,
  type ProgressListener,
} from '#analysis';
import {
  exitCodes,
  formatOption,
  meant,
  textOption,
  UsageError,
  type Command,
  type Given,
  type Surroundings,
} from '../command.ts';
import { brandFolder, readBrandIn } from '#server/brand';
import { lackingPlaces, unfitSettings } from '#server/folder';
import { mendFiles } from '../mend/mend-files.ts';
import { toldMending } from '../mend/told-mending.ts';
import { journeysNamed } from '../named-journeys.ts';
import { createColours } from '../report/colours.ts';
import { noProgress } from '../report/progress.ts';
import { checkFormats, formats, type CheckFormat } from '../report/formats.ts';
import { openRuleHelp } from '../report/rule-help.ts';
import { filesAt } from '../revision/files-at.ts';
import { notFoundBefore } from '../revision/not-found-before.ts';
import { revisionOf } from '../revision/revision-of.ts';
import { openWorkspace, readLanguages, type OpenFolder } from '../workspace.ts';

/** Finds what is wrong with the journeys without running them. */
export const checkCommand: Command = {
  name: 'check',
  summary: {
    en: 'finds what is wrong with journeys, forms, texts and scenarios',
    it: 'trova che cosa non va in flussi, moduli, testi e scenari',
  },
  help: {
    en: `
Usage: percorso check [<journey> …] [--fix] [--max-warnings <number>] [--since <revision>]
                      [--format text|json|sarif|junit|github]
       percorso check --explain <code>

Checks every journey of the folder, or the ones named: shape, names, guards, paths, routes and texts;
unless some are named, the bank's brand/ as well.
Each finding has a code; docs/rules tells what it means and what to do.

  --fix                     mends what can be mended without asking, in its file, then checks again, and tells
                            each place; what takes texts away waits until nothing else is wrong
  --explain <code>          tells what a code means and what to do, with a wrong and a right example; as
                            data with --format json
  --max-warnings <number>   fails when there are more warnings than this
  --since <revision>        finds journeys, too, that have changed since that revision of git under the
                            same version
  --format json             prints a list of findings: code, severity, file, line, column, length, pointer,
                            message; where there are any hint, path and fix (offsets into the file)
  --format sarif            prints SARIF 2.1.0
  --format junit            prints JUnit XML: a test case for each rule and each finding
  --format github           prints annotations of GitHub Actions

In a bank's folder also what a start would refuse of its settings, in the words of a start.
Exits with 1 when there is an error, or more warnings than allowed.`,
    it: `
Uso: percorso check [<flusso> …] [--fix] [--max-warnings <numero>] [--since <revisione>]
                    [--format text|json|sarif|junit|github]
     percorso check --explain <codice>

Controlla tutti i flussi della cartella, o quelli indicati: forma, nomi, condizioni, vie, rifiuti e testi;
se non ne indichi, anche la veste della banca in brand/.
Ogni avviso ha un codice; docs/rules, e docs/guida/regole.md in italiano, dicono che cosa vuol dire e che cosa fare.

  --fix                    corregge, nel suo file, ciò che si può correggere senza chiedere, poi ricontrolla, e dice
                           ogni posto; ciò che toglie testi aspetta che non ci sia altro da correggere
  --explain <codice>       dice che cosa vuol dire un codice e che cosa fare, con un esempio sbagliato e uno
                           giusto; come dati con --format json
  --max-warnings <numero>  fallisce se gli avvisi sono più di così
  --since <revisione>      trova anche i flussi che sono cambiati da quella revisione di git con la stessa
                           versione
  --format json            scrive un elenco: code, severity, file, line, column, length, pointer, message;
                           dove ci sono, hint, path e fix (posizioni nel file)
  --format sarif           scrive SARIF 2.1.0
  --format junit           scrive XML di JUnit: un caso per ogni regola e per ogni avviso
  --format github          scrive annotazioni di GitHub Actions

Nella cartella di una banca dice anche quali impostazioni un avvio rifiuterebbe, come le dice un avvio.
Esce con 1 se c’è un errore, o più avvisi di quelli ammessi.`,
  },
  options: {
    format: { type: 'string' },
    fix: { type: 'boolean' },
    explain: { type: 'string' },
    'max-warnings': { type: 'string' },
  },
  run(given, around) {
    const { language } = around;
    const say = sayIn(language);
    const format = formatOption(given, checkFormats);
    const progress = format === 'text' ? around.progress : noProgress;
    const onProgress: ProgressListener = (done, all) =>
      progress.at(
        say({
          en: `checking journey ${done + 1} of ${all}`,
          it: `controllo il flusso ${done + 1} di ${all}`,
        }),
      );
    const mostWarnings = warningsAllowed(given);
    const asked = textOption(given, 'explain');
    if (asked !== undefined) {
      around.print(explained(asked, { language, format }));
      return Promise.resolve(exitCodes.well);
    }
    const find = finderFor(given, { language, onProgress });
    const { workspace, names, ...found } =
      given.options['fix'] === true ? mend(around, find) : look(around, find);
    const { overlay } = workspace;
    const findings = told(found, given, { workspace, language }).map(overlay.told);
    progress.over();
    const { sources, root } = workspace;
    const files = [...overlay.shown(), ...found.beside];
    const journeys = names.length || sources.journeys.size;
    const colours = createColours(around.colours);
    const answer = formats[format]({ findings, rules, files, root, journeys, language, colours });
    if (answer !== '') around.print(answer);
    return Promise.resolve(fails(findings, mostWarnings) ? exitCodes.found : exitCodes.well);
  },
};

/** What check finds in the journeys: all of it, and what of it is theirs who were named. */
type Found = {
  names: readonly string[];
  all: readonly Finding[];
  own: readonly Finding[];
  /** Files beside the workspace’s that findings speak of. */
  beside: readonly SourceFile[];
};
type Find = (workspace: OpenFolder) => Found;
type FoundIn = Found & { workspace: OpenFolder };

const finderFor =
  (given: Given, options: CheckOptions): Find =>
  (workspace) => {
    const names = journeysNamed(given, workspace.sources);
    const sources = heldAgainst(workspace, textOption(given, 'since'));
    const all = check(sources, options);
    const { brand, languages, lackingPlaces: places, settings } = sources;
    const beside = [brand, languages, places, settings].flatMap((problems = []) =>
      problems.map(({ file }) => file),
    );
    return { names, all, own: all.filter((finding) => concerns(finding, names)), beside };
  };

function look({ cwd }: Surroundings, find: Find): FoundIn {
  const workspace = openWorkspace(cwd);
  return { workspace, ...find(workspace) };
}

function mend({ cwd, warn, language }: Surroundings, find: Find): FoundIn {
  const { mendings, workspace, found } = mendFiles(cwd, find);
  const say = sayIn(language);
  for (const mending of mendings) warn(toldMending(mending, say));
  return { workspace, ...found };
}

type Telling = { workspace: OpenFolder; language: AnswerLanguage };

/** Chooses what is told: what is theirs who were named; of a change also what it breaks elsewhere. */
function told(
  { all, own }: Pick<Found, 'all' | 'own'>,
  given: Given,
  { workspace, language }: Telling,
): readonly Finding[] {
  if (given.options['changed'] !== true) return own;
  const others = all.filter((finding) => !own.includes(finding));
  const broken = notFoundBefore(others, workspace, { revision: revisionOf(given), language });
  return all.filter((finding) => own.includes(finding) || broken.includes(finding));
}

function fails(findings: readonly Finding[], mostWarnings: number): boolean {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return errors > 0 || findings.length > mostWarnings;
}

function warningsAllowed(given: Given): number {
  const typed = textOption(given, 'max-warnings');
  if (typed === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d{1,9}$/.test(typed))
    throw new UsageError({
      en: `--max-warnings takes a whole number from 0, not "${typed}".`,
      it: `--max-warnings vuole un numero intero da 0 in su, non "${typed}".`,
    });
  return Number(typed);
}

function explained(asked: string, { language, format }: Asked): string {
  const rule = rules.find(({ code }) => code === asked);
  if (!rule) throw noRule(asked);
  const help = openRuleHelp(language, process.env);
  if (format === 'json') return JSON.stringify(help.asData(rule), undefined, 2);
  return `${rule.code}: ${help.text(rule).title}\n\n${help.tell(rule, 'plain')}`;
}

type Asked = { language: AnswerLanguage; format: CheckFormat };

function noRule(asked: string): UsageError {
  const codes = rules.map(({ code }) => code);
  const alike = codes.filter((code) => `-${code}-`.includes(`-${asked}-`));
  const { en, it } = meant(asked, alike.length > 0 ? alike : codes);
  return new UsageError({
    en: `There is no rule "${asked}".${en} docs/rules lists them all.`,
    it: `La regola "${asked}" non c’è.${it} Sono elencate tutte in docs/rules.`,
  });
}

/** Adds what is wrong with the settings, the brand and other languages, places without an address, and the journeys as they were at a revision, where one was named. */
function heldAgainst(workspace: OpenFolder, revision: string | undefined): Sources {
  const { root, language, overlay } = workspace;
  const { problems: brand } = readBrandIn(brandFolder(root, process.env));
  const languages = languageProblems(workspace.sources.texts, readLanguages(root));
  const sources = {
    ...workspace.sources,
    brand,
    languages,
    lackingPlaces: lackingPlaces(root, process.env),
    // Settings of a clone are no bank’s.
    settings: overlay.isWhole ? [] : unfitSettings(root, process.env),
  };
  if (revision === undefined) return sources;
  const earlier = readSources(language, overlay.over(filesAt(root, revision)), { views: sources.views });
  return { ...sources, earlier: { revision, sources: earlier } };
}

function concerns({ file }: Finding, named: readonly string[]): boolean {
  if (named.length === 0) return true;
  return named.some((name) => file.startsWith(`journeys/${name}/`) || file === `i18n/it/${name}.json`);
}
