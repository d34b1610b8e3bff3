import { expect, it } from 'vitest';
import { folderOfJourneys } from '../scenarios/journeys.fixture.ts';
import { createStage } from './stage-view.ts';

it('gives every input also where the guard that is being written lets no scenario begin [STUDIO-04]', () => {
  const folder = folderOfJourneys('pin-view', 'sca', 'app-approval');
  folder.change('journeys/pin-view/journey.json', (text) =>
    text.replace(/^ {2}"allow": \{.*?^ {2}\},$/msu, '  "allow": { "===": [1, 2] },'),
  );
  const sources = folder.sources();
  const { allow, input = {} } = sources.journeys.get('pin-view')?.journey?.value ?? {};
  expect(allow).toEqual({ '===': [1, 2] });

  const view = createStage().view(sources, 'pin-view');

  expect(Object.keys(view.input)).toEqual(expect.arrayContaining(Object.keys(input)));
});
