import { expect, it } from 'vitest';
import { folderOfJourneys } from '../server/scenarios/journeys.fixture.ts';
import { exploreOne, type ExploringTold } from './explored.ts';

const lock = 'journeys/card-lock/journey.json';

function explored(prepare: (folder: ReturnType<typeof folderOfJourneys>) => void): ExploringTold[] {
  const folder = folderOfJourneys('card-lock', 'sca', 'app-approval');
  prepare(folder);
  const told: ExploringTold[] = [];
  exploreOne(folder.sources(), 'card-lock', (each) => told.push(each));
  return told;
}

it('proposes for each thing that is not passed a scenario with a title in Italian [STUDIO-08]', () => {
  const told = explored(({ paths, remove }) => {
    for (const path of paths()) if (path.startsWith('journeys/card-lock/scenarios/')) remove(path);
  });

  const found = told.at(-1);
  if (found?.kind !== 'found') throw new Error(`nothing was found: ${JSON.stringify(found)}`);
  expect(found.made.map(({ scenario }) => scenario.title).toSorted()).toEqual(
    [
      'il titolare sceglie «ANNULLA» in «Bloccare la carta?»',
      'il titolare sceglie «CHIUDI» in «Non sappiamo se la carta è bloccata»',
      '«Blocca la carta» riesce',
    ].toSorted(),
  );
  expect(found.made.flatMap(({ passes }) => passes)).toHaveLength(5);
  expect(found.unreached).toEqual([]);
});

it('finds nothing where scenarios pass everything [STUDIO-08]', () => {
  expect(explored(() => undefined)).toEqual([{ kind: 'found', made: [], unreached: [], defects: [] }]);
});

it('says why a journey that is unsound cannot be searched [STUDIO-08]', () => {
  const [told] = explored(({ change }) =>
    change(lock, (text) => text.replace('"to": "lock"', '"to": "nowhere"')),
  );

  expect(told).toMatchObject({ kind: 'hindered', why: { it: expect.stringContaining('nowhere') } });
});
