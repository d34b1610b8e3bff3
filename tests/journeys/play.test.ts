import { expect, it } from 'vitest';
import { openSmallFolder } from './small-folder.ts';

// A bank in memory is opened, with its seed.
const patience = { timeout: 90_000 };

it('plays the phone change to its end, with the codes that the bank sent', patience, async () => {
  const folder = openSmallFolder();
  const typed = ['', '3391234567', 'submit', '', '1', '', ''];

  const { code, printed } = await folder.percorso(['run', 'phone-change'], `${typed.join('\n')}\n`);

  expect(printed).toMatch(/SMS to \+393391234567: .*\d{6}/);
  expect(printed).toContain('phone-change/done · EDIT_TEL_NUMB_SUCCESSFUL');
  expect(printed).toContain('********67');
  expect(printed).toMatch(/Ended: completed\n$/);
  expect(code).toBe(0);
});

it('stops with 1 when the typed lines end before the journey', patience, async () => {
  const { code, printed } = await openSmallFolder().percorso(['run', 'phone-change'], 'back\n1\n33\n');

  expect(printed).toContain('There is no action "back".');
  expect(printed).toContain('Refused: VALUES_INVALID');
  expect(printed).toContain('The input ended before the journey.');
  expect(code).toBe(1);
});
