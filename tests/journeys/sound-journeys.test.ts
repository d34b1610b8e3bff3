import { expect, it } from 'vitest';
import { check, measure, readSources, testJourneys, type Views } from '#analysis';
import { projectFiles, projectLanguage } from './project.ts';

const files = projectFiles();
const language = projectLanguage();
const views = files.find(({ path }) => path === 'journeys/views.json')?.text ?? '{}';
// What the views know, as the portal’s own test holds it.
const sources = readSources(language, files, { views: JSON.parse(views) as Views });

it('have nothing that a rule could find', () => {
  const findings = check(sources);

  expect(findings).toEqual([]);
});

const report = testJourneys(sources);

/** Writes the rows that a scenario proves as titles of tests name them. */
function rowsOf(journey: string, file: string): string {
  const scenarios = [...(sources.journeys.get(journey)?.scenarios.values() ?? [])];
  const covers = scenarios.find(({ document }) => document.path === file)?.value?.covers ?? [];
  return covers.map((row) => ` [${row}]`).join('');
}

for (const { journey, title, file, result } of report.scenarios)
  it(`${journey}: ${title}${rowsOf(journey, file)}`, () => {
    expect(result).toEqual({ passed: true });
  });

it('are passed by scenarios in every edge, guard case and error route', () => {
  const { uncovered, total } = measure(report.items, report.seen);

  expect(uncovered.map(({ journey, label }) => `${journey}: ${label.en}`)).toEqual([]);
  expect(total).toBeGreaterThan(50);
});
