import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aCardContext } from '../../state/holder/card.fixture.ts';
import { aFullContext, ids, show, tile, titles } from './tiles.fixture.tsx';

const off = { active: 'DISATTIVO' } as const;

describe('the tiles of card management', () => {
  it('says of paper that its entry calls off that it is off, and leads to where it is activated [MGMT-07] [MGMT-16]', async () => {
    await show(aFullContext({ ESTRATTO_CONTO_CARTACEO: { prop: { state: 'DISATTIVO' } } }));

    const paper = tile('Lista movimenti cartacea');
    expect(paper.getByText('Non attivo')).toBeTruthy();
    expect(paper.getByRole('link', { name: /^Attiva/u }).getAttribute('href')).toBe(
      '/estrattoConto/estrattoContoModify',
    );
  });

  it.each([
    ['Lista movimenti cartacea', { ESTRATTO_CONTO_CARTACEO: off }, 'PAPER'],
    ['Lista movimenti online', { ESTRATTO_CONTO_ONLINE: off }, 'ONLINE'],
  ])(
    'carries from %s what its Attiva speaks of to where it is chosen [MGMT-07]',
    async (title, services, chosen) => {
      const { app } = await show(aFullContext(services));

      fireEvent.click(tile(title).getByRole('link', { name: /^Attiva/u }));

      expect(app.stores.carried.getState().inputAt('/estrattoConto/estrattoContoModify')).toEqual({
        delivery: chosen,
      });
    },
  );

  it('carries no choice from a Modifica, which speaks of none [MGMT-07]', async () => {
    const { app } = await show(aFullContext());

    fireEvent.click(tile('Lista movimenti cartacea').getByRole('link', { name: /^Modifica/u }));

    expect(app.stores.carried.getState().inputAt('/estrattoConto/estrattoContoModify')).toEqual({});
  });

  it('says of SMS without a threshold that they tell of every operation, and offers to change that [MGMT-11] [MGMT-18]', async () => {
    await show(aFullContext({ SERVIZI_SMS_THRESHOLD: { active: 'DISATTIVO' } }));

    const threshold = tile('Soglia avvisi SMS');
    expect(threshold.getByText('Per ogni operazione')).toBeTruthy();
    expect(threshold.queryByText('Non attivo')).toBeNull();
    expect(threshold.getByRole('link', { name: /^Modifica/u })).toBeTruthy();
  });

  it('says from and up to which sum, as the bank tells it [MGMT-11] [HOLDER-37]', async () => {
    await show(
      aFullContext({ SERVIZI_SMS_THRESHOLD: { threshold: 5000 }, SPENDING_CONTROL: { threshold: 80_000 } }),
    );

    expect(tile('Soglia avvisi SMS').getByText(/^Da 50,00.€ in su$/u)).toBeTruthy();
    expect(tile('Controlli di spesa').getByText(/^Fino a 800,00.€ al mese$/u)).toBeTruthy();
  });

  it('says of alerts from 0 euro on that they are for each operation, as where no sum was chosen [HOLDER-37]', async () => {
    await show(aFullContext({ SERVIZI_SMS_THRESHOLD: { threshold: 0 } }));

    expect(tile('Soglia avvisi SMS').getByText('Per ogni operazione')).toBeTruthy();
  });

  it('says that a limit is reached, in place of how much may be spent [MGMT-11] [SPEND-01]', async () => {
    await show(aFullContext({ SPENDING_CONTROL: { threshold: 50_000, spent: 166_075 } }));

    const words = tile('Controlli di spesa').getByText(
      /^Limite raggiunto: questo mese hai già speso 1\.660,75.€ di 500,00.€$/u,
    );
    expect(words.dataset['tone']).toBe('warning');
    expect(tile('Controlli di spesa').getByRole('button', { name: /^Modifica/u })).toBeTruthy();
  });

  it('says no such thing while something is left, or where the bank tells nothing of it [SPEND-01]', async () => {
    await show(aFullContext({ SPENDING_CONTROL: { threshold: 50_000, spent: 49_999 } }));

    expect(tile('Controlli di spesa').getByText(/^Fino a 500,00.€ al mese$/u).dataset['tone']).toBe(
      'positive',
    );
  });

  it('has no threshold to change while there are no SMS [MGMT-11] [MGMT-18]', async () => {
    await show(
      aFullContext({
        SERVIZI_SMS: { active: 'DISATTIVO' },
        SERVIZI_SMS_THRESHOLD: { active: 'DISATTIVO' },
      }),
    );

    const threshold = tile('Soglia avvisi SMS');
    expect(threshold.getByText('Non attivo')).toBeTruthy();
    expect(threshold.getByRole('link', { name: /^Attiva/u })).toBeTruthy();
  });

  it('offer to switch on what is off [MGMT-13]', async () => {
    await show(aFullContext({ SERVIZI_SMS: off, SPENDING_CONTROL: off, ESTRATTO_CONTO_ONLINE: off }));

    expect(tile('Avvisi SMS').getByText('Non attivo')).toBeTruthy();
    expect(tile('Avvisi SMS').getByRole('link', { name: 'Attiva Avvisi SMS' })).toBeTruthy();
    expect(tile('Avvisi SMS').queryByRole('button')).toBeNull();
    expect(
      tile('Controlli di spesa').getByRole('button', { name: 'Attiva Controlli di spesa' }),
    ).toBeTruthy();
    expect(tile('Lista movimenti online').getByRole('link', { name: /^Attiva/u })).toBeTruthy();
  });

  it('bear the mark of what is new [MGMT-15]', async () => {
    await show(aFullContext({ INSTALLMENT: { isNew: true } }));

    expect(tile('Rateizza').getByText('Novità')).toBeTruthy();
    expect(screen.getAllByText('Novità')).toHaveLength(1);
  });

  it('lie still all together under a blocked card, which says so once [MGMT-16] [MGMT-17] [MGMT-18] [MGMT-25] [MGMT-26]', async () => {
    await show(aFullContext({}, { cardInfo: { card: aCard({ validityStatus: 'BLOCKED' }) } }));

    expect(screen.getByText('La carta è bloccata')).toBeTruthy();
    for (const title of [...ids.map((id) => titles[id] ?? ''), 'Rubrica dei numeri']) {
      expect(tile(title).getByText('Carta bloccata')).toBeTruthy();
      expect(tile(title).queryByRole('button')).toBeNull();
      expect(tile(title).queryByRole('link')).toBeNull();
    }
    expect(screen.queryByRole('button', { name: 'Modifica il numero di riferimento' })).toBeNull();
  });

  it('show over a locked service the bank’s words and its way out [MGMT-14] [MGMT-26]', async () => {
    const additionalInfo = { blocked: false, hasLink: true, editable: true, active: true, pause: false };
    const link = { link: 'unlock3Ds', linkLabel: 'Sblocca' };
    const box = {
      title: 'Avvisi SMS',
      message: 'Un SMS per operazione',
      additionalInfo: { ...additionalInfo, ...link },
    };
    const lock = { locked: true, lockedTitle: 'Servizio sospeso', lockedMessage: 'Mancano i tuoi dati.' };
    await show(aFullContext({ SERVIZI_SMS: { ...lock, servicesBox: [box] } }));

    const sms = tile('Avvisi SMS');
    expect(sms.getByText('Servizio sospeso')).toBeTruthy();
    expect(sms.getByText('Mancano i tuoi dati.')).toBeTruthy();
    expect(sms.getByRole('link', { name: 'Sblocca' }).getAttribute('href')).toBe('/unlock3Ds');
    expect(sms.queryByText('Vedi dettagli')).toBeNull();
  });

  it('ask a limited holder for the registration code in place of the action [RCODE-08] [MGMT-16]', async () => {
    const { opened } = await show(aFullContext({ ESTRATTO_CONTO_CARTACEO: { limited: true } }));

    const paper = tile('Lista movimenti cartacea');
    expect(paper.queryByRole('link')).toBeNull();
    expect(paper.getByText('Serve il codice di registrazione.')).toBeTruthy();
    fireEvent.click(paper.getByRole('button', { name: /^Inserisci il codice/u }));

    expect(opened).toMatchObject([{ name: 'REGISTRATION_CODE' }]);
  });

  it('say that they are off where no journey answers, and why one refuses [MGMT-26]', async () => {
    const missing = ['REISSUE_PIN'];
    await show(aFullContext(), { missing, refused: { '/smsAlert/activateThreshold': 'paused' } });

    expect(tile('Riemissione PIN').getByText('Non disponibile')).toBeTruthy();
    expect(tile('Riemissione PIN').queryByRole('button')).toBeNull();
    expect(tile('Soglia avvisi SMS').getByText('In pausa')).toBeTruthy();
    expect(tile('Soglia avvisi SMS').queryByRole('link')).toBeNull();
  });

  it('are absent where the card lacks the service [MGMT-26] [GATE-05]', async () => {
    await show(aCardContext());

    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Avvisi di sicurezza' })).toBeNull();
  });
});
