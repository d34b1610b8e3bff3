import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCardSummary } from '../../../state/holder/card.fixture.ts';
import { done, renderAt } from '../../cards/portal.fixture.tsx';
import { anOperation } from '../operation.fixture.ts';
import { OperationsSection } from '../OperationsSection.tsx';
import { list, prepaid, open, openPanel, apply, search, box, type Asked } from './filters.fixture.tsx';

describe('what was found', () => {
  it('is counted, with a line of the filters, and the address keeps all but the words [FILTER-11] [FILTER-12]', async () => {
    const { user, address } = await openPanel();

    await user.type(search(), 'Mario Rossi');
    await user.type(screen.getByLabelText('Importo da'), '10');
    await user.click(box('Euro'));
    await user.click(apply());

    const [count = null] = await screen.findAllByText('1 operazione trovata');
    expect(await screen.findByText('Filtri:')).toBeTruthy();
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

    expect(await screen.findAllByText('1 operazione trovata')).not.toHaveLength(0);
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

    expect(await screen.findAllByText('1 operazione trovata')).not.toHaveLength(0);
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
    await screen.findAllByText('1 operazione trovata');

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
