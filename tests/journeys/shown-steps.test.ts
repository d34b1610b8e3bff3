import { expect, it } from 'vitest';
import { readSources } from '#analysis';
import { scenesOf, stepsInSight } from '../support/screenshots-steps.ts';
import { projectFiles, projectLanguage } from './project.ts';

it('shows every step that a holder sees to anyone who takes pictures', () => {
  const sources = readSources(projectLanguage(), projectFiles(), { views: {} });

  const scenes = scenesOf(sources);
  const inSight = stepsInSight(sources);

  expect(inSight.length).toBeGreaterThan(150);
  expect(inSight.filter((name) => !scenes.has(name))).toEqual([]);
  expect([...scenes.keys()].filter((name) => !inSight.includes(name))).toEqual([]);
});
