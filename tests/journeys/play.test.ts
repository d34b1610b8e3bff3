import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asTyped } from '../../cli/play/typed-value.ts';
import { openExample, openSmallFolder } from './small-folder.ts';

it('plays the phone change to its end, with the codes that the bank sent', async () => {
  const folder = openExample();
  const typed = ['', '3391234567', 'submit', '', '1', '', ''];

  const { code, printed } = await folder.percorso(['run', 'phone-change'], `${typed.join('\n')}\n`);

  expect(printed).toMatch(/SMS to \+393391234567: .*\d{6}/);
  expect(printed).toContain('phone-change/done · EDIT_TEL_NUMB_SUCCESSFUL');
  expect(printed).toContain('********67');
  expect(printed).toMatch(/Ended: completed\n$/);
  expect(code).toBe(0);
});

it('takes the code that the bank sent last by Enter alone where it says how long that is good, and any other that is typed, and says what its refusal does [HOLDER-13] [LANG-16]', async () => {
  const typed = ['', '3391234567', '', '000000', '', '', '', '', ''];

  const { printed } = await openSmallFolder().percorso(['run', 'phone-change'], `${typed.join('\n')}\n`);

  const [, sent] = /SMS to \+393391234567: Percorso: (\d{6})/.exec(printed) ?? [];
  expect(printed).toContain('Codice di verifica [' + sent + ']: 000000\n');
  expect(printed).toContain('5707: marks /otp, counts wrong-code\n');
  expect(printed).toContain('  Codice di verifica: Codice errato.\n');
  expect(printed).toContain('Codice di verifica [' + sent + ']: \nSMS to ');
  expect(printed).toMatch(/Ended: completed\n$/);
});

it('stops with 1 when the typed lines end before the journey', async () => {
  const { code, printed } = await openExample().percorso(['run', 'phone-change'], 'back\n1\n33\n');

  expect(printed).toContain('There is no action "back".');
  expect(printed).toMatch(/Nuovo numero di cellulare: 33\n.*\nNuovo numero di cellulare: \n/);
  expect(printed).toContain('The input ended before the journey.');
  expect(code).toBe(1);
});

const topUp = ['run', 'phone-topup', '--input', '{ "card": "Carta", "pan": "1234", "payee": "" }'];

it('says of a wrong answer what the portal says, asks again, and takes what a view would answer', async () => {
  const typed = ['', 'letters', '33', '', '3331234567', '9', '', '1', '', 'soon', '', '1000'];

  const { code, printed } = await openSmallFolder().percorso(topUp, `${typed.join('\n')}\n`);

  const wanted = '  Scrivi un numero di cellulare: 9 o 10 cifre, la prima è 3.\n';
  for (const wrong of ['letters', '33', ''])
    expect(printed).toContain(`Numero di cellulare: ${wrong}\n${wanted}`);
  expect(printed).toContain(
    'choose: 9\nThere is no choice "9".\nchoose: \n  Scegli l’operatore del numero.\n',
  );
  expect(printed).toContain('> soon\nThere is no action "soon".\n');
  expect(printed).toContain('top-up-amounts {"amounts":[500,1000,');
  expect(printed).toContain('amount: 1000\n');
  expect(printed).toContain('Importo: 10,00\u00A0€ [change-amount]');
  expect(code).toBe(1);
});

it('says what a view answers, for example, and what is wrong with an answer before it asks again', async () => {
  const typed = ['', '3331234567', '', '1', '', '', '', 'ten', '10.5', '1000'];

  const { printed } = await openSmallFolder().percorso(topUp, `${typed.join('\n')}\n`);

  expect(printed.split('\n')).toEqual(
    expect.arrayContaining([
      '  amount: a whole number, such as 500',
      '  Type "amount": a whole number, such as 500.',
      '  "amount" must be integer.',
    ]),
  );
  expect(printed).toMatch(/amount: \n.*\namount: ten\n.*\namount: 10\.5\n.*\namount: 1000\n/);
  expect(printed).toContain('Importo: 10,00\u00A0€ [change-amount]');
});

it('gives a journey what the portal would give it, and refuses an input that it does not declare', async () => {
  const folder = openSmallFolder();

  const played = await folder.percorso(['run', 'spending-control'], '');
  const strange = await folder.percorso(['run', 'spending-control', '--input', '{ "x": 1 }'], '');
  const list = await folder.percorso(['run', 'spending-control', '--input', '[1]'], '');

  expect(played.warned).not.toContain('--input');
  expect(played.printed).toContain('The input ended before the journey.');
  expect(strange).toMatchObject({
    code: 2,
    warned: expect.stringContaining('has no input "x": cardId, card, pan.'),
  });
  expect(list).toMatchObject({
    code: 2,
    warned: expect.stringContaining('--input takes an object in JSON.'),
  });
});

it('ends in one line when the journey breaks off', async () => {
  const folder = openExample();
  const file = 'journeys/phone-change/journey.json';
  const text = readFileSync(join(folder.path, file), 'utf8');
  folder.write(file, text.replace('"var": "data.phone"', '"var": "data.otp"'));

  const { code, warned } = await folder.percorso(['run', 'phone-change'], '\n3391234567\n');

  expect(code).toBe(2);
  expect(warned).toMatch(/\npercorso run: the journey has broken off: GUARD_VARIABLE_MISSING .*\n$/);
});

it.each([
  ['12,5', 1250],
  ['1.000', 100_000],
  ['€ 1.234,56', 123_456],
  ['12,345', '12,345'],
  ['tanto', 'tanto'],
])('reads %s as an amount of %s', (typed, cents) => {
  expect(asTyped(typed, { schema: { type: 'integer' }, ui: { widget: 'amount' } })).toBe(cents);
});

it('explains guards with what they read, under flags that were chosen', async () => {
  const typed = ['run', 'ecode-view', '--explain', '--flag', 'card.profiling.KEY_6.status=BLOCKED'];
  const { printed } = await openSmallFolder().percorso(typed, 'close\n');

  expect(printed).toContain('holds  ecode-view/steps/begin/cases/0/when');
  expect(printed).toContain('card.profiling.KEY_6.status = "BLOCKED"');
});

it('names the part of a guard that keeps a journey from being offered', async () => {
  const typed = ['run', 'phone-change', '--explain', '--flag', 'card.profiling.MODIFICA_NUMERO.locked=true'];
  const { printed } = await openExample().percorso(typed);

  expect(printed).toContain('does not hold  phone-change/allow');
  expect(printed).toContain('because of {"!":[{"var":"card.profiling.MODIFICA_NUMERO.locked"}]}');
  expect(printed).toContain('Ended: not-allowed');
});

it.each([
  ['card.profiling.KEY_7.state=ATTIVO', 'there is no flag "card.profiling.KEY_7.state"'],
  ['card.profiling.KEY_6.state=ON', '"card.profiling.KEY_6.state" is never "ON": ATTIVO'],
  ['card.profiling.KEY_6.state', '--flag takes <path>=<value>'],
])('refuses the flag %s', async (flag, message) => {
  const { code, warned } = await openSmallFolder().percorso(['run', 'ecode-view', '--flag', flag]);

  expect(code).toBe(2);
  expect(warned).toContain(message);
});

it('shows what was gathered in a list, and offers what can be done with a line where there is one [LANG-09]', async () => {
  const typed = ['add', '', 'Pia', '3331234511', '1', 'remove', '1', 'close'];

  const { printed } = await openSmallFolder().percorso(['run', 'payees-together'], `${typed.join('\n')}\n`);

  const screens = printed.split('payees-together/gathered').slice(1);
  expect(screens.map((screen) => screen.includes('Pia (3331234511) [edit, remove]'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(screens.map((screen) => screen.includes('dall’elenco remove'))).toEqual([false, true, false]);
  expect(printed).toMatch(/Ended: cancelled\n$/);
});
