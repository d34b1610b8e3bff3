import { expect, it } from 'vitest';
import { openExample } from './small-folder.ts';

const scenario = JSON.stringify({
  $schema: '../../../schemas/journey/scenario.schema.json',
  title: 'the holder goes away',
  covers: ['PHONE-01', 'PHONE-99'],
  given: { input: { cardId: '1000001', cardIds: ['1000001'] } },
  do: [{ action: 'close', expect: { outcome: 'cancelled' } }],
});

function openWithClaim() {
  const folder = openExample();
  folder.write('journeys/phone-change/scenarios/claims.json', scenario);
  return folder;
}

it('finds a requirement that a scenario says it proves and no list has', async () => {
  const folder = openWithClaim();
  folder.write(
    'docs/requirements/PHONE.md',
    '# PHONE\n\n| id | what must hold |\n|---|---|\n| PHONE-01 | It rings. |\n',
  );

  const { code, printed } = await folder.percorso(['check']);

  expect(code).toBe(1);
  expect(printed).toContain('There is no requirement "PHONE-99".');
  expect(printed).not.toContain('no requirement "PHONE-01"');
});

it('takes any id of a requirement where there is no list of them', async () => {
  const { printed } = await openWithClaim().percorso(['check']);

  expect(printed).toContain('0 errors');
});
