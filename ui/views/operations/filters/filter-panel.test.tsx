import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { apply, box, categories, openPanel, prepaid, search } from './filters.fixture.tsx';

describe('the filters panel', () => {
  it('asks for words, currency and kind of payment, and the bank for what fits [FILTER-01] [FILTER-05] [FILTER-06] [FILTER-28]', async () => {
    const { user, lastAsked } = await openPanel();

    await user.type(search(), 'pasticceria');
    await user.click(box('Estera'));
    await user.click(box('Con telefono'));
    await user.click(apply());

    await screen.findAllByText('1 operazione trovata');
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

    await screen.findAllByText('1 operazione trovata');
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

    await screen.findAllByText('1 operazione trovata');
    expect(lastAsked()?.category).toEqual(['CARBURANTI']);
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

    await screen.findAllByText('1 operazione trovata');
    expect(lastAsked()).toMatchObject({ merchantName: ['Caffè Lina 2 b'] });
  });
});
