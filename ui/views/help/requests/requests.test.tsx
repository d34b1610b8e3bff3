import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { HelpRequest } from '#schemas';
import { type Answers, done, renderAt } from '../../cards/portal.fixture.tsx';
import { RequestsPage } from './RequestsPage.tsx';

const sentAt = '2026-03-15T09:30:00.000+01:00';

const dispute: HelpRequest = {
  ticket: 'CO-00000002',
  sentAt,
  state: 'IN_REVIEW',
  reason: 'NOT_MINE',
  operation: {
    merchantName: 'Elettronica Nord',
    transactionDate: '2026-03-14T10:00:00.000+01:00',
    cardIdValue: '**** **** **** 4417',
    originalCurrencyAmount: { amount: 24_990, currency: 'EUR' },
  },
  message: 'Non ero in quel negozio.',
  attachments: 1,
  history: [
    { state: 'RECEIVED', at: sentAt },
    { state: 'IN_REVIEW', at: '2026-03-16T11:00:00.000+01:00', note: 'Abbiamo scritto all’esercente.' },
  ],
};

const message: HelpRequest = {
  ticket: 'AS-00000001',
  sentAt,
  state: 'RECEIVED',
  subject: 'Aspetto un rimborso',
  message: 'Il negozio dice di averlo inviato.',
  attachments: 0,
  history: [{ state: 'RECEIVED', at: sentAt }],
};

const show = (answers: Answers) =>
  renderAt({ address: '/userSupport/requests', view: <RequestsPage />, answers });

describe('the holder’s requests', () => {
  it('show a dispute with its operation, its state and what became of it, the last first [HOLDER-25]', async () => {
    await show({ listHelpRequests: () => done({ requests: [dispute, message] }) });

    const request = (await screen.findByRole('heading', { name: 'Elettronica Nord' })).closest('li');
    const words = request?.textContent?.replaceAll('\u00a0', ' ') ?? '';
    const steps = within(within(request ?? document.body).getByRole('list')).getAllByRole('listitem');
    expect(words).toContain('249,90 €');
    expect(words).toContain('Operazione del 14.03.2026, carta **** **** **** 4417');
    expect(words).toContain('CO-00000002, inviata il 15.03.2026');
    expect(words).toContain('Ci hai scritto che non l’hai fatta tu.');
    expect(words).toContain('1 allegato');
    expect(steps.map((step) => step.firstElementChild?.textContent)).toEqual(['In lavorazione', 'Ricevuta']);
    expect(steps[0]?.textContent).toContain('Abbiamo scritto all’esercente.');
  });

  it('say until when the bank answers, as long as nobody has looked at them [HOLDER-25]', async () => {
    const received: HelpRequest = { ...dispute, ticket: 'CO-00000003', state: 'RECEIVED' };
    await show({ listHelpRequests: () => done({ requests: [dispute, message, received] }) });

    expect(await screen.findAllByText('Rispondiamo entro due giorni lavorativi.')).toHaveLength(1);
    expect(screen.getAllByText(/^Entro due giorni lavorativi ti facciamo sapere/)).toHaveLength(1);
  });

  it.each([
    ['2026-03-14T10:00:00.000+01:00', 'Sulla carta **** **** **** 4417 sono tornati 100,00 € il 14.03.2026.'],
    ['2126-03-14T10:00:00.000+01:00', 'Sulla carta **** **** **** 4417 tornano 100,00 € il 14.03.2126.'],
  ])(
    'say when and how much of what was charged comes back, and to which card: %s [HOLDER-25]',
    async (creditedAt, words) => {
      const creditedAmount = { amount: 10_000, currency: 'EUR' };
      await show({
        listHelpRequests: () =>
          done({ requests: [{ ...dispute, state: 'ACCEPTED', creditedAt, creditedAmount }] }),
      });

      const request = (await screen.findByRole('heading', { name: 'Elettronica Nord' })).closest('li');
      expect(request?.textContent?.replaceAll('\u00a0', ' ')).toContain(words);
    },
  );

  it('say no sum where the bank does not tell how much comes back [HOLDER-25]', async () => {
    const creditedAt = '2026-03-14T10:00:00.000+01:00';
    const accepted = { ...dispute, state: 'ACCEPTED' as const, creditedAt };
    await show({ listHelpRequests: () => done({ requests: [accepted] }) });

    const request = (await screen.findByRole('heading', { name: 'Elettronica Nord' })).closest('li');
    expect(request?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'L’importo è tornato sulla carta **** **** **** 4417 il 14.03.2026.',
    );
  });

  it('say of a wrong amount which would be right, and keep it out of what was written [HOLDER-25]', async () => {
    const wrong = { ...dispute, reason: 'WRONG_AMOUNT' as const, rightAmount: 4990, message: '' };
    await show({ listHelpRequests: () => done({ requests: [wrong] }) });

    const request = (await screen.findByRole('heading', { name: 'Elettronica Nord' })).closest('li');
    expect(request?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Ci hai scritto che l’importo è sbagliato: quello giusto è 49,90 €.',
    );
    expect([...(request?.querySelectorAll('p') ?? [])].filter(({ textContent }) => !textContent)).toEqual([]);
  });

  it('say what a dispute that was refused means, and what can still be done [HOLDER-25]', async () => {
    await show({ listHelpRequests: () => done({ requests: [{ ...dispute, state: 'REFUSED' }] }) });

    const request = (await screen.findByRole('heading', { name: 'Elettronica Nord' })).closest('li');
    expect(request?.textContent).toContain('Abbiamo deciso che l’addebito resta.');
    expect(request?.textContent).toContain('Scrivici citando questa richiesta');
  });

  it('show a message to the help desk by its subject [HOLDER-25]', async () => {
    await show({ listHelpRequests: () => done({ requests: [message] }) });

    const request = (await screen.findByRole('heading', { name: 'Aspetto un rimborso' })).closest('li');
    expect(request?.textContent).toContain('Messaggio all’assistenza');
    expect(request?.textContent).toContain('AS-00000001');
    // Its one step is its state, which is said once.
    expect(screen.getAllByText('Ricevuta')).toHaveLength(1);
  });

  it('are added to by a message that names them, as long as they are open or where they are refused', async () => {
    const ended = { ...message, ticket: 'AS-00000003', state: 'ANSWERED' as const };
    const refused = { ...dispute, ticket: 'CO-00000004', state: 'REFUSED' as const };
    const { app } = await show({ listHelpRequests: () => done({ requests: [dispute, refused, ended] }) });

    const more = await screen.findAllByRole('link', { name: /^Scrivici citando questa richiesta/u });
    await userEvent.setup().click(more[0] ?? document.body);

    expect(more.map((link) => link.textContent)).toEqual([
      'Scrivici citando questa richiesta CO-00000002',
      'Scrivici citando questa richiesta CO-00000004',
    ]);
    expect(app.stores.carried.getState().inputAt('/userSupport/writeMessage?about=ALTRO')).toEqual({
      message: 'Sulla mia richiesta CO-00000002:',
    });
  });

  it('say what comes here while there are none [HOLDER-25]', async () => {
    await show({ listHelpRequests: () => done({ requests: [] }) });

    expect(await screen.findByText('Nessuna richiesta')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Scrivici' }).getAttribute('href')).toBe(
      '/userSupport/writeMessage',
    );
  });

  it('are asked for again where the bank did not answer [HOLDER-25]', async () => {
    let asked = 0;
    const listHelpRequests: Answers['listHelpRequests'] = () => {
      asked += 1;
      return asked === 1 ? { kind: 'unreachable' } : done({ requests: [message] });
    };
    await show({ listHelpRequests });

    await userEvent.setup().click(await screen.findByRole('button', { name: 'Riprova' }));

    expect(await screen.findByRole('heading', { name: 'Aspetto un rimborso' })).toBeTruthy();
  });
});
