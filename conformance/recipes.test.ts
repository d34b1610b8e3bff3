import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import { createCast, readAccounts, sandboxAccounts, type Accounts } from './accounts/accounts.ts';
import { recipes } from './recipes/all.ts';
import { confirmation } from './recipe.ts';
import { fill, Missing, pick } from './template.ts';

const sandbox = readAccounts(sandboxAccounts);

describe('the recipes of the conformance kit', () => {
  it('call every operation of the contract', () => {
    const steps = [...recipes.flatMap((recipe) => recipe.steps), ...confirmation];
    const called = new Set<string>(steps.map((step) => ('call' in step ? step.call : '')));

    const uncalled = [...readContract().operations.keys()].filter((id) => !called.has(id));

    expect(uncalled).toEqual([]);
  });

  it('play roles that the sandbox’s accounts have and that a bank can read of', () => {
    const page = readFileSync(join(import.meta.dirname, '../docs/provider.md'), 'utf8');
    const roles = [...new Set(recipes.flatMap(({ as }) => as ?? []))];

    expect(roles.filter((role) => sandbox.accounts[role] === undefined)).toEqual([]);
    expect(roles.filter((role) => !page.includes(`\`${role}\``))).toEqual([]);
  });
});

describe('a template', () => {
  it('takes a value as it is where it stands alone, and as text among other text', () => {
    const values = { kit: { pan: '4090' }, amount: 500 };

    expect(fill({ a: ['{amount}'], b: '{kit.pan}-{amount}' }, values)).toEqual({ a: [500], b: '4090-500' });
    expect(() => fill('{kit.cv2}', values)).toThrow(Missing);
  });

  it('is filled from the item of a list that has the fields asked for', () => {
    const reply = {
      cards: [
        { id: '1', type: 'A' },
        { id: '2', type: 'B' },
      ],
    };

    expect(pick(reply, { in: '/cards', where: { type: 'B' }, take: '/id' })).toBe('2');
    expect(pick(reply, '/cards/-1/id')).toBe('2');
    expect(() => pick(reply, { in: '/cards', where: { type: 'C' }, take: '/id' })).toThrow(Missing);
  });
});

const account = (username: string) => ({ username, password: 'x' });

describe('the accounts of a bank', () => {
  const accounts: Accounts = {
    codes: { command: [process.execPath, '-p', '"48" + "2913"'] },
    accounts: { holder: [account('one@bank.example'), account('two@bank.example')] },
    kits: [{ pan: '1' }],
    fresh: { email: '{n}@bank.example', phone: '377{digits}', password: 'x' },
  };

  it('are lent one by one, come back unless they are spent, and end', async () => {
    const cast = createCast(accounts, { baseUrl: 'http://bank.test', consoleUrl: 'http://console.test' });

    const first = await cast.actor({ as: 'holder' });
    const second = await cast.actor({ as: 'holder', spends: true });

    expect([first, second].map((actor) => Object(actor['account']).username)).toEqual([
      'one@bank.example',
      'two@bank.example',
    ]);
    await expect(cast.actor({ as: 'holder' })).rejects.toThrow('no further account holder is left');
    cast.release(first);
    cast.release(second);
    expect(Object((await cast.actor({ as: 'holder' }))['account']).username).toBe('one@bank.example');
    await expect(cast.actor({ as: 'holder' })).rejects.toThrow(Missing);
    await expect(cast.actor({ as: 'plans' })).rejects.toThrow('has no account plans');
  });

  it('come with cards to register and with codes from a command', async () => {
    const cast = createCast(accounts, { baseUrl: 'http://bank.test', consoleUrl: 'http://console.test' });

    expect((await cast.actor({ kit: true }))['kit']).toEqual({ pan: '1' });
    await expect(cast.actor({ kit: true })).rejects.toThrow('no further registration kit');
    expect(await cast.code('+393471234567')).toBe('482913');
  });
});
