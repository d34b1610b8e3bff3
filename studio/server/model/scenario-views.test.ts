import { expect, it } from 'vitest';
import { createCoverage } from '../../judge/coverage.ts';
import { folderOfJourneys } from '../scenarios/journeys.fixture.ts';
import { journeyView } from './journey-view.ts';

const closed = 'journeys/card-lock/scenarios/closed.json';
const noAnswer = 'journeys/card-lock/scenarios/no-answer.json';

function viewed(prepare: (folder: ReturnType<typeof folderOfJourneys>) => void) {
  const folder = folderOfJourneys('card-lock', 'sca', 'app-approval');
  prepare(folder);
  const sources = folder.sources();
  const isSound = sources.journeys.get('card-lock')?.journey?.value !== undefined;
  const coverage = isSound ? createCoverage().measure(sources, 'card-lock') : undefined;
  return journeyView(sources, 'card-lock', {
    findings: [],
    judged: coverage && { coverage, isBefore: false },
    language: 'it',
    moves: [],
    whose: undefined,
  });
}

const statesOf = (view: ReturnType<typeof viewed>) =>
  Object.fromEntries((view?.scenarios ?? []).map(({ name, state }) => [name, state]));

it('says of each scenario whether it passes, and of one that does not at which move it stops, and why [STUDIO-08]', () => {
  const view = viewed(({ change }) => change(closed, (text) => text.replace('"cancelled"', '"completed"')));

  expect(statesOf(view)).toEqual({
    closed: { kind: 'failed', move: 1, line: 14, why: 'atteso outcome "completed", trovato "cancelled"' },
    locks: { kind: 'passed' },
    'no-answer': { kind: 'passed' },
  });
});

it('says what keeps a scenario, or all of them, from being played [STUDIO-08]', () => {
  const unreadable = viewed(({ change }) => change(closed, () => '{ "title"'));
  const unsound = viewed(({ change }) =>
    change('journeys/card-lock/journey.json', (text) => text.replace('"to": "lock"', '"to": "nowhere"')),
  );

  expect(statesOf(unreadable)).toMatchObject({ closed: { kind: 'hindered' }, locks: { kind: 'passed' } });
  for (const state of Object.values(statesOf(unsound)))
    expect(state).toMatchObject({ kind: 'hindered', why: expect.stringContaining('nowhere') });
});

it('marks steps, outcomes and ways that no scenario passes, and nothing where all are passed [STUDIO-08]', () => {
  const whole = viewed(() => undefined);
  const holed = viewed(({ remove }) => remove(noAnswer));

  expect(whole?.coverage).toMatchObject({ passed: 5, total: 5, missing: [] });
  expect(whole?.steps.filter(({ isPassed }) => isPassed !== true)).toEqual([]);
  expect(holed?.coverage?.missing.map(({ kind, step }) => ({ kind, step }))).toEqual([
    { kind: 'way', step: 'unknown' },
    { kind: 'way', step: 'lock' },
  ]);
  expect(holed?.steps.flatMap(({ name, isPassed }) => (isPassed === false ? [name] : []))).toEqual([
    'unknown',
    'uncertain',
  ]);
});
