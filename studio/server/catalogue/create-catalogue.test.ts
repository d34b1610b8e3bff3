import { describe, expect, it } from 'vitest';
import { folderOfJourneys } from '../scenarios/journeys.fixture.ts';
import { createCatalogue } from './create-catalogue.ts';

const own = folderOfJourneys('pin-view', 'ecode-view', 'phone-change', 'card-lock');
const catalogue = createCatalogue();
const entry = (kind: string, name: string) => catalogue.entry(own.sources(), { kind, name });

describe('the catalogue', () => {
  it('lists what each sort has, with how many journeys use it [STUDIO-13]', () => {
    const rows = catalogue.rows(own.sources());
    const journeys = (name: string) => rows.find((row) => row.name === name)?.journeys;

    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(['flag', 'operation', 'code', 'popup', 'page', 'widget', 'guard']),
    );
    expect(journeys('viewPin')).toBe(1);
    expect(journeys('topUpPhone')).toBe(0);
    expect(journeys('service-open')).toBe(3);
    expect(journeys('card.profiling.KEY_6.state')).toBe(1);
  });

  it('tells of an operation what it is sent, what it answers and how it is refused [STUDIO-13]', () => {
    expect(entry('operation', 'viewPin')).toMatchObject({
      words: 'Mostra il PIN di una carta.',
      operation: {
        isCommit: true,
        proof: 'always',
        sends: [{ name: 'cardId', isRequired: true, words: 'La carta, con il nome che le dà la banca' }],
        answers: expect.arrayContaining([
          expect.objectContaining({ name: 'pin', isSecret: true, pattern: '^[0-9]{5}$' }),
        ]),
        refusals: expect.arrayContaining([
          expect.objectContaining({ code: 'VIEWS_EXCEEDED', type: 'SHOW' }),
          expect.objectContaining({ code: 'CONTRACT_VIOLATION', isGeneral: true }),
        ]),
      },
      uses: [{ journey: 'pin-view', places: [{ how: 'calls', step: { name: 'view', about: 'viewPin' } }] }],
    });
    const plan = entry('operation', 'confirmPlan')?.operation?.answers.find(({ name }) => name === 'plan');
    expect(plan?.members?.map(({ name }) => name)).toContain('planReference');
  });

  it('tells of a code when it comes, what all journeys do then, and how each routes it [STUDIO-13]', () => {
    const found = entry('code', '5709');

    expect(found?.code).toMatchObject({ types: ['BLOCKER'], shared: { type: 'BLOCKER' } });
    expect(found?.code?.cases[0]?.operations).toContain('viewPin');
    expect(found?.uses.map(({ journey }) => journey)).toContain('phone-change');
    for (const { places } of found?.uses ?? [])
      for (const place of places) expect(place).toMatchObject({ how: 'routes', type: expect.any(String) });
  });

  it('tells of pages, popups and widgets which screens they are on, and of a journey by its page [STUDIO-13]', () => {
    expect(entry('page', '/pinView/request')).toMatchObject({
      shownBy: 'journeys',
      title: 'Guarda il PIN della carta',
      uses: [{ journey: 'pin-view', places: [{ how: 'opens', part: 'opens' }] }],
    });
    expect(entry('popup', 'CARD_LOCK')?.uses[0]).toMatchObject({ journey: 'card-lock' });
    expect(entry('widget', 'code')?.uses[0]).toMatchObject({
      journey: 'phone-change',
      places: [{ how: 'asks', step: { name: 'enter-code', kind: 'form' } }],
    });
  });

  it('tells of a guard with a name what it asks, and of a flag that it reads it [STUDIO-13]', () => {
    expect(entry('guard', 'service-open')).toMatchObject({
      title: 'il servizio … è aperto',
      guard: { takes: ['service'], line: 4 },
    });
    expect(entry('flag', 'card.profiling.KEY_6.state')).toMatchObject({
      guards: ['service-open'],
      uses: [{ journey: 'ecode-view', places: [{ how: 'reads', part: 'allow' }] }],
    });
    expect(entry('flag', 'card.profiling.KEY_6.status')?.guards).toEqual([]);
  });

  it('has nothing of what is not there, and takes up what has changed [STUDIO-13]', () => {
    expect(entry('operation', 'noSuch')).toBeUndefined();
    expect(entry('nonsense', 'viewPin')).toBeUndefined();

    own.change('journeys/pin-view/journey.json', (text) => text.replace('"viewPin"', '"viewKey6"'));
    own.folder.reread();
    expect(entry('operation', 'viewPin')?.uses).toEqual([]);
  });
});
