import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Views } from '#analysis';
import { viewAnswers, viewNames } from '#ui/steps';

const file = join(import.meta.dirname, '../../journeys/views.json');
const views = JSON.parse(readFileSync(file, 'utf8')) as Views; // held here

it('says of every view of the portal what it knows, and of no other', () => {
  expect(Object.keys(views).toSorted()).toEqual(viewNames.toSorted());
});

it('says which views have an answer, as the portal waits for one', () => {
  const answering = Object.entries(views).filter(([, { answers }]) => answers !== undefined);

  expect(answering.map(([name]) => name).toSorted()).toEqual(viewNames.filter(viewAnswers).toSorted());
});
