import { screen, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCardContext, aCardSummary } from '../state/holder/card.fixture.ts';
import { type BankAnswers, openPortal, openSignedIn, profile, smsAlert } from './portal.fixture.tsx';
import { type Navigation, routes } from '../state/navigation/routes.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

const cards: BankAnswers = {
  listCards: { cards: [aCardSummary()] },
  readCardContext: { cardContext: aCardContext() },
  listPayees: { payees: [] },
  listHelpRequests: { requests: [] },
  readSmsAlert: smsAlert,
  readLoyaltyStatus: {
    cardId: '1000001',
    loyaltyProgramType: 'T0_NOT_ELEGIBLE',
    freeMonths: 0,
    automaticRenewal: false,
  },
};

// Rows, address, what stands there (a view’s heading, or the id of the journey), the page’s title, what frames it.
type Stands = readonly [rows: string, path: string, heading: string, title: string, frame: Navigation];

const ofHolders: readonly Stands[] = [
  ['[ROUTE-01]', '/', 'Home', 'Home', 'shown'],
  ['[ROUTE-02]', '/cardsmanagement', 'Gestisci carta', 'Gestisci carta', 'shown'],
  ['[ROUTE-03] [ROUTE-29]', '/editPassword/newPassword', 'password-change', 'Modifica password', 'hidden'],
  ['[ROUTE-29]', '/editPassword', 'password-change', 'Modifica password', 'hidden'],
  [
    '[ROUTE-28]',
    '/editSecureQuestion',
    'security-question-change',
    'Modifica domanda di sicurezza',
    'hidden',
  ],
  ['[ROUTE-04]', '/telephoneRecharge/anagraphicData', 'phone-topup', 'Ricarica telefonica', 'hidden'],
  ['[ROUTE-48]', '/telephoneRecharge/cardData', 'phone-topup', 'Ricarica telefonica', 'hidden'],
  ['[ROUTE-32]', '/telephoneRecharge', 'Ricarica telefonica', 'Ricarica telefonica', 'hidden'],
  ['[ROUTE-05] [ROUTE-31]', '/userSupport/writeMessage', 'help-desk-message', 'Scrivici', 'hidden'],
  ['[ROUTE-08]', '/n/profile', 'Profilo', 'Profilo', 'shown'],
  ['[ROUTE-11] [ROUTE-39]', '/pinView/request', 'pin-view', 'Visualizza PIN', 'hidden'],
  ['[ROUTE-12] [ROUTE-15]', '/keysix', 'ecode-manage', 'e-Code', 'hidden'],
  ['[ROUTE-13] [ROUTE-15]', '/keySix/keysixinsertmodify', 'ecode-change', 'e-Code', 'hidden'],
  ['[ROUTE-14] [ROUTE-15]', '/KEYSIX/keysixview', 'ecode-view', 'e-Code', 'hidden'],
  ['[ROUTE-16]', '/n/manage-card/superpin', 'ecode-manage', 'e-Code', 'shown'],
  ['[ROUTE-17]', '/unlock3Ds', 'tds-unlock', 'Sblocco 3D Secure', 'shown'],
  ['[ROUTE-18]', '/unlock3DsKey6', 'tds-unlock-ecode', 'Sblocco 3D Secure e codice e-Code', 'shown'],
  ['[ROUTE-22] [ROUTE-23]', '/assistance', 'Assistenza', 'Assistenza', 'shown'],
  ['[ROUTE-27]', '/bankStatement', 'Lista movimenti', 'Lista movimenti', 'hidden'],
  ['[ROUTE-45]', '/smsAlert/activateThreshold', 'Letto', 'Soglia degli avvisi', 'hidden'],
  [
    '[ROUTE-46]',
    '/n/manage-card/cardstatements',
    'statement-delivery',
    'Come ricevi la lista movimenti',
    'shown',
  ],
  ['[ROUTE-47]', '/n/manage-card/spendinglimits', 'spending-control', 'Controllo della spesa', 'shown'],
  ['[ROUTE-33]', '/trigger/registrationCode', 'holder-code', 'Codice di registrazione', 'hidden'],
  [
    '[ROUTE-33]',
    '/trigger/insertRegistrationCodeSuccess',
    'services-unlocked',
    'Servizi sbloccati',
    'hidden',
  ],
  ['[ROUTE-34]', '/editUserData', 'user-data-update', 'Aggiorna i tuoi dati', 'header-hidden'],
  ['[ROUTE-50]', '/pagopa/pagopaBills', 'Primo passo', 'Bollettini pagoPA', 'shown'],
  [
    '[ROUTE-51]',
    '/estrattoConto/estrattoContoModify',
    'statement-delivery',
    'Come ricevi la lista movimenti',
    'shown',
  ],
  ['[ROUTE-19]', '/loyaltyProgram', 'Programma fedeltà', 'Programma fedeltà', 'hidden'],
  ['', '/userSupport/dispute', 'operation-dispute', 'Contesta un’operazione', 'hidden'],
  ['', '/userSupport/requests', 'Le tue richieste', 'Le tue richieste', 'shown'],
  ['', '/installments/newPlan', 'instalment-confirm', 'Rate', 'hidden'],
  ['', '/installments/plan/100012345', 'instalment-extinguish', 'Rate', 'shown'],
];

const ofEverybody: readonly Stands[] = [
  ['[ROUTE-20]', '/assistenza', 'Assistenza', 'Assistenza', 'shown'],
  ['[ROUTE-21]', '/assistenza/contacts', 'Contatti', 'Contatti', 'shown'],
  ['[ROUTE-24]', '/numeri-utili', 'Numeri utili', 'Numeri utili', 'shown'],
  ['[ROUTE-25]', '/domande-frequenti', 'Domande frequenti', 'Domande frequenti', 'shown'],
  ['[NAV-12]', '/trasparenza', 'Trasparenza', 'Trasparenza', 'shown'],
  ['[NAV-12]', '/privacy', 'Privacy', 'Privacy', 'shown'],
  ['[NAV-12]', '/cookie', 'Cookie', 'Cookie', 'shown'],
  ['[ROUTE-35]', '/registration', 'registration', 'Registrazione', 'shown'],
  ['[ROUTE-36]', '/confirmEmail', 'Visita', 'Conferma email', 'shown'],
  ['[ROUTE-37]', '/recovery', 'recovery', 'Recupera l’accesso', 'hidden'],
  ['[ROUTE-41]', '/recovery/password-update', 'recovery-password', 'Scegli una nuova password', 'hidden'],
];

/** Expects the page with its title, between what frames it. */
async function expectPage([, path, heading, title, frame]: Stands): Promise<void> {
  // The first page brings much of the portal with it, and a busy machine takes its time.
  const found = await screen.findByRole('heading', { level: 1, name: heading });
  expect(window.location.pathname).toBe(path);
  expect(document.title).toBe(`${title} · Percorso`);
  expect(screen.queryByRole('banner') !== null).toBe(frame === 'shown');
  expect(screen.queryByRole('contentinfo') !== null).toBe(frame !== 'hidden');
  expect(found.closest('main')).not.toBeNull();
}

describe('an address of holders', () => {
  it.each(ofHolders)('%s %s shows its page, with the focus on its heading [NAV-02]', async (...stands) => {
    openSignedIn(stands[1], cards);

    // What stands for a page on its way has its heading too, and no focus.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await expectPage(stands);
  });

  it.each(ofHolders.filter(([, path]) => path !== '/'))(
    '%s %s asks who is not in to log in first, and is remembered [NAV-01]',
    async (_rows, path) => {
      const { shell } = openPortal(`${path}?from=link`);

      expect(await screen.findByText(/Accedi per continuare/)).toBeTruthy();
      expect(window.location.pathname).toBe('/');
      expect(shell.stores.session.getState().wanted).toBe(`${path}?from=link`);
    },
  );

  it('that is the loyalty programme asks for it, and for no timeline, where it is loaded anew [TRIG-05]', async () => {
    const { asked } = openSignedIn('/loyaltyProgram', {
      ...cards,
      readUserProfile: { ...profile, userInfo: { cards: [aCardSummary()] } },
    });

    await waitFor(() => expect(asked).toContain('readUserProfile'));
    await waitFor(() => expect(asked).toContain('readLoyaltyPrograms'));
    expect(asked).not.toContain('retrieveTtl');
  });

  it('at the root shows the login to who is not in [NAV-01] [ROUTE-01]', async () => {
    openPortal('/');

    expect(await screen.findByLabelText('Username')).toBeTruthy();
  });

  it.each([
    ['/userProfile', '/n/profile'],
    ['/profileRoutes', '/n/profile'],
    ['/profileRoutes/consents', '/n/profile'],
    ['/userSupport', '/userSupport/writeMessage'],
    ['/pinView', '/pinView/request'],
    ['/smsAlert', '/smsAlert/activate'],
  ])('%s leads to %s [ROUTE-06] [ROUTE-09] [ROUTE-30] [ROUTE-31]', async (from, to) => {
    openSignedIn(from, cards);

    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(window.location.pathname).toBe(to);
  });

  it.each(['/nowhere', '/telephoneRecharge/nowhere', '/trigger', '/registration/nowhere'])(
    'that is no page leads home: %s [ROUTE-55]',
    async (path) => {
      openSignedIn(path, cards);

      await waitFor(() => expect(window.location.pathname).toBe('/'));
    },
  );
});

describe('an address of everybody', () => {
  it.each(ofEverybody)('%s %s shows its page before a login', async (...stands) => {
    openPortal(stands[1]);

    await expectPage(stands);
  });

  it.each(['/nowhere', '/registration/nowhere'])('that leads nowhere says so: %s', async (path) => {
    openPortal(path);

    expect(await screen.findByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeTruthy();
    const home = await screen.findByRole('link', { name: 'Torna alla Home' });
    expect(home.getAttribute('href')).toBe('/');
  });

  it('of a process that broke off lands on a page that says so [ROUTE-53] [ERR-11]', async () => {
    openPortal('/phone-change/error-close');

    const heading = { level: 1, name: 'Non è stato possibile continuare' } as const;
    expect(await screen.findByRole('heading', heading)).toBeTruthy();
  });
});

describe('the table of routes', () => {
  it.each([
    ['[ROUTE-26]', '/remediateNumber/*'],
    ['[ROUTE-38]', '/migration/*'],
    ['[ROUTE-40]', '/loginhandling/*'],
    ['[ROUTE-42]', '/loginhandling/90days-password-update'],
    ['[ROUTE-43]', '/loginhandling/temporary-password'],
  ])('hides the navigation where a login is settled: %s %s', (_row, path) => {
    const route = routes.find((candidate) => candidate.path === path);

    expect(route).toMatchObject({ navigation: 'hidden', access: 'handling' });
  });

  it('holds no secured route but those that are tried here: none is invented [ROUTE-54]', () => {
    // Behind the guard of a card, and tried where its journeys are.
    const guarded = ['/smsAlert/activate', '/cardRecharge/anagraphicData'];
    const tried = [...ofHolders.map(([, path]) => path), ...guarded];
    const untried = routes.filter(
      ({ access, path }) => access === 'secured' && !tried.some((address) => matchPath(path, address)),
    );

    expect(untried).toEqual([]);
  });
});
