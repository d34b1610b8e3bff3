import {
  alike,
  measure,
  percentOf,
  type Coverage,
  type CoverageKind,
  type TestReport,
  type Words,
} from '#analysis';
import { tellHindered } from './hindered.ts';
import type { Voice } from './voice.ts';

/** Tells what became of each scenario, and what none of them passes. */
export function* tellTest(report: TestReport, voice: Voice): Generator<string> {
  const { say, colours } = voice;
  for (const { journey, title, file, result, place } of report.scenarios) {
    if (result.passed) yield `${colours.green(say({ en: 'pass', it: 'superato' }))}  ${journey}: ${title}`;
    else {
      yield `${colours.red(say({ en: 'FAIL', it: 'FALLITO ' }))}  ${journey}: ${title}`;
      yield `      ${colours.dim(place ? `${file}:${place.line}:${place.column}` : file)}`;
      yield `      ${say({ en: 'at move', it: 'alla mossa' })} ${result.move}: ${say(result.message)}`;
    }
  }
  yield* tellHindered(report.hindered, voice);
  yield '';
  yield* coverageTable(report, voice);
  const failed = report.scenarios.filter(({ result }) => !result.passed).length;
  const passed = report.scenarios.length - failed;
  const share = percent(measure(report.items, report.seen));
  yield '';
  const stopped = report.hindered.length;
  const unrun =
    stopped === 0 ? alike('') : { en: `, ${stopped} cannot run`, it: `; non partono: ${stopped}` };
  yield say({
    en: `${passed} passed, ${failed} failed${unrun.en}; coverage ${share.en}`,
    it: `Superati: ${passed}; falliti: ${failed}${unrun.it}; copertura: ${share.it}.`,
  });
}

const kinds = {
  edge: { en: 'edges', it: 'vie' },
  guard: { en: 'guard cases', it: 'condizioni' },
  route: { en: 'error routes', it: 'rifiuti' },
} satisfies Record<CoverageKind, Words>;

function* coverageTable({ items, seen }: TestReport, { say, colours }: Voice): Generator<string> {
  const byJourney = Map.groupBy(items, ({ journey }) => journey);
  const title = say({ en: 'coverage', it: 'copertura' });
  const width = Math.max(title.length, ...[...byJourney.keys()].map((name) => name.length));
  const heads = Object.values(kinds).map((words) => say(words).padStart(13));
  yield colours.bold(`${title.padEnd(width)}  ${heads.join('')}`);
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
  const open = colours.yellow(say({ en: 'not passed', it: 'non percorso' }));
  for (const { journey, label } of measure(items, seen).uncovered)
    yield `  ${open}  ${journey}: ${say(label)}`;
}

/** Writes a share in percent, with the counts. */
export function percent(coverage: Coverage): Words {
  const { passed, total } = coverage;
  // Rounded down, so that 100 means all.
  const share = (Math.floor(percentOf(coverage) * 10) / 10).toFixed(1);
  return {
    en: `${share} % (${passed} of ${total})`,
    it: `${share.replace('.', ',')}% (${passed} di ${total})`,
  };
}
