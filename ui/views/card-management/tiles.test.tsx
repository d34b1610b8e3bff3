import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CardContextData, CardService, ServiceId } from '#schemas';
import { aCard, aCardContext, aCardSummary, aService } from '../../state/holder/card.fixture.ts';
import { openPage } from './card-management.fixture.tsx';

const titles: Partial<Record<ServiceId, string>> = {
  SERVIZI_SMS: 'Avvisi SMS',
  SERVIZI_SMS_THRESHOLD: 'Soglia avvisi SMS',
  SPENDING_CONTROL: 'Controlli di spesa',
  RIEMISSIONE_PIN: 'Riemissione PIN',
  RIEMISSIONE_CARTA: 'Riemissione carta',
  VARIAZIONE_FIDO: 'Variazione del fido',
  ESTRATTO_CONTO_ONLINE: 'Lista movimenti online',
  ESTRATTO_CONTO_CARTACEO: 'Lista movimenti cartacea',
  DOWNLOAD_EC: 'Scarica lista movimenti',
  RICARICHE_TELEFONICHE: 'Ricariche telefoniche',
  INSTALLMENT: 'Rateizza',
};
// The keys of a record by service are services.
const ids = Object.keys(titles) as ServiceId[];

type Changes = Partial<Record<ServiceId, Partial<CardService>>>;

/** A credit card with every service that has a tile here. */
function aFullContext(changes: Changes = {}, rest: Partial<CardContextData> = {}): CardContextData {
  const service = (id: ServiceId) =>
    aService(id, { serviceTitle: titles[id] ?? '', serviceMessage: `Testo di ${id}`, ...changes[id] });
  return aCardContext({
    profiling: Object.fromEntries([...ids, 'MODIFICA_NUMERO' as const].map((id) => [id, service(id)])),
    functions: {
      alert: ['SERVIZI_SMS', 'SERVIZI_SMS_THRESHOLD'],
      services: ['RIEMISSIONE_PIN', 'RIEMISSIONE_CARTA', 'VARIAZIONE_FIDO'],
      spendingControl: ['SPENDING_CONTROL_VISA'],
      securityControl: [],
    },
    ...rest,
  });
}

async function show(context: CardContextData, options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(() => context, options);
  page.list();
  await screen.findByRole('region', { name: 'Numero di riferimento' });
  return page;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const tile = (title: string) => {
  const item = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!item) throw new Error(`${title} is no tile`);
  return within(item);
};
const off = { active: 'DISATTIVO' } as const;

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

  it('says of paper that its entry calls off that it is off, and leads to where it is activated [MGMT-07] [MGMT-16]', async () => {
    await show(aFullContext({ ESTRATTO_CONTO_CARTACEO: { prop: { state: 'DISATTIVO' } } }));

    const paper = tile('Lista movimenti cartacea');
    expect(paper.getByText('Non attivo')).toBeTruthy();
    expect(paper.getByRole('link', { name: /^Attiva/u }).getAttribute('href')).toBe(
      '/estrattoConto/estrattoContoModify',
    );
  });

  it('says of SMS without a threshold that they tell of every operation, and offers to change that [MGMT-11] [MGMT-18]', async () => {
    await show(aFullContext({ SERVIZI_SMS_THRESHOLD: { active: 'DISATTIVO' } }));

    const threshold = tile('Soglia avvisi SMS');
    expect(threshold.getByText('Per ogni operazione')).toBeTruthy();
    expect(threshold.queryByText('Non attivo')).toBeNull();
    expect(threshold.getByRole('link', { name: /^Modifica/u })).toBeTruthy();
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

  it('lead to the instalments while either feature is on [GATE-14]', async () => {
    const { profiling } = aFullContext({ INSTALLMENT: { prop: { state: 'DISATTIVO' } } });
    const several = aService('INSTALLMENT_MULTI', { serviceTitle: 'Rateizza più acquisti' });
    await show(aFullContext({}, { profiling: { ...profiling, INSTALLMENT_MULTI: several } }));

    expect(tile('Rateizza più acquisti').getByRole('link', { name: /^Vai/u })).toBeTruthy();
    expect(screen.queryByText('Non disponibile')).toBeNull();
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

const linked = (productType: 'PREPAID' | 'CREDIT') => {
  const context = aFullContext({}, { cardInfo: { card: aCard({ productType }) } });
  return { ...context, profiling: { ...context.profiling, IBAN_PREPAID: aService('IBAN_PREPAID') } };
};

describe('card management of other cards', () => {
  it('leads a prepaid card linked to online banking there, in place of spending and purchases [IBAN-01] [IBAN-02] [GATE-11]', async () => {
    const { opened } = await show(linked('PREPAID'));

    const online = region('Acquisti online');
    expect(online.getByText(/collegata all’online banking/u)).toBeTruthy();
    const login = online.getByRole('link', { name: /Accedi all’online banking/u });
    expect(login.getAttribute('href')).toBe('https://banking.example/login');
    expect(screen.queryByRole('heading', { name: 'Controlli di spesa' })).toBeNull();
    fireEvent.click(tile('Ricarica la prepagata').getByRole('button'));
    expect(opened).toMatchObject([{ name: 'IBAN_PREPAID_POPUP' }]);
  });

  it('keeps spending and purchases of a credit card here [GATE-03] [IBAN-01]', async () => {
    await show(linked('CREDIT'));

    expect(tile('Controlli di spesa').getByRole('button')).toBeTruthy();
    expect(screen.queryByText(/collegata all’online banking/u)).toBeNull();
    expect(screen.queryByText('Ricarica la prepagata')).toBeNull();
  });

  it('recharges a prepaid card [GATE-03]', async () => {
    await show(aFullContext({}, { cardInfo: { card: aCard({ productType: 'PREPAID' }) } }));

    const recharge = tile('Ricarica la prepagata').getByRole('link', { name: /^Vai/u });
    expect(recharge.getAttribute('href')).toBe('/cardRecharge/anagraphicData');
  });

  it('limits what a family card spends, by its own id, and says whose limit it is [MGMT-09] [SPEND-02]', async () => {
    const family = aCardSummary({ id: '1000009', pan: '**** **** **** 3310', description: 'Familiare' });
    const { opened } = await show(aFullContext({}, { familyCards: [family] }));

    fireEvent.click(region('Carte familiari').getByRole('button', { name: /3310/u }));

    const input = { cardId: '1000009', card: 'Familiare', pan: '**** **** **** 3310' };
    expect(opened).toMatchObject([{ name: 'SPENDING_CONTROL', input }]);
  });

  it('forgets the family card with its popup: the next limit is the card’s own [SPEND-03]', async () => {
    const family = aCardSummary({ id: '1000009', pan: '**** **** **** 3310', description: 'Familiare' });
    const { opened } = await show(aFullContext({}, { familyCards: [family] }));
    fireEvent.click(region('Carte familiari').getByRole('button', { name: /3310/u }));
    await act(async () => opened[0]?.end({ outcome: 'cancelled', output: {} }));

    fireEvent.click(tile('Controlli di spesa').getByRole('button'));

    expect(opened.map(({ input }) => input?.['cardId'])).toEqual(['1000009', undefined]);
  });
});
