import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openExample } from '../journeys/small-folder.ts';
import { refusalOfJourneys } from './screenshots-sound.ts';

const journey = 'journeys/phone-change/journey.json';

it('says before any picture is taken what percorso check finds in unsound journeys', () => {
  const folder = openExample();
  const text = readFileSync(join(folder.path, journey), 'utf8');
  folder.write(journey, text.replace('"to": "send-code"', '"to": "send-cod"'));

  const refusal = refusalOfJourneys(folder.path);

  expect(refusal).toMatch(/step-unknown/);
  expect(refusal).toContain(`${journey}:`);
  expect(refusal).not.toMatch(/^\s+at /m);
});

it('says of a folder without journeys that there are none', () => {
  expect(refusalOfJourneys(import.meta.dirname)).toContain('journeys/');
});

it('says nothing of sound journeys', () => {
  expect(refusalOfJourneys(openExample().path)).toBeUndefined();
});
