import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JourneyFile } from '#schemas';
import table from './end-to-end.json' with { type: 'json' };

/** The end-to-end tests that play a journey to its end and through its likeliest failure; `runBy` names one that runs it. */
type Row = { goesWell: string; goesWrong: string; runBy?: string };

const rows: Readonly<Record<string, Row>> = table;
const root = join(import.meta.dirname, '../..');

const journeys = readdirSync(join(root, 'journeys'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const journeyOf = (id: string) =>
  JSON.parse(readFileSync(join(root, 'journeys', id, 'journey.json'), 'utf8')) as JourneyFile; // held by `percorso check`

/** Returns the titles of an end-to-end file without their rows, each as what stands around what a template puts in. */
function titlesOf(file: string): string[][] {
  const text = readFileSync(join(root, 'tests/e2e', file), 'utf8');
  const found = text.matchAll(/^\s*(?:test|withChat)\(\s*(?:'([^']+)'|`([^`]+)`)/gmu);
  return [...found].map(([, plain, made]) =>
    (plain ?? made ?? '').replace(/(?: \[[A-Z]+-\d+\])+$/u, '').split(/\$\{[^}]+\}/u),
  );
}

const fits = (title: string, parts: string[]): boolean =>
  parts.length === 1
    ? title === parts[0]
    : title.startsWith(parts[0] ?? '') &&
      title.endsWith(parts.at(-1) ?? '') &&
      parts.every((part) => title.includes(part));

const runs = (step: JourneyFile['steps'][string], id: string): boolean =>
  (step.kind === 'journey' && step.journey === id) || (id === 'sca' && 'stepUp' in step);

it('has a row for every journey, and for nothing else', () => {
  expect(Object.keys(rows).toSorted()).toEqual(journeys.toSorted());
});

describe.each(Object.entries(rows))('%s', (id, { goesWell, goesWrong, runBy }) => {
  it.each([goesWell, goesWrong])('is played by an end-to-end test that is there: %s', (test) => {
    const [file = '', ...title] = test.split(': ');

    expect(titlesOf(file).filter((parts) => fits(title.join(': '), parts))).toHaveLength(1);
  });

  it('is opened by itself, or run by a journey that says so', () => {
    const isOpened = journeyOf(id).opens !== undefined;
    const isRun = runBy !== undefined && Object.values(journeyOf(runBy).steps).some((step) => runs(step, id));

    expect({ isOpened, isRun }).toEqual({ isOpened, isRun: !isOpened });
  });
});
