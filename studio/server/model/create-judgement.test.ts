import { expect, it } from 'vitest';
import { createCoverage } from '../../judge/coverage.ts';
import { folderOfJourneys } from '../scenarios/journeys.fixture.ts';
import { createJudgement } from './create-judgement.ts';

it('says of scenarios that they are still to be played once something of their journey has changed [STUDIO-08]', () => {
  const { folder, sources, change } = folderOfJourneys('card-lock', 'sca', 'app-approval', 'pin-view');
  const known = createJudgement(sources);
  const measure = (id: string): void => known.measured(id, createCoverage().measure(sources(), id));
  for (const id of ['card-lock', 'pin-view']) measure(id);
  expect(known.coverageOf('card-lock')?.isBefore).toBe(false);

  change('journeys/card-lock/scenarios/closed.json', (text) => text.replace('"cancelled"', '"completed"'));
  folder.reread();

  expect(known.coverageOf('card-lock')?.isBefore).toBe(true);
  expect(known.coverageOf('pin-view')?.isBefore).toBe(false);
  measure('card-lock');
  expect(known.coverageOf('card-lock')?.isBefore).toBe(false);
});
