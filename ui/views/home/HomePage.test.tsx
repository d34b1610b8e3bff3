import type { Operation } from '#schemas';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aCard, aCardContext, aCardSummary, aService } from '../../state/holder/card.fixture.ts';
import { done, renderInPortal } from '../cards/portal.fixture.tsx';
import { anOperation } from '../operations/operation.fixture.ts';
import { HomePage } from './HomePage.tsx';
import { credit, prepaid, list, bankWith, openHome, press, spaced } from './home.fixture.tsx';

describe('the cards', () => {
  it('are loaded behind a skeleton that says so, and so are the services [HOME-03] [HOME-17]', async () => {
    await renderInPortal(<HomePage />);

    expect(screen.getByText('Stiamo caricando le tue carte')).toBeTruthy();
    expect(screen.getByText('Stiamo caricando gli importi della carta')).toBeTruthy();
    expect(screen.getByText('Stiamo caricando le tue operazioni')).toBeTruthy();
    expect(screen.getByText('Stiamo caricando i servizi della carta')).toBeTruthy();
  });

  it('are a carousel with arrows that ends at the last card [HOME-02] [S-68]', async () => {
    const { app } = await openHome(bankWith([]));

    const carousel = screen.getByRole('region', { name: 'Le tue carte' });
    const [previous, next] = [
      within(carousel).getByRole('button', { name: 'Carta precedente' }),
      within(carousel).getByRole('button', { name: 'Carta successiva' }),
    ];
    expect(carousel.getAttribute('aria-roledescription')).toBe('carosello');
    expect(previous.getAttribute('aria-disabled')).toBe('true');

    fireEvent.click(next);

    expect(app.stores.cards.getState().selectedId).toBe(prepaid.id);
    expect(next.getAttribute('aria-disabled')).toBe('true');

    fireEvent.click(next);

    expect(app.stores.cards.getState().selectedId).toBe(prepaid.id);
  });

  it('show limit, use, availability and how the card is paid back [HOME-01] [CARD-13]', async () => {
    await openHome(bankWith([]));

    const figures = await screen.findByRole('region', { name: 'Situazione della carta' });

    expect(screen.getByRole('region', { name: 'Le tue carte' }).textContent).toContain(
      'che finisce con 4417',
    );
    expect(spaced(figures.textContent)).toContain('2.187,60 €');
    expect(spaced(figures.textContent)).toContain('812,40 €');
    expect(spaced(figures.textContent)).toContain('3.000,00 €');
    expect(within(figures).getByText('Rateale')).toBeTruthy();
    expect(within(figures).getByRole('meter').getAttribute('value')).toBe('27');
  });

  it('say by instalments of how much, and by what means, a card is paid back [CARD-13] [CARD-14]', async () => {
    const card = aCard({ installmentAmount: 15_000, paymentMethod: 'Addebito su conto corrente' });
    await openHome(bankWith([], aCardContext({ card })));

    const figures = await screen.findByRole('region', { name: 'Situazione della carta' });

    expect(spaced(figures.textContent)).toContain('Rateale150,00 € al mese');
    expect(within(figures).getByText('Addebito su conto corrente')).toBeTruthy();
  });

  it.each([
    ['CREDIT', 'Modalità di rimborso', /^A saldo/u],
    ['PREPAID', 'Modalità di pagamento', /^Paghi dal saldo della carta/u],
    ['DEBIT', 'Modalità di pagamento', /^Paghi subito dal conto/u],
  ] as const)(
    'say of any card how what is spent is paid, in the words of its product: %s [HOME-01] [CARD-13]',
    async (productType, label, mode) => {
      await openHome(bankWith([], aCardContext({ card: aCard({ productType, paymentTypeCard: 'S' }) })));

      const figures = await screen.findByRole('region', { name: 'Situazione della carta' });

      expect(within(figures).getByText(label).nextSibling?.textContent).toMatch(mode);
    },
  );

  it('tell no instalment of a card that is paid back at once, nor of a family card [CARD-12] [CARD-14]', async () => {
    const once = aCard({ installmentAmount: 15_000, paymentTypeCard: 'S' });
    const family = aCard({ id: prepaid.id, installmentAmount: 15_000, flagFamiliar: true });
    const { app } = await openHome({
      ...bankWith([]),
      readCardContext: ({ cardId }) =>
        done({ cardContext: aCardContext({ card: cardId === prepaid.id ? family : once }) }),
    });
    await screen.findByText('A saldo');
    expect(screen.queryByText(/al mese/u)).toBeNull();

    act(() => app.stores.cards.getState().select(prepaid.id));

    await screen.findByText('Carta familiare');
    expect(screen.queryByText(/al mese/u)).toBeNull();
  });

  it.each([
    ['nothing hangs on it', 81_240, false],
    ['others used its limit too', 90_000, true],
  ])('say that the limit is shared only if it is: %s [CARD-10]', async (_, spentPosition, isShared) => {
    await openHome(bankWith([], aCardContext({ card: aCard({ spentPosition }) })));

    const figures = await screen.findByRole('region', { name: 'Situazione della carta' });

    expect(figures.textContent.includes('Il limite è condiviso')).toBe(isShared);
  });

  it('show dashes for a family card [CARD-12]', async () => {
    const card = aCard({ flagFamiliar: true });
    await openHome(bankWith([], aCardContext({ card })));

    const figures = await screen.findByRole('region', { name: 'Situazione della carta' });

    expect(within(figures).getAllByText('Importo non visibile')).toHaveLength(3);
    expect(figures.textContent).not.toContain('€');
    expect(within(figures).getByText('Carta familiare')).toBeTruthy();
  });

  it.each([
    ['BLOCKED', 'Finché la carta è bloccata non puoi spendere.'],
    ['EXPIRED', 'La carta è scaduta: non puoi più spendere.'],
  ] as const)(
    'in state %s do not set first what cannot be spent, and say why [HOME-01] [CARD-06]',
    async (validityStatus, words) => {
      const card = aCard({ validityStatus });
      await openHome(bankWith([], aCardContext({ card })), [aCardSummary({ validityStatus })]);

      const figures = await screen.findByRole('region', { name: 'Situazione della carta' });

      const said = spaced(figures.textContent);
      expect(said).toMatch(/^Utilizzato812,40 €/u);
      expect(said).toMatch(/Disponibile2\.187,60 €/u);
      expect(said).toContain(words);
    },
  );

  it('without limit, of which the bank tells no availability, say first what was used [HOME-01] [CARD-09]', async () => {
    const { calculatedAvailability: _, ...card } = aCard({ usageLimit: 'UNLIMITED' });
    await openHome(bankWith([], aCardContext({ card })));

    const figures = await screen.findByRole('region', { name: 'Situazione della carta' });

    const said = spaced(figures.textContent);
    expect(said).toMatch(/^Utilizzato812,40 €Limite della cartaNessun limite/u);
    expect(within(figures).queryByText('Importo non visibile')).toBeNull();
    expect(within(figures).getAllByText('Utilizzato')).toHaveLength(1);
  });

  it('of a blocked prepaid card still begin with its balance, which is the holder’s [HOME-01] [CARD-06]', async () => {
    const card = aCard({ validityStatus: 'BLOCKED', productType: 'PREPAID' });
    await openHome(bankWith([], aCardContext({ card })));

    const figures = await screen.findByRole('region', { name: 'Situazione della carta' });

    expect(spaced(figures.textContent)).toMatch(/^Saldo2\.187,60 €/u);
  });

  it.each([
    ['BLOCKED', 'Carta bloccata'],
    ['EXPIRED', 'Carta scaduta'],
  ] as const)('in state %s say %s [CARD-06] [CARD-07] [CARD-08]', async (validityStatus, words) => {
    await openHome(bankWith([]), [aCardSummary({ validityStatus })]);

    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    ['CREDIT', 'Carta di credito'],
    ['DEBIT', 'Carta di debito'],
    ['PREPAID', 'Carta prepagata'],
  ] as const)('of type %s are called %s [CARD-05]', async (productType, words) => {
    await openHome(bankWith([]), [aCardSummary({ productType })]);

    expect(screen.getAllByText(new RegExp(words, 'u')).length).toBeGreaterThan(0);
  });

  it('say kindly that there are no data, and try again when asked [HOME-18] [CARD-14]', async () => {
    let isUp = false;
    const context = done({ cardContext: aCardContext() });
    await openHome({
      ...bankWith([]),
      readCardContext: () => (isUp ? context : { kind: 'unreachable' }),
    });
    expect(await screen.findByText('Ci Dispiace')).toBeTruthy();
    expect(screen.getByText(/Riprova più tardi/u)).toBeTruthy();

    isUp = true;
    press(screen.getByRole('button', { name: 'Riprova' }));

    const figures = await screen.findByRole('region', { name: 'Situazione della carta' });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Situazione della carta' }));
    expect(document.activeElement?.contains(figures)).toBe(true);
  });

  it('are read again, with all that could not be read, once the connection is back', async () => {
    let isUp = false;
    const bank = bankWith([anOperation()]);
    await openHome({
      ...bank,
      readCardContext: (body) => (isUp && bank.readCardContext?.(body)) || { kind: 'unreachable' },
      listTransactions: (body) => (isUp && bank.listTransactions?.(body)) || { kind: 'unreachable' },
    });
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Riprova' })).toHaveLength(2));

    isUp = true;
    fireEvent(window, new Event('online'));

    expect(await screen.findByRole('region', { name: 'Situazione della carta' })).toBeTruthy();
    expect(await screen.findByText('Pasticceria Corsini')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull());
    expect(document.activeElement).toBe(document.body);
  });

  it('that could not be read are read again when the holder comes back to them', async () => {
    let isUp = false;
    const { app } = await openHome({
      ...bankWith([]),
      readCardContext: ({ cardId }) =>
        isUp || cardId === prepaid.id ? done({ cardContext: aCardContext() }) : { kind: 'unreachable' },
    });
    expect(await screen.findByText('Ci Dispiace')).toBeTruthy();
    act(() => app.stores.cards.getState().select(prepaid.id));
    expect(await screen.findByRole('region', { name: 'Situazione della carta' })).toBeTruthy();

    isUp = true;
    act(() => app.stores.cards.getState().select(credit.id));

    expect(await screen.findByRole('region', { name: 'Situazione della carta' })).toBeTruthy();
    expect(screen.queryByText('Ci Dispiace')).toBeNull();
  });
});

describe('the services of a card', () => {
  it('stand beneath it on a phone, before the operations; what is asked of the bank stands behind them [HOME-07] [HOME-08] [HOME-13] [CONST-04]', async () => {
    const profiling = { RICARICHE_TELEFONICHE: aService('RICARICHE_TELEFONICHE') };
    await openHome(bankWith([anOperation()], aCardContext({ profiling })));
    await screen.findByRole('link', { name: 'Paga' });

    const order = [...document.querySelectorAll('a, [role="tablist"]')].map((part) => part.textContent);

    const tabs = order.findIndex((words) => words?.startsWith('Le tue operazioni'));
    expect(order.slice(0, tabs)).toEqual(['Vai alle operazioni', 'Vai alla carta', 'Gestisci carta', 'Paga']);
    expect(tabs).toBeLessThan(order.length - 2);
    expect(order.slice(-2)).toEqual(['Domande frequenti si apre in una nuova scheda', 'Scrivici']);
  });
});

describe('an area of the home that breaks', () => {
  it('leaves the others alone, says so with an id that the log has too, and can be drawn again [S-58]', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => silenced.mockRestore());
    // A bank that breaks its word: the contract has a date in every operation.
    const broken = { ...anOperation(), transactionDate: undefined } as unknown as Operation;
    const operations = [broken];
    const { recorded } = await openHome({ ...bankWith([]), listTransactions: () => done(list(operations)) });

    const retry = await screen.findByRole('button', { name: 'Riprova' });
    expect(screen.getByText('Questa parte non risponde')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Situazione della carta' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gestisci carta' })).toBeTruthy();
    expect(recorded).toEqual([expect.stringMatching(/^crash [A-Z]{4}-[A-Z]{4} in home-operations$/u)]);
    expect(screen.getByText(new RegExp(recorded[0]?.split(' ')[1] ?? 'no id', 'u'))).toBeTruthy();
    operations[0] = anOperation();
    press(retry);

    expect(await screen.findByRole('button', { name: /Pasticceria Corsini/u })).toBeTruthy();
  });
});
