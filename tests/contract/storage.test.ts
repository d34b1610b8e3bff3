import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { dumpBank } from '../support/dump-bank.ts';
import { openTestBank } from '../support/sandbox.ts';
import { openCardHolder } from '../support/card-holder.ts';
import { codeOf, logIn, replyOf } from '../support/sandbox-login.ts';
import { databasePlaces, temporaryFolder } from '../support/sandbox-places.ts';

describe('what the bank keeps', () => {
  it('has a code nowhere but in the outbox, and no token, password, PIN, e-Code or whole number [S-02, S-24, S-25, S-37]', async () => {
    const folder = temporaryFolder();
    const bank = await openTestBank({ memory: false, dataDir: folder.path });
    const holder = await openCardHolder(bank, 'standard+kept@percorso.test');
    const { cardId } = holder;
    for (const key6 of ['284917', '618203']) {
      await holder.ask('validateKey6', { cardId, key6 });
      const { candidateReference = '' } = await holder.ask('checkKey6', { cardId, key6 });
      const wish = { cardId, onlyThisCard: true, candidateReference };
      if (key6 === '284917') replyOf(await holder.prove('changeKey6', wish));
    }
    const { pin } = replyOf(await holder.prove('viewPin', { cardId }));
    const token = holder.token();
    replyOf(await bank.call('generateOtpSca', { telephone: '+393471112244' }, { token }));
    const code = (await bank.lastCode('+393471112244')) ?? '';
    await bank.close();

    const stored = await dumpBank(folder.path);

    const outside = [...stored].filter(([name]) => name !== 'outbox' && name !== 'operations');
    const text = outside.map(([, rows]) => rows).join('\n');
    expect(code).toMatch(/^\d{6}$/);
    expect(stored.get('outbox')).toContain(`"${code}"`);
    expect(text).toContain('standard+kept@percorso.test');
    // Whole values only: six digits may well be part of an instant.
    expect(text).not.toMatch(new RegExp(`(?<![\\d])${code}(?![\\d])`));
    for (const digits of ['284917', '618203', pin])
      expect(text).not.toMatch(new RegExp(`(?<![\\d])${digits}(?![\\d])`));
    for (const secret of [token, 'Percorso1!']) expect(text).not.toContain(secret);
    expect(stored.get('cards')).not.toMatch(/(?<!\d)\d{15,19}(?!\d)/);
    folder.remove();
  });

  it('of two banks with two folders is never seen by the other [S-56]', async () => {
    const [left, right] = [temporaryFolder(), temporaryFolder()];
    const one = await openTestBank({ memory: false, dataDir: left.path });
    const two = await openTestBank({ memory: false, dataDir: right.path });

    const token = await logIn(one, 'standard@percorso.test');

    expect(codeOf(await one.call('listCards', {}, { token }))).toBe('OK');
    expect(codeOf(await two.call('listCards', {}, { token }))).toBe('UNAUTHORISED');
    expect(await two.console('GET', 'outbox')).toEqual([]);
    await Promise.all([one.close(), two.close()]);
    for (const folder of [left, right]) folder.remove();
  });
});

describe('a data folder', () => {
  it('is refused to a second bank while one has it, and free again afterwards [S-55]', async () => {
    const folder = temporaryFolder();
    const options = { memory: false, dataDir: folder.path };
    const first = await openTestBank(options);

    const second = openTestBank(options);

    await expect(second).rejects.toThrow('BANK_IN_USE');
    await first.close();
    const third = await openTestBank(options);
    expect(await third.console('GET', 'outbox')).toEqual([]);
    await third.close();
    folder.remove();
  });
});

const servers = (await databasePlaces()).filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('two processes on one $name database', (place) => {
  it('are one bank: sessions, codes, blocks, clock and faults are shared [S-56]', async () => {
    const at = await place.open();
    const one = await openTestBank(at.options);
    const two = await openTestBank(at.options);

    const token = await logIn(one, 'standard@percorso.test');
    const shared = await two.call('listCards', {}, { token });
    await one.console('PUT', 'faults', [{ operationId: 'listCards', kind: 'status', times: 1 }]);
    const faulty = [await two.call('listCards', {}, { token }), await one.call('listCards', {}, { token })];
    await one.console('POST', 'clock', { advance: 'PT6M' });
    const late = await two.call('listCards', {}, { token });

    expect(codeOf(shared)).toBe('OK');
    expect(faulty.map(codeOf)).toEqual(['INTERNAL_ERROR', 'OK']);
    expect(codeOf(late)).toBe('UNAUTHORISED');
    await Promise.all([one.close(), two.close()]);
    await at.drop();
  });

  it('start together on an empty database', async () => {
    const at = await place.open();

    const banks = await Promise.all([openTestBank(at.options), openTestBank(at.options)]);

    const server = postgres(at.options.databaseUrl ?? '', { max: 1 });
    const applied = await server`select name from migrations`;
    expect(applied.length).toBeGreaterThanOrEqual(1);
    await server.end();
    await Promise.all(banks.map((bank) => bank.close()));
    await at.drop();
  });
});
