import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linesOf, openCommittedFolder, openExample, type SmallFolder } from './small-folder.ts';

/** Opens the example with a new journey of one question, whose one scenario expects another end; of the other there is none. */
async function openSpoiled(): Promise<SmallFolder> {
  const folder = openExample();
  await folder.percorso(['new', 'journey', 'ask-once']);
  rmSync(join(folder.path, 'journeys/ask-once/scenarios/goes-away.json'));
  const file = 'journeys/ask-once/scenarios/completes.json';
  const scenario = readFileSync(join(folder.path, file), 'utf8');
  folder.write(file, scenario.replace('"outcome": "completed"', '"outcome": "cancelled"'));
  return folder;
}

describe('percorso test in Italian', () => {
  it('tells what failed, what is not passed, and how much of all is', async () => {
    const folder = await openSpoiled();

    const { code, printed, warned } = await folder.percorsoInItalian([
      'test',
      'ask-once',
      '--min-coverage',
      '60',
    ]);

    expect(code).toBe(1);
    expect(linesOf(printed)).toEqual([
      'FALLITO   ask-once: il titolare risponde',
      '      journeys/ask-once/scenarios/completes.json:8:30',
      '      alla mossa 1: atteso outcome "cancelled", trovato "completed"',
      '',
      'copertura            vie   condizioni      rifiuti',
      'ask-once             1/2            –            –',
      '  non percorso  ask-once: ask close',
      '',
      'Superati: 0; falliti: 1; copertura: 50,0% (1 di 2).',
    ]);
    expect(warned).toBe('La copertura è 50,0% (1 di 2), meno di 60%.\n');
  });

  it('names every kind of way, of condition and of refusal', async () => {
    const { printed } = await openExample().percorsoInItalian(['test', 'pin-view', 'sca']);

    for (const label of [
      'pin-view: show dopo 30 s',
      'pin-view: status ok 1',
      'pin-view: view autenticazione forte verified',
      'pin-view: allow falsa',
      'pin-view: status/ok/0/when vera',
      'pin-view: view esito ignoto',
      'sca: count-phones caso 1',
    ])
      expect(linesOf(printed)).toContain(`  non percorso  ${label}`);
  });

  it.each([
    [
      { action: 'submit' },
      'il motore l’ha rifiutata: VALUES_INVALID in phone-change/enter-number: telephoneNumber (required)',
    ],
    [{ answer: { operation: 'updateContact' } }, 'non è in corso una chiamata a "updateContact"'],
  ])('tells why a scenario stops at its first move when that is %j', async (move, reason) => {
    const { printed } = await stopWith([move]);

    expect(printed).toContain(`\n      alla mossa 1: ${reason}\n`);
  });

  it.each([
    [{ operation: 'updateContact' }, 'non è in corso una chiamata a "updateContact", ma a "generateOtpSca"'],
    [
      { operation: 'generateOtpSca', status: 400, body: { code: 'X', type: 'FORM', message: 'x' } },
      'la banca non può rispondere così: "generateOtpSca" non è mai rifiutata con X',
    ],
    [
      { operation: 'generateOtpSca', status: 400, body: { code: 'X', type: 'FORM' } },
      'la banca non può rispondere così: il corpo deve avere "message"',
    ],
    [
      { operation: 'generateOtpSca', status: 400, body: { code: 1, type: 'FORM', message: 'x' } },
      'la banca non può rispondere così: /code del corpo deve essere un testo',
    ],
  ])('tells why the bank cannot answer %j', async (answer, reason) => {
    const number = { action: 'submit', values: { telephoneNumber: '3331234567' } };

    const { printed } = await stopWith([number, { answer }]);

    expect(printed).toContain(`\n      alla mossa 2: ${reason}\n`);
  });

  it('leaves what programs read in English', async () => {
    const folder = await openSpoiled();

    const { printed } = await folder.percorsoInItalian(['test', 'ask-once', '--format', 'json']);

    expect(JSON.parse(printed)).toMatchObject({
      scenarios: [{ result: { move: 1, message: 'expected outcome "cancelled", got "completed"' } }],
      coverage: { passed: 1, total: 2, uncovered: [{ label: 'ask close' }] },
    });
  });
});

/** Runs the scenarios of the phone change with one more, of these moves. */
function stopWith(moves: readonly object[]): ReturnType<SmallFolder['percorsoInItalian']> {
  const folder = openExample();
  const given = { input: { cardId: '1000001', cardIds: ['1000001'] } };
  const scenario = { $schema: 'x', title: 'stops', given, do: moves };
  folder.write('journeys/phone-change/scenarios/stops.json', JSON.stringify(scenario));
  return folder.percorsoInItalian(['test', 'phone-change']);
}

describe('percorso explore in Italian', () => {
  it('tells what fails, what is missing, and what it writes', async () => {
    const folder = await openSpoiled();

    const { code, printed } = await folder.percorsoInItalian(['explore', 'ask-once', '--write']);

    expect(code).toBe(1);
    expect(linesOf(printed)).toEqual([
      'fallisce     journeys/ask-once/scenarios/completes.json: atteso outcome "cancelled", trovato "completed"',
      'manca        ask-once: ask close',
      '             close',
      'Non percorsi da nessuno scenario: 1; scenari che mancano: 1, che ne percorrerebbero 1; passeggiate che rompono un flusso: 0.',
      'scritto journeys/ask-once/scenarios/explored-ask-close.json',
    ]);
  });

  it('tells what it has mended', async () => {
    const folder = openExample();
    await folder.percorso(['new', 'journey', 'ask-once']);
    const file = 'journeys/ask-once/scenarios/completes.json';
    const scenario = readFileSync(join(folder.path, file), 'utf8');
    folder.write(file, scenario.replace('"answer": "x"', ''));

    const { printed } = await folder.percorsoInItalian(['explore', 'ask-once']);

    expect(linesOf(printed)[0]).toBe(`corretto     ${file}`);
  });

  it('tells what no way leads to, and in words what is no name of a move', async () => {
    const folder = openExample();
    const file = 'journeys/pin-view/journey.json';
    const text = readFileSync(join(folder.path, file), 'utf8');
    folder.write(file, text.replace('"errors": {', '"errors": { "5707": { "type": "SHOW" },'));

    const { printed } = await folder.percorsoInItalian(['explore', 'pin-view']);

    expect(printed).toMatch(/^nessuna via {2}pin-view: \S+ 5707: nessuna via trovata ci porta$/m);
    expect(printed).toMatch(/^ {13}readPinStatus ok → submit → viewPin ok → passano 30 s → close$/m);
    expect(printed).toMatch(/^ {13}readPinStatus ok → submit → viewPin non risponde → close$/m);
    expect(printed).toMatch(/^ {13}comincia$/m);
  });
});

describe('the other commands in Italian', () => {
  it('draws the words beside names', async () => {
    const { printed } = await openExample().percorsoInItalian(['graph', 'pin-view', '--format', 'dot']);

    expect(printed).toContain('tempo scaduto');
    expect(printed).not.toMatch(/time is up|case \d|limit /);
  });

  it('tells of the texts what was measured and where they were written', async () => {
    const folder = openExample();
    const page = join(folder.path, 'testi.html');

    const [measured, written] = [
      await folder.percorsoInItalian(['texts', '--readability']),
      await folder.percorsoInItalian(['texts', '--out', page]),
    ];

    expect(measured.printed).toMatch(/\nTesti misurati: \d+, di cui sotto 50: 0; tutti insieme: \d+\.\n$/);
    expect(written.warned).toMatch(/^Testi scritti in \/.*testi\.html: \d+\.\n$/);
  });

  it('names the files that were written for a new journey', async () => {
    const { printed } = await openExample().percorsoInItalian(['new', 'journey', 'ask-once']);

    expect(linesOf(printed)).toEqual([
      'scritto journeys/ask-once/journey.json',
      'scritto journeys/ask-once/forms/answer.json',
      'scritto journeys/ask-once/scenarios/completes.json',
      'scritto journeys/ask-once/scenarios/goes-away.json',
      'scritto i18n/it/ask-once.json',
      'Scrivi i testi di i18n/it/ask-once.json che sono provvisori: check ne trova 2.',
    ]);
  });

  it('says that no flow has changed', async () => {
    const { printed } = await openCommittedFolder(openExample()).percorsoInItalian(['test', '--changed']);

    expect(printed).toBe('Nessun flusso è cambiato.\n');
  });
});
