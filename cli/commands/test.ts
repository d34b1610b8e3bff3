import { catalogueName, measure, percentOf, testJourneys, type Coverage, type TestReport } from '#analysis';
import { exitCodes, formatOption, textOption, UsageError, type Command, type Given } from '../command.ts';
import { journeysNamed } from '../named-journeys.ts';
import { noProgress } from '../report/progress.ts';
import { percent, tellTest } from '../report/test-report.ts';
import { voiceFor } from '../report/voice.ts';
import { openWorkspace } from '../workspace.ts';

/** Runs scenarios and tells how much of the journeys they pass. */
export const testCommand: Command = {
  name: 'test',
  summary: {
    en: 'runs the scenarios and tells what they leave unproved',
    it: 'prova gli scenari e dice che cosa lasciano senza prova',
  },
  help: {
    en: `
Usage: percorso test [<journey> …] [--min-coverage <percent>] [--format text|json]

Runs the scenarios in journeys/<journey>/scenarios on the engine; what the bank answers in them, and what
the journeys send, is held against the contract. Then it tells which ways, which sides of guards and which
routes of refusals no scenario passes. "errors" stands for the catalogue journeys/errors.json.

  --min-coverage <percent>   fails when less than this is passed (of the journeys named, or of all)
  --format json              prints scenarios and coverage as data

A journey that cannot run, and a scenario that cannot be read, is told with the place; the others are run.

Exits with 1 when a scenario fails or cannot be run, or coverage is too low.`,
    it: `
Uso: percorso test [<flusso> …] [--min-coverage <percento>] [--format text|json]

Percorre sul motore gli scenari di journeys/<flusso>/scenarios; ciò che la banca vi risponde, e ciò che i
flussi mandano, è confrontato con il contratto. Poi dice quali vie, quali lati delle condizioni e quali strade dei
rifiuti nessuno scenario percorre. "errors" è il catalogo journeys/errors.json.

  --min-coverage <percento>  fallisce se se ne percorre meno di così (dei flussi indicati, o di tutti)
  --format json              scrive scenari e copertura come dati

Un flusso che non può partire, e uno scenario che non si legge, sono detti con il posto; gli altri si provano.

Esce con 1 se uno scenario fallisce o non può partire, o se la copertura è troppo bassa.`,
  },
  options: { format: { type: 'string' }, 'min-coverage': { type: 'string' } },
  run(given, around) {
    const voice = voiceFor(around);
    const { say } = voice;
    const least = leastCoverage(given);
    const isForPrograms = formatOption(given, ['text', 'json']) === 'json';
    const { sources } = openWorkspace(around.cwd);
    const names = journeysNamed(given, sources);
    const progress = isForPrograms ? noProgress : around.progress;
    const report = narrow(
      testJourneys(sources, (journey) =>
        progress.at(say({ en: `playing ${journey}`, it: `provo ${journey}` })),
      ),
      names,
    );
    progress.over();
    const whole = measure(report.items, report.seen);
    if (isForPrograms) {
      around.print(JSON.stringify(forPrograms(report, whole), undefined, 2));
    } else {
      for (const line of tellTest(report, voice)) around.print(line);
    }
    const failed = report.hindered.length > 0 || report.scenarios.some(({ result }) => !result.passed);
    const isLow = percentOf(whole) < least;
    if (isLow) {
      const share = percent(whole);
      around.warn(
        say({
          en: `Coverage is ${share.en}, less than ${least} %.`,
          it: `La copertura è ${share.it}, meno di ${least}%.`,
        }),
      );
    }
    return Promise.resolve(failed || isLow ? exitCodes.found : exitCodes.well);
  },
};

function leastCoverage(given: Given): number {
  const typed = textOption(given, 'min-coverage') ?? '0';
  const least = Number(typed);
  if (typed.trim() === '' || !(least >= 0 && least <= 100)) {
    throw new UsageError({
      en: `--min-coverage takes a number from 0 to 100, not "${typed}".`,
      it: `--min-coverage vuole un numero da 0 a 100, non "${typed}".`,
    });
  }
  return least;
}

function narrow(report: TestReport, names: readonly string[]): TestReport {
  if (names.length === 0) return report;
  return {
    ...report,
    scenarios: report.scenarios.filter(({ journey }) => names.includes(journey)),
    items: report.items.filter(({ journey }) => names.includes(journey)),
    hindered: report.hindered.filter(({ journey }) => names.includes(journey) || journey === catalogueName),
  };
}

/** What programs read is in English, whatever the terminal. */
function forPrograms({ scenarios, hindered }: TestReport, coverage: Coverage): object {
  return {
    scenarios: scenarios.map((each) =>
      each.result.passed ? each : { ...each, result: { ...each.result, message: each.result.message.en } },
    ),
    hindered: hindered.map((each) => ({ ...each, message: each.message.en })),
    coverage: {
      ...coverage,
      uncovered: coverage.uncovered.map((item) => ({ ...item, label: item.label.en })),
    },
  };
}
