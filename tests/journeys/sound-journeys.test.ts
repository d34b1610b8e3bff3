import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  check,
  measure,
  readLanguage,
  readSources,
  testJourneys,
  type SourceFile,
  type Views,
} from '#analysis';
import { readOperations } from '#schemas/provider';

const root = join(import.meta.dirname, '../..');

function filesUnder(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }));
}

const schemas = ['schemas/journey', 'schemas/context', 'schemas/provider'].flatMap(filesUnder);
const files = ['journeys', 'i18n/it'].flatMap(filesUnder);
const language = readLanguage(schemas, readOperations());
const views = files.find(({ path }) => path === 'journeys/views.json')?.text ?? '{}';
// What the views know, as the portal’s own test holds it.
const sources = readSources(language, files, { views: JSON.parse(views) as Views });

it('have nothing that a rule could find', () => {
  const findings = check(sources);

  expect(findings).toEqual([]);
});

const report = testJourneys(sources);

it.each(report.scenarios)('$journey: $title', ({ result }) => {
  expect(result).toEqual({ passed: true });
});

it('are passed by scenarios in every edge, guard case and error route', () => {
  const { uncovered, total } = measure(report.items, report.seen);

  expect(uncovered.map(({ journey, label }) => `${journey}: ${label}`)).toEqual([]);
  expect(total).toBeGreaterThan(50);
});
