import { measure, percentOf, testJourneys, type CoverageKind, type TestReport } from '#analysis';
import {
  exitCodes,
  formatOption,
  noJourney,
  textOption,
  UsageError,
  type Command,
  type Given,
} from '../command.ts';
import { onEngine } from '../on-engine.ts';
import { createColours, type Colours } from '../report/colours.ts';
import { noProgress } from '../report/progress.ts';
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

Exits with 1 when a scenario fails or coverage is too low.`,
    it: `
Uso: percorso test [<flusso> …] [--min-coverage <percento>] [--format text|json]

Percorre sul motore gli scenari di journeys/<flusso>/scenarios; ciò che la banca vi risponde, e ciò che i
flussi mandano, è confrontato con il contratto. Poi dice quali vie, quali lati delle condizioni e quali strade dei
rifiuti nessuno scenario percorre. "errors" è il catalogo journeys/errors.json.

  --min-coverage <percento>  fallisce se se ne percorre meno di così (dei flussi indicati, o di tutti)
  --format json              scrive scenari e copertura come dati

Esce con 1 se uno scenario fallisce o la copertura è troppo bassa.`,
  },
  options: { format: { type: 'string' }, 'min-coverage': { type: 'string' } },
  run(given, around) {
    const least = leastCoverage(given);
    const isForPrograms = formatOption(given, ['text', 'json']) === 'json';
    const { sources } = openWorkspace(around.cwd);
    for (const name of given.words) {
      if (!sources.journeys.has(name)) throw noJourney(name);
    }
    const progress = isForPrograms ? noProgress : around.progress;
    const report = narrow(
      onEngine(() => testJourneys(sources, (journey) => progress.at(`playing ${journey}`))),
      given.words,
    );
    progress.over();
    const whole = measure(report.items, report.seen);
    if (isForPrograms) {
      around.print(JSON.stringify({ scenarios: report.scenarios, coverage: whole }, undefined, 2));
    } else {
      for (const line of describe(report, createColours(around.colours))) around.print(line);
    }
    const failed = report.scenarios.some(({ result }) => !result.passed);
    const isLow = percentOf(whole) < least;
    if (isLow) around.warn(`Coverage is ${percent(whole)}, less than ${least} %.`);
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
  };
}

function* describe(report: TestReport, colours: Colours): Generator<string> {
  for (const { journey, title, file, result } of report.scenarios) {
    if (result.passed) yield `${colours.green('pass')}  ${journey}: ${title}`;
    else {
      yield `${colours.red('FAIL')}  ${journey}: ${title}`;
      yield `      ${colours.dim(file)}`;
      yield `      at move ${result.move}: ${result.message}`;
    }
  }
  yield '';
  yield* coverageTable(report, colours);
  const failed = report.scenarios.filter(({ result }) => !result.passed).length;
  yield '';
  yield `${report.scenarios.length - failed} passed, ${failed} failed; coverage ${percent(measure(report.items, report.seen))}`;
}

const kinds = { edge: 'edges', guard: 'guard cases', route: 'error routes' } satisfies Record<
  CoverageKind,
  string
>;

function* coverageTable({ items, seen }: TestReport, colours: Colours): Generator<string> {
  const byJourney = Map.groupBy(items, ({ journey }) => journey);
  const width = Math.max(8, ...[...byJourney.keys()].map((name) => name.length));
  yield colours.bold(
    `${'coverage'.padEnd(width)}  ${Object.values(kinds)
      .map((name) => name.padStart(13))
      .join('')}`,
  );
  for (const [journey, own] of byJourney) {
    // The keys of kinds are the kinds.
    const cells = (Object.keys(kinds) as CoverageKind[]).map((kind) => {
      const { passed, total } = measure(
        own.filter((item) => item.kind === kind),
        seen,
      );
      const cell = (total === 0 ? '–' : `${passed}/${total}`).padStart(13);
      return passed === total ? cell : colours.red(cell);
    });
    yield `${journey.padEnd(width)}  ${cells.join('')}`;
  }
  const { uncovered } = measure(items, seen);
  for (const { journey, label } of uncovered) yield `  ${colours.yellow('not passed')}  ${journey}: ${label}`;
}

function percent(coverage: { passed: number; total: number }): string {
  // Rounded down, so that 100 means all.
  return `${(Math.floor(percentOf(coverage) * 10) / 10).toFixed(1)} % (${coverage.passed} of ${coverage.total})`;
}
