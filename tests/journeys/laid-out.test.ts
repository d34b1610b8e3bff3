import { expect, it } from 'vitest';
import { jsonText } from '#analysis';
import { projectFiles } from './project.ts';

it('every file of a journey is laid out as the tools write it, so that an edit changes no other line', () => {
  const journeys = projectFiles().filter(
    ({ path }) => path.startsWith('journeys/') && path.split('/').length > 2,
  );
  const others = journeys.filter(({ text }) => jsonText(JSON.parse(text)) !== text);

  expect(journeys.length).toBeGreaterThan(800);
  expect(others.map(({ path }) => path)).toEqual([]);
});
