import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCardSummary } from '../../../state/holder/card.fixture.ts';
import { done, renderAt } from '../../cards/portal.fixture.tsx';
import { anOperation } from '../operation.fixture.ts';
import { OperationsSection } from '../OperationsSection.tsx';
import {
  categories,
  list,
  prepaid,
  open,
  openPanel,
  apply,
  search,
  box,
  type Asked,
} from './filters.fixture.tsx';

describe('the filters panel', () => {
  it('asks for words, currency and kind of payment, and the bank for what fits [FILTER-01] [FILTER-05] [FILTER-06] [FILTER-28]', async () => {
    const { user, lastAsked } = await openPanel();

    await user.type(search(), 'pasticceria');
    await user.click(box('Estera'));
    await user.click(box('Con telefono'));
    await user.click(apply());

    await screen.findByText('1 operazione trovata');
    expect(lastAsked()).toEqual({
      cardId: '1000001',
      pageLimit: 20,
      pageNumber: 1,
      dateFrom: '2025-12-20T00:00:00.000+01:00',
      dateTo: '2026-03-20T23:59:59.999+01:00',
      merchantName: ['pasticceria'],
      flagCurrency: 'other',
      flagPaymentType: 'phone',
    });
  });

  it('asks for what comes in and goes out of prepaid cards alone [FILTER-07]', async () => {
    const { unmount } = await openPanel();
    expect(screen.queryByRole('group', { name: 'Tipo di operazione' })).toBeNull();
    unmount();

    const { user, lastAsked } = await openPanel({ card: prepaid });
    await user.click(box('Entrate'));
    await user.click(apply());

    await screen.findByText('1 operazione trovata');
    expect(lastAsked()).toMatchObject({ flagSign: 'P' });
    expect(screen.getByText(/Entrate/u)).toBeTruthy();
  });

  it('says that the card’s categories could not be read, offers those of the documents and asks again [FILTER-03] [ERR-08]', async () => {
    let isUp = false;
    const { user } = await openPanel({
      more: {
        listCategories: () => (isUp ? categories(['HOTEL']) : { kind: 'unreachable' }),
      },
    });
    const namesOffered = async () => {
      await user.click(screen.getByRole('button', { name: /Categoria/u }));
      const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      return names;
    };
    expect(await screen.findByText(/^Non siamo riusciti a leggere le categorie/u)).toBeTruthy();
    expect((await namesOffered()).length).toBeGreaterThan(2);

    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));

    await waitFor(() => expect(screen.queryByText(/^Non siamo riusciti/u)).toBeNull());
    expect(await namesOffered()).toEqual(['Hotel', 'Tutte le categorie']);
  });

  it('offers any categories by name, and counts them when several are chosen; all of them come last [FILTER-03] [FILTER-26] [CARD-19]', async () => {
    const { user, lastAsked } = await openPanel();
    const field = screen.getByRole('button', { name: /Categoria/u });
    expect(field.textContent).toContain('Seleziona categoria');

    await user.click(field);
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toHaveLength(13);
    expect(options.at(-1)).toBe('Tutte le categorie');
    // As the tiles have them: what is bought every week first, what fits nowhere else last.
    expect([options[0], options.at(-2)]).toEqual(['Supermercati', 'Altre spese']);
    await user.click(screen.getByRole('option', { name: 'Ristoranti' }));
    expect(field.textContent).toContain('Ristoranti');
    await user.click(screen.getByRole('option', { name: 'Hotel' }));
    expect(field.textContent).toContain('2 categorie');
    await user.click(screen.getByRole('option', { name: 'Tutte le categorie' }));
    expect(field.textContent).toContain('Tutte le categorie');
    await user.click(screen.getByRole('option', { name: 'Carburanti' }));
    await user.keyboard('{Escape}');
    await user.click(apply());

    await screen.findByText('1 operazione trovata');
    expect(lastAsked()?.category).toEqual(['CARBURANTI']);
  });

  it('does nothing until all is right, says what is wrong and leads there [FILTER-04] [FILTER-08] [FILTER-20] [S-65]', async () => {
    const { user, asked, address } = await openPanel();
    const [from, to] = [screen.getByLabelText('Importo da'), screen.getByLabelText('Importo a')];

    await user.type(from, '50');
    await user.type(to, '20');
    await user.click(apply());

    const summary = screen.getByRole('region', { name: 'Controlla i filtri' });
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByRole('link').textContent).toBe('Importo non corretto');
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect(from.getAttribute('aria-invalid')).toBeNull();
    expect([asked.length, address()]).toEqual([1, '/']);

    await user.clear(to);
    await user.type(to, '49');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(to).toHaveProperty('value', '51');
    await user.click(apply());

    await screen.findByText('1 operazione trovata');
    expect(asked.at(-1)).toMatchObject({ amountFrom: 5000, amountTo: 5100 });
  });

  it('takes figures and a comma alone for amounts, however they are typed [FILTER-18] [FORM-03]', async () => {
    const { user } = await openPanel();
    const [from, to] = [screen.getByLabelText('Importo da'), screen.getByLabelText('Importo a')];

    await user.type(from, '10.50abc');
    await user.type(to, '1234567');

    expect([from, to].map((field) => field.getAttribute('value'))).toEqual(['10,50', '123456']);
  });

  it('says beneath an amount, and aloud, what cannot be typed, until something else is [FILTER-18]', async () => {
    const { user } = await openPanel();
    const [from, to] = [screen.getByLabelText('Importo da'), screen.getByLabelText('Importo a')];
    const hint = 'Puoi scrivere al massimo 6 cifre, di cui 2 dopo la virgola.';

    await user.type(from, '12345,6');
    expect(screen.queryByText(hint)).toBeNull();
    await user.type(from, '7');
    const said = screen.getByText(hint);
    expect(said.closest('[aria-live="polite"]')).toBeTruthy();
    expect(from.getAttribute('aria-describedby')).toContain(said.id);
    await user.type(from, '{Backspace}');
    expect(screen.queryByText(hint)).toBeNull();
    await user.type(to, '1x');
    expect(screen.getByText(hint)).toBeTruthy();
    await user.tab();

    expect(screen.queryByText(hint)).toBeNull();
  });

  it('says of an amount from which is too big where it is [FILTER-18] [FILTER-20]', async () => {
    const { user } = await openPanel();
    const [from, to] = [screen.getByLabelText('Importo da'), screen.getByLabelText('Importo a')];

    await user.type(from, '123456');
    await user.click(apply());

    expect([from, to].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', null]);
    const link = within(screen.getByRole('region', { name: 'Controlla i filtri' })).getByRole('link');
    await user.click(link);
    expect(document.activeElement).toBe(from);
  });

  it('takes no search for nothing [FILTER-21] [FILTER-22]', async () => {
    const { user, asked } = await openPanel();

    await user.type(search(), '   ');
    await user.click(apply());

    expect(search().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Dati inseriti non corretti').length).toBeGreaterThan(0);
    expect(asked).toHaveLength(1);
  });

  it('lets letters, digits and spaces alone into the search, says so, and sends no more [FILTER-01] [FORM-04] [FORM-05]', async () => {
    const { user, lastAsked } = await openPanel();
    const hint = 'Inserisci solo lettere o numeri';

    await user.type(search(), 'Caffè Lina 2');
    expect(screen.queryByText(hint)).toBeNull();
    await user.type(search(), '! <b>');
    expect(screen.getByText(hint).closest('[aria-live="polite"]')).toBeTruthy();
    await user.click(apply());

    await screen.findByText('1 operazione trovata');
    expect(lastAsked()).toMatchObject({ merchantName: ['Caffè Lina 2 b'] });
  });

  it('leaves out amounts of a family card, which hides them', async () => {
    await openPanel({ card: aCardSummary({ flagFamiliar: true }) });

    expect(screen.queryByLabelText('Importo da')).toBeNull();
  });
});

describe('what was found', () => {
  it('is counted, with a line of the filters, and the address keeps all but the words [FILTER-11] [FILTER-12]', async () => {
    const { user, address } = await openPanel();

    await user.type(search(), 'Mario Rossi');
    await user.type(screen.getByLabelText('Importo da'), '10');
    await user.click(box('Euro'));
    await user.click(apply());

    const count = await screen.findByText('1 operazione trovata');
    expect(screen.getByText('Filtri:')).toBeTruthy();
    const chips = within(screen.getByRole('list', { name: 'Filtri applicati' })).getAllByRole('listitem');
    expect(chips.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      '«Mario Rossi»',
      'dal 20/12/25 al 20/03/26',
      'importo da 10,00 €',
      'Euro',
    ]);
    expect(document.activeElement?.contains(count)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(address()).toBe('/?from=2025-12-20&to=2026-03-20&min=10&currency=euro');
  });

  it('is counted with a point at the thousands', async () => {
    const transactions = [anOperation()];
    await open({ answer: () => done({ transactions, totalTransactionNumber: 12_466 }) });

    expect(await screen.findByText('12.466 operazioni negli ultimi 90 giorni')).toBeTruthy();
    expect(screen.getByText('1 di 12.466 operazioni')).toBeTruthy();
  });

  it('may be nothing, which is said in the documents’ words; ‘Azzera ricerca’ shows all again [FILTER-09] [OPS-13]', async () => {
    const { user, address, lastAsked } = await openPanel();
    await user.type(search(), 'niente');
    await user.click(apply());
    expect(await screen.findByText('La tua ricerca ha prodotto zero risultati')).toBeTruthy();
    expect(screen.getAllByText('0 operazioni trovate')).not.toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Azzera ricerca' }));

    expect(await screen.findByRole('button', { name: /Pasticceria Corsini/u })).toBeTruthy();
    expect(lastAsked()).toEqual({
      cardId: '1000001',
      pageLimit: 20,
      pageNumber: 1,
      dateFrom: '2025-12-20T00:00:00.000+01:00',
      dateTo: '2026-03-20T23:59:59.999+01:00',
    });
    expect(address()).toBe('/');
  });

  it('comes from an address that somebody kept', async () => {
    const { lastAsked, address } = await open({ address: '/?from=2026-01-01&to=2026-01-31&category=HOTEL' });

    expect(await screen.findByText('1 operazione trovata')).toBeTruthy();
    expect(lastAsked()).toMatchObject({
      dateFrom: '2026-01-01T00:00:00.000+01:00',
      dateTo: '2026-01-31T23:59:59.999+01:00',
      category: ['HOTEL'],
    });
    expect(address()).toBe('/?from=2026-01-01&to=2026-01-31&category=HOTEL');
  });

  it('of an address that makes no sense is the usual list, with what is wrong [FILTER-21]', async () => {
    const { lastAsked } = await open({ address: '/?category=BARCHE' });

    const summary = await screen.findByRole('region', { name: 'Controlla i filtri' });
    expect(summary.textContent).toContain('Dati inseriti non corretti');
    expect(lastAsked()).not.toHaveProperty('category');
  });

  it('of an address with days or amounts that are none is as if they were not there', async () => {
    const { user, lastAsked } = await open({ address: '/?from=abc&to=2026-02-31&min=tanti' });

    expect(await screen.findByText('1 operazione negli ultimi 90 giorni')).toBeTruthy();
    expect(lastAsked()).toMatchObject({ dateFrom: '2025-12-20T00:00:00.000+01:00' });
    await user.click(screen.getByRole('button', { name: 'Filtra' }));
    const period = await screen.findByRole('button', { name: /^Periodo/u });
    expect(period.textContent).toBe('20/12/25 – 20/03/26');
  });

  it('of an address of which one day makes no sense keeps what does', async () => {
    const { lastAsked } = await open({ address: '/?from=2026-1-1&to=2026-01-31&category=HOTEL' });

    expect(await screen.findByText('1 operazione trovata')).toBeTruthy();
    expect(lastAsked()).toMatchObject({
      dateFrom: '2025-12-20T00:00:00.000+01:00',
      dateTo: '2026-01-31T23:59:59.999+01:00',
      category: ['HOTEL'],
    });
  });

  it('is forgotten with another card [CARD-22]', async () => {
    const { user, lastAsked, address } = await openForTwo();
    await user.type(search(), 'pasticceria');
    await user.click(apply());
    await screen.findByText('1 operazione trovata');

    await user.click(screen.getByRole('button', { name: 'The other card' }));

    await screen.findByText('1 operazione negli ultimi 90 giorni');
    expect(lastAsked()).toEqual({
      cardId: '1000002',
      pageLimit: 20,
      pageNumber: 1,
      dateFrom: '2025-12-20T00:00:00.000+01:00',
      dateTo: '2026-03-20T23:59:59.999+01:00',
    });
    expect(address()).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Filtra' }));
    expect(search()).toHaveProperty('value', '');
  });
});

function OfTwo() {
  const [card, setCard] = useState(aCardSummary());
  return (
    <>
      <button type="button" onClick={() => setCard(prepaid)}>
        The other card
      </button>
      <OperationsSection card={card} />
    </>
  );
}

/** Opens the panel of one card, with a way to switch to another. */
async function openForTwo() {
  const asked: Asked[] = [];
  const portal = await renderAt({
    address: '/',
    view: <OfTwo />,
    answers: {
      listTransactions: (body) => {
        asked.push(body);
        return list([anOperation()]);
      },
      readYearlySummary: () => done({ transactionsSummary: [] }),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Filtra' }));
  await screen.findByRole('searchbox', { name: 'Cerca per esercente' });
  return {
    ...portal,
    user,
    lastAsked: () => asked.at(-1),
  };
}
