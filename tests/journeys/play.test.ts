import { expect, it } from 'vitest';
import { openExample, openSmallFolder } from './small-folder.ts';

// A bank in memory is opened, with its seed.
const patience = { timeout: 180_000 };

it('plays the phone change to its end, with the codes that the bank sent', patience, async () => {
  const folder = openExample();
  const typed = ['', '3391234567', 'submit', '', '1', '', ''];

  const { code, printed } = await folder.percorso(['run', 'phone-change'], `${typed.join('\n')}\n`);

  expect(printed).toMatch(/SMS to \+393391234567: .*\d{6}/);
  expect(printed).toContain('phone-change/done · EDIT_TEL_NUMB_SUCCESSFUL');
  expect(printed).toContain('********67');
  expect(printed).toMatch(/Ended: completed\n$/);
  expect(code).toBe(0);
});

it('stops with 1 when the typed lines end before the journey', patience, async () => {
  const { code, printed } = await openExample().percorso(['run', 'phone-change'], 'back\n1\n33\n');

  expect(printed).toContain('There is no action "back".');
  expect(printed).toContain('Refused: VALUES_INVALID');
  expect(printed).toContain('The input ended before the journey.');
  expect(code).toBe(1);
});

it('explains guards with what they read, under flags that were chosen', patience, async () => {
  const typed = ['run', 'ecode-view', '--explain', '--flag', 'card.profiling.KEY_6.status=BLOCKED'];
  const { printed } = await openSmallFolder().percorso(typed, 'close\n');

  expect(printed).toContain('holds  ecode-view/steps/begin/cases/0/when');
  expect(printed).toContain('card.profiling.KEY_6.status = "BLOCKED"');
});

it('names the part of a guard that keeps a journey from being offered', patience, async () => {
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
])('refuses the flag %s', patience, async (flag, message) => {
  const { code, warned } = await openSmallFolder().percorso(['run', 'ecode-view', '--flag', flag]);

  expect(code).toBe(2);
  expect(warned).toContain(message);
});
