import { describe, expect, it } from 'vitest';
import { bankOn } from '../support/bank-on.ts';
import { openCardHolder } from '../support/card-holder.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const payee = (name: string, phoneNumber: string, operatorCode = 'ONDA') => ({
  name,
  phoneNumber,
  operatorCode,
});
const ada = payee('Ada', '3471234561');
const ugo = payee('Ugo', '3471234562', 'LINEAVERDE');

describe.each(await rulePlaces())('several numbers for the payee book at once, on $name', (place) => {
  const bank = bankOn(place);
  const holderOf = (tag: string) => openCardHolder(bank, `standard+${tag}@percorso.test`);

  it('are kept with one code, which says them all; one that is there already gets the new name [LANG-09]', async () => {
    const holder = await holderOf('together');

    const first = replyOf(await holder.prove('keepPayees', { payees: [ada, ugo] }));
    bank.clock.advance(31_000);
    const { payees } = replyOf(
      await holder.prove('keepPayees', { payees: [payee('Zia Ada', ada.phoneNumber)] }),
    );

    expect(first.payees).toMatchObject([ada, ugo]);
    expect(payees).toMatchObject([ugo, payee('Zia Ada', ada.phoneNumber)]);
    expect(await holder.ask('listPayees', {})).toEqual({ payees });
  });

  it('ask for a code, and keep nothing without one [LANG-09]', async () => {
    const holder = await holderOf('unproven');

    const asked = await holder.call('keepPayees', { payees: [ada] });

    expect(codeOf(asked)).toBe('SCA_REQUIRED');
    expect(await holder.ask('listPayees', {})).toEqual({ payees: [] });
  });

  it.each([
    ['one number twice', [ada, payee('Ugo', ada.phoneNumber)], '/payees/1'],
    ['an operator that nobody knows', [ada, payee('Ugo', '3471234562', 'NESSUNO')], '/payees/1'],
  ])('are refused whole with %s [LANG-09]', async (_what, payees, pointer) => {
    const holder = await holderOf('refused');

    const refused = await holder.call('keepPayees', { payees });

    expect(codeOf(refused)).toBe('PAYEE_REFUSED');
    expect(refused).toMatchObject({ error: { pointer } });
    expect(await holder.ask('listPayees', {})).toEqual({ payees: [] });
  });

  it('are five at most [LANG-09]', async () => {
    const holder = await holderOf('six');
    const six = Array.from({ length: 6 }, (_, index) => payee('Ada', `347123456${index}`));

    const refused = await holder.call('keepPayees', { payees: six });

    expect(refused.status).toBe(400);
  });
});
