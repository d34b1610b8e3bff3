import { expect, it } from 'vitest';
import { folderOfJourneys } from '../scenarios/journeys.fixture.ts';
import { textViews } from './text-views.ts';

it('lists a text that is asked for and is not in the file, to be written [STUDIO-06]', () => {
  const { sources, change, folder } = folderOfJourneys('card-lock', 'sca', 'app-approval');
  expect(textViews(sources(), 'card-lock').filter(({ isMissing }) => isMissing)).toEqual([]);

  change('i18n/it/card-lock.json', (text) => {
    const { unknown: _gone, ...others } = JSON.parse(text);
    return JSON.stringify(others);
  });
  folder.reread();

  const missing = textViews(sources(), 'card-lock').filter(({ isMissing }) => isMissing);
  expect(missing.map(({ key, words }) => [key, words])).toEqual([
    ['unknown.title', ''],
    ['unknown.body', ''],
    ['unknown.actions.close', ''],
  ]);
});
