import { expect, it } from 'vitest';
import { openExample } from './small-folder.ts';

const run = (...typed: readonly string[]) =>
  openExample().percorsoInItalian(['run', 'phone-change', '--explain', ...typed]);

it('asks in Italian what to do, and tells what the bank and the engine say', async () => {
  const typed = ['x', '', '33', '3391234567', 'submit', '', '', '1', '1', '', ''];

  const { code, printed, warned } = await openExample().percorsoInItalian(
    ['run', 'phone-change', '--account', 'famiglia@percorso.test'],
    `${typed.join('\n')}\n`,
  );

  const lines = printed.split('\n');
  expect(code).toBe(0);
  expect(warned).toBe('Apro una banca in memoria …\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'L’azione "x" non c’è.',
      '  Formato non corretto',
      expect.stringMatching(/^SMS a \+393391234567: /),
      '  4  indietro (back)',
      expect.stringMatching(/^scegli: /),
      'Stai per modificare il numero di cellulare in ********67.',
      'Rilegge: card, profile',
      'Fine: completed',
    ]),
  );
  expect(printed).not.toMatch(/SMS to|Refused|no action|choose: |Reads|Ended/);
});

it('explains in Italian why a condition does not hold', async () => {
  const flag = 'card.profiling.MODIFICA_NUMERO.locked=true';

  const { printed } = await openExample().percorsoInItalian([
    'run',
    'phone-change',
    '--explain',
    '--flag',
    flag,
  ]);

  expect(printed.split('\n')).toEqual([
    'non vale  phone-change/allow',
    '    card.profiling.MODIFICA_NUMERO.state = "ATTIVO"',
    '    card.profiling.MODIFICA_NUMERO.limited = false',
    '    card.profiling.MODIFICA_NUMERO.cardBlocked = false',
    '    card.profiling.MODIFICA_NUMERO.locked = true',
    '    card.profiling.MODIFICA_NUMERO.pause = false',
    '    per via di {"!":[{"var":"card.profiling.MODIFICA_NUMERO.locked"}]}',
    '',
    'Fine: not-allowed',
    '',
  ]);
});

it('says in Italian that the input has ended, and what is wrong with a flag, a card or an input', async () => {
  const [ended, flag, card, input] = [
    await run(),
    await run('--flag', 'card.x=1'),
    await run('--card', '7'),
    await run('--input', '{'),
  ];

  expect(ended.printed).toMatch(/^vale {2}phone-change\/allow$/m);
  expect(ended.printed).toMatch(/\nL’input è finito prima del flusso\.\n$/);
  expect(flag.warned).toMatch(/percorso run: il contrassegno "card\.x" non c’è; lì "x" non è noto: /);
  expect(card.warned).toMatch(/percorso run: standard@percorso\.test non ha la carta 7: /);
  expect(input.warned).toContain('percorso run: --input vuole un oggetto in JSON.');
});

it('names the accounts that there are when one is asked for that nobody has', async () => {
  const { code, warned } = await run('--account', 'nobody@percorso.test');

  expect(code).toBe(2);
  expect(warned).toContain('percorso run: l’utente "nobody@percorso.test" non c’è: standard@percorso.test, ');
  expect(warned).not.toContain('nuova-carta');
});
