import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aCardSummary, aService } from '../../state/holder/card.fixture.ts';
import { aFullContext, region, show, tile } from './tiles.fixture.tsx';

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
    expect(screen.getAllByText('Si fa dall’online banking.')).toHaveLength(2);
    expect(screen.queryByText(/come aggiungere denaro/u)).toBeNull();
    fireEvent.click(tile('Ricarica la prepagata').getByRole('button'));
    const popup = { name: 'IBAN_PREPAID_POPUP' };
    expect(opened).toMatchObject([{ ...popup, input: { wanted: 'recharge' } }]);
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
