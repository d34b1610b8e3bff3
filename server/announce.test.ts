import { expect, it } from 'vitest';
import { createSandbox } from '#sandbox';
import { announcement, type Started } from './announce.ts';

it('says where the portal and the console are and with whom one may log in, and nothing of any card [S-91]', async () => {
  const bank = await createSandbox({ memory: true, console: true });
  const listed = await bank.console.inject({ method: 'GET', url: '/sandbox/api/accounts' });
  const accounts: Started['accounts'] = listed.json();
  await bank.close();

  const said = announcement({
    version: '1.2.3',
    portal: 'http://localhost:4000',
    console: 'http://localhost:4001',
    accounts,
  });

  const kit: object = Object(accounts.at(-1)).kit;
  expect(said.split('\n')[0]).toBe('Percorso 1.2.3');
  expect(said).toContain('Portal   http://localhost:4000\nConsole  http://localhost:4001/sandbox\n');
  expect(said).toMatch(/^ {2}standard@percorso\.test +\S/m);
  expect(said).toContain('password of all: Percorso1!');
  expect(Object.keys(kit)).toEqual(expect.arrayContaining(['pan', 'cv2']));
  for (const value of Object.values(kit)) expect(said).not.toContain(value);
});
