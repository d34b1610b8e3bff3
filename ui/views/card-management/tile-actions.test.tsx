import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aService } from '../../state/holder/card.fixture.ts';
import { aFullContext, region, show, tile } from './tiles.fixture.tsx';

describe('the tiles of card management', () => {
  it('stand in sections, each with its name, words, state and action [MGMT-02] [MGMT-03] [MGMT-05] [MGMT-07] [MGMT-11]', async () => {
    await show(aFullContext());

    expect(region('Avvisi di sicurezza').getAllByRole('listitem')).toHaveLength(2);
    expect(region('Acquisti online').getByRole('heading', { name: 'Controlli di spesa' })).toBeTruthy();
    expect(region('Servizi su richiesta').getAllByRole('listitem')).toHaveLength(3);
    expect(region('Lista movimenti').getAllByRole('listitem')).toHaveLength(3);
    const sms = tile('Avvisi SMS');
    expect(sms.getByText('Testo di SERVIZI_SMS')).toBeTruthy();
    expect(sms.getByText('Attivo')).toBeTruthy();
    expect(sms.getByText('Vedi dettagli')).toBeTruthy();
  });

  it.each([
    ['Avvisi SMS', /^Vedi dettagli/u, '/smsAlert/activate'],
    ['Soglia avvisi SMS', /^Modifica/u, '/smsAlert/activateThreshold'],
    ['Lista movimenti cartacea', /^Modifica/u, '/estrattoConto/estrattoContoModify'],
    ['Ricariche telefoniche', /^Vai/u, '/telephoneRecharge/anagraphicData'],
    ['Rubrica dei numeri', /^Visualizza/u, '/telephoneRecharge'],
    ['Rateizza', /^Vai/u, '/?deepLink=installmentlist'],
    ['Scarica lista movimenti', /^Scarica/u, '/?deepLink=accountbalancelist'],
  ])(
    'lead from %s to its page [MGMT-13] [MGMT-16] [MGMT-17] [MGMT-18] [GATE-10]',
    async (title, name, path) => {
      await show(aFullContext());

      expect(tile(title).getByRole('link', { name }).getAttribute('href')).toBe(path);
    },
  );

  it.each([
    ['Riemissione PIN', /^Richiedi/u, 'REISSUE_PIN'],
    ['Controlli di spesa', /^Modifica/u, 'SPENDING_CONTROL'],
    ['Lista movimenti online', /^Modifica/u, 'BANK_STATEMENT_MODIFY_EMAIL'],
    ['Avvisi SMS', /^Disattiva/u, 'SMS_ALERT_CANCEL'],
  ])('open from %s its popup [MGMT-13] [MGMT-20]', async (title, name, popup) => {
    const { opened } = await show(aFullContext());

    fireEvent.click(tile(title).getByRole('button', { name }));

    expect(opened).toMatchObject([{ name: popup }]);
  });

  it.each([
    ['Riemissione carta', 'https://bank.example/riemissione-carta.pdf'],
    ['Variazione del fido', 'https://bank.example/variazione-fido.pdf'],
  ])('open from %s the bank’s PDF form itself, in a new tab [MGMT-22] [MGMT-23]', async (title, address) => {
    await show(aFullContext());

    const form = tile(title).getByRole('link', {
      name: `Richiedi ${title} si apre in una nuova scheda`,
    });

    expect(form.getAttribute('href')).toBe(address);
    expect(form.getAttribute('target')).toBe('_blank');
    expect(form.getAttribute('rel')).toBe('noopener noreferrer');
    expect(tile(title).queryByRole('button')).toBeNull();
  });

  it.each(['Riemissione carta', 'Variazione del fido'])(
    'ask a limited holder for the registration code before the form of %s [GATE-04] [MGMT-22] [MGMT-23]',
    async (title) => {
      const limited = { limited: true };
      await show(aFullContext({ RIEMISSIONE_CARTA: limited, VARIAZIONE_FIDO: limited }));

      expect(tile(title).queryByRole('link')).toBeNull();
      expect(tile(title).getByRole('button', { name: /^Inserisci il codice/u })).toBeTruthy();
    },
  );

  it.each(['Riemissione carta', 'Variazione del fido'])(
    'say of %s that it is not to be had where the bank names no form [MGMT-26]',
    async (title) => {
      await show(aFullContext(), { places: {} });

      expect(tile(title).getByText('Non disponibile')).toBeTruthy();
      expect(tile(title).queryByRole('link')).toBeNull();
    },
  );

  it('lead to the instalments while either feature is on [GATE-14]', async () => {
    const { profiling } = aFullContext({ INSTALLMENT: { prop: { state: 'DISATTIVO' } } });
    const several = aService('INSTALLMENT_MULTI', { serviceTitle: 'Rateizza più acquisti' });
    await show(aFullContext({}, { profiling: { ...profiling, INSTALLMENT_MULTI: several } }));

    expect(tile('Rateizza più acquisti').getByRole('link', { name: /^Vai/u })).toBeTruthy();
    expect(screen.queryByText('Non disponibile')).toBeNull();
  });
});
