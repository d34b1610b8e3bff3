import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findPopup } from '../../frame/popup.fixture.ts';
import { done } from '../../cards/portal.fixture.tsx';
import { anOperation } from '../operation.fixture.ts';
import { list, open } from './filters.fixture.tsx';

const spaced = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const line = () => screen.getByRole('searchbox', { name: /^Cerca tra le operazioni/u });
const chip = (words: string) =>
  screen.getByRole('button', { name: (name) => spaced(name) === `Rimuovi il filtro ${words}` });
const told = () => screen.queryAllByRole('status').map(({ textContent }) => spaced(textContent));

/** Shows a list and searches it for some words. */
async function searched(words: string, options: Parameters<typeof open>[0] = {}) {
  const portal = await open(options);
  await screen.findByText(/negli ultimi 90 giorni/u);
  await portal.user.type(line(), `${words}{Enter}`);
  await screen.findAllByText(/trovat[ae]/u);
  return portal;
}

describe('the search above the list', () => {
  it('asks the bank for the category, the month and the amount that its words mean [HOLDER-19]', async () => {
    const { lastAsked } = await searched('ristoranti febbraio 12,50');

    expect(lastAsked()).toEqual({
      cardId: '1000001',
      pageLimit: 20,
      pageNumber: 1,
      dateFrom: '2026-02-01T00:00:00.000+01:00',
      dateTo: '2026-02-28T23:59:59.999+01:00',
      category: ['RISTORANTI'],
      amountFrom: 1250,
      amountTo: 1250,
    });
    expect(line()).toHaveProperty('value', 'ristoranti febbraio 12,50');
  });

  it('leaves what was typed to be mended, until one of its filters is taken off; nothing typed takes off the rest [HOLDER-19]', async () => {
    const { user, lastAsked } = await searched('corsini marzo');
    await user.type(line(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}febbraio{Enter}');
    await waitFor(() => expect(lastAsked()).toMatchObject({ dateFrom: '2026-02-01T00:00:00.000+01:00' }));
    expect(line()).toHaveProperty('value', 'corsini febbraio');

    await user.click(chip('«corsini»'));
    await waitFor(() => expect(line()).toHaveProperty('value', ''));
    expect(lastAsked()).not.toHaveProperty('merchantName');

    await user.type(line(), '{Enter}');
    await screen.findAllByText(/negli ultimi 90 giorni/u);
    expect(screen.queryByRole('list', { name: 'Filtri applicati' })).toBeNull();
  });

  it('asks for what is typed now in place of what was typed before, and leaves any filter when it is taken off [HOLDER-19]', async () => {
    const { user, lastAsked } = await searched('ristoranti febbraio');
    await user.clear(line());
    await user.type(line(), 'corsini marzo 42{Enter}');
    await waitFor(() => expect(lastAsked()).toMatchObject({ merchantName: ['corsini'], amountTo: 4299 }));
    expect(lastAsked()).toMatchObject({ dateFrom: '2026-03-01T00:00:00.000+01:00' });
    expect(lastAsked()).not.toHaveProperty('category');

    await user.click(chip('importo da 42,00 € a 42,99 €'));
    await waitFor(() => expect(lastAsked()).not.toHaveProperty('amountTo'));
    await user.type(line(), '42,50{Enter}');
    await waitFor(() => expect(lastAsked()).toMatchObject({ amountFrom: 4250, amountTo: 4250 }));

    expect(chip('importo 42,50 €')).toBeTruthy();
    expect(lastAsked()).not.toHaveProperty('merchantName');
    expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
    await user.click(chip('importo 42,50 €'));
    expect((await screen.findAllByText('1 operazione negli ultimi 90 giorni'))[0]).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Filtri applicati' })).toBeNull();
  });

  it('keeps the filters that were chosen elsewhere, and shows them [HOLDER-19]', async () => {
    const { user, lastAsked } = await searched('corsini');
    const tiles = within(screen.getByRole('toolbar', { name: 'Categorie' }));
    await user.click(tiles.getByRole('button', { name: 'Ristoranti' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ category: ['RISTORANTI'] }));
    expect(lastAsked()).toMatchObject({ merchantName: ['corsini'] });

    await user.clear(line());
    await user.type(line(), 'bar{Enter}');

    await waitFor(() => expect(lastAsked()).toMatchObject({ merchantName: ['bar'] }));
    expect(lastAsked()).toMatchObject({ category: ['RISTORANTI'] });
    expect(chip('«bar»')).toBeTruthy();
    expect(chip('Ristoranti')).toBeTruthy();
  });

  it('finds no advertisement among the operations [HOLDER-19] [OPS-14]', async () => {
    const five = Array.from({ length: 5 }, (_, index) => anOperation({ transactionId: String(index) }));
    const { user } = await open({ answer: () => list(five) });
    expect(await screen.findByText('Non riconosci una spesa?')).toBeTruthy();

    await user.type(line(), 'corsini{Enter}');

    await screen.findAllByText('5 operazioni trovate');
    expect(screen.queryByText('Non riconosci una spesa?')).toBeNull();
    expect(screen.queryByText('Cerchi una spesa precisa?')).toBeNull();
  });

  it('tells what was found comes to, what came in by itself, and of a longer list how much of it [HOLDER-19]', async () => {
    const found = [
      anOperation(),
      anOperation({ transactionId: '2', chargeCurrencyAmount: { amount: 700, currency: 'EUR' } }),
      anOperation({ transactionId: '3', flagPrepaidRechargeReceived: true }),
    ];
    await searched('corsini', { answer: () => list(found) });

    expect(
      await screen.findByText((text) => spaced(text) === '12,50 € ricaricati, 19,50 € spesi'),
    ).toBeTruthy();
  });

  it('counts what the bank has not booked by itself, so that the rows found come to what is said of them [HOLDER-19]', async () => {
    const found = [anOperation(), anOperation({ transactionId: '2', transactionStatus: 'A' })];
    await searched('corsini', { answer: () => list(found) });

    expect(
      await screen.findByText((text) => spaced(text) === '12,50 € spesi, 12,50 € non ancora contabilizzati'),
    ).toBeTruthy();
  });

  it('says nothing of what was spent where all that was found is a recharge on its way [HOLDER-19]', async () => {
    const recharge = anOperation({ transactionStatus: 'A', flagPrepaidRechargeReceived: true });
    await searched('corsini', { answer: () => list([recharge]) });

    expect(
      await screen.findByText((text) => spaced(text) === '12,50 € di ricariche non ancora contabilizzate'),
    ).toBeTruthy();
  });

  it('leaves out of what was found what came back for a dispute, as the totals of months do [HOLDER-19] [HOLDER-25]', async () => {
    const disputeCreditedAmount = { amount: 1000, currency: 'EUR' };
    const found = [anOperation(), anOperation({ transactionId: '2', disputeCreditedAmount })];
    await searched('corsini', { answer: () => list(found) });

    expect(await screen.findByText((text) => spaced(text) === '15,00 € spesi')).toBeTruthy();
  });

  it('calls what an operation stands among by its name: what was found, not all that was spent [HOLDER-19] [OPDET-03]', async () => {
    const found = [anOperation(), anOperation({ transactionId: '2', merchant: { merchantName: 'Bar Uno' } })];
    const { user } = await searched('bar', { answer: () => list(found) });
    await user.click(await screen.findByRole('button', { name: /^Bar Uno/u }));

    const detail = within(await findPopup('Bar Uno'));
    expect(
      await detail.findByRole('region', { name: 'Altre operazioni trovate di marzo 2026' }),
    ).toBeTruthy();
  });

  it('says of how many rows it is the sum while there are more [HOLDER-19]', async () => {
    await searched('corsini', { answer: () => longList });

    expect(await screen.findByText((text) => spaced(text) === 'la prima: 12,50 € spesi')).toBeTruthy();
  });

  it('offers to look in twelve months where it has found nothing [HOLDER-19]', async () => {
    const { user, lastAsked } = await searched('niente');
    expect(
      await screen.findByText(
        /^Abbiamo cercato solo tra le operazioni della carta che finisce con \d{4}\. Controlla com’è scritto/u,
      ),
    ).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Cerca in 12 mesi' }));

    await waitFor(() => expect(lastAsked()).toMatchObject({ dateFrom: '2025-03-20T00:00:00.000+01:00' }));
    expect(lastAsked()).toMatchObject({ merchantName: ['niente'] });
    await screen.findByText('La tua ricerca ha prodotto zero risultati');
    expect(screen.queryByRole('button', { name: 'Cerca in 12 mesi' })).toBeNull();
    expect(line()).toHaveProperty('value', 'niente');

    await user.clear(line());
    await user.type(line(), 'corsini{Enter}');
    await waitFor(() => expect(lastAsked()).toMatchObject({ merchantName: ['corsini'] }));
    expect(lastAsked()).toMatchObject({ dateFrom: '2025-12-20T00:00:00.000+01:00' });
  });

  it('does not go on showing a month that it looks beyond, once it looks in twelve [HOLDER-19]', async () => {
    const { user, lastAsked } = await searched('niente febbraio');

    await user.click(await screen.findByRole('button', { name: 'Cerca in 12 mesi' }));

    await waitFor(() => expect(lastAsked()).toMatchObject({ dateFrom: '2025-03-20T00:00:00.000+01:00' }));
    expect(lastAsked()).toMatchObject({ merchantName: ['niente'] });
    expect(line()).toHaveProperty('value', 'niente');
    expect(await screen.findByRole('button', { name: /niente/u })).toBeTruthy();
  });

  it.each([
    [/^Cerca da 37/u, 'niente'],
    [/^Cerca in altre valute/u, 'niente'],
    [/^Cerca in 12 mesi/u, 'niente 42'],
  ])('keeps of its line what is still looked for: after %s that is ‘%s’ [HOLDER-19]', async (name, left) => {
    const { user, lastAsked } = await searched('niente 42');
    const before = lastAsked();

    await user.click(await screen.findByRole('button', { name: (words) => name.test(spaced(words)) }));

    await waitFor(() => expect(lastAsked()).not.toEqual(before));
    await waitFor(() => expect(line()).toHaveProperty('value', left));
    expect(lastAsked()).toMatchObject({ merchantName: ['niente'] });
  });

  it.each(['42', '42 €'])(
    'offers amounts around one that it has not found, and is emptied by one press, with what it asked for: %s [HOLDER-19]',
    async (typed) => {
      const { user, lastAsked } = await searched(typed, {
        answer: ({ amountFrom }) => list(amountFrom === 4200 ? [] : [anOperation()]),
      });

      const wider = await screen.findByRole('button', {
        name: (name) => spaced(name) === 'Cerca da 37,00 € a 48,00 €',
      });
      expect(screen.queryByText(/meno lettere/u)).toBeNull();
      await user.click(wider);

      await waitFor(() => expect(lastAsked()).toMatchObject({ amountFrom: 3700, amountTo: 4800 }));
      await screen.findAllByText('1 operazione trovata');
      expect(line()).toHaveProperty('value', `circa ${typed}`);

      await user.click(screen.getByRole('button', { name: 'Cancella la ricerca' }));

      await screen.findAllByText('1 operazione negli ultimi 90 giorni');
      expect(lastAsked()).not.toHaveProperty('amountFrom');
      expect(line()).toHaveProperty('value', '');
      expect(document.activeElement).toBe(line());
      expect(screen.queryByRole('button', { name: 'Cancella la ricerca' })).toBeNull();
    },
  );

  it('offers what was spent in another currency where no amount in euro is found [HOLDER-19]', async () => {
    const { user, lastAsked } = await searched('43,73', {
      answer: ({ amountFrom }) => list(amountFrom === 4373 ? [] : [anOperation()]),
    });

    await user.click(await screen.findByRole('button', { name: 'Cerca in altre valute' }));

    await waitFor(() => expect(lastAsked()).toMatchObject({ flagCurrency: 'other' }));
    expect(lastAsked()).not.toHaveProperty('amountFrom');
    await screen.findAllByText('1 operazione trovata');
    expect(line()).toHaveProperty('value', '');
  });

  it('does nothing when nothing is typed [FILTER-22]', async () => {
    const { user, asked } = await open();
    await screen.findByText(/negli ultimi 90 giorni/u);

    await user.type(line(), '   {Enter}');

    expect(asked).toHaveLength(1);
  });
});

describe('what is told of the list', () => {
  it('is nothing when it comes by itself, and one message when other filters have found theirs [HOLDER-20]', async () => {
    const { user } = await open({
      answer: ({ category }) =>
        list(category ? [anOperation()] : [anOperation(), anOperation({ transactionId: '2' })]),
    });
    await screen.findByText('2 operazioni negli ultimi 90 giorni');
    expect(told().filter((words) => words !== '')).toEqual([]);

    const heard = hear();
    await user.click(
      within(screen.getByRole('toolbar', { name: 'Categorie' })).getByRole('button', { name: 'Ristoranti' }),
    );
    await screen.findAllByText('1 operazione trovata');

    expect(heard()).toEqual(['1 operazione trovata']);
  });
});

const longList = done({ transactions: [anOperation()], totalTransactionNumber: 40 });

/** Listens to all that is announced from now on. */
function hear(): () => readonly string[] {
  const heard: string[] = [];
  const listen = new MutationObserver(() => {
    for (const words of told()) if (words !== '' && heard.at(-1) !== words) heard.push(words);
  });
  listen.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    listen.disconnect();
    return heard;
  };
}
