import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCardContext, aCardSummary } from '../../state/holder/card.fixture.ts';
import { openPage } from './card-management.fixture.tsx';

describe('card management', () => {
  it('shows a loader until the card is parsed [MGMT-10] [CARD-14]', async () => {
    const { list } = await openPage(() => aCardContext());
    expect(screen.getByText('Stiamo caricando i servizi della carta')).toBeTruthy();

    list();

    expect(await screen.findByRole('region', { name: 'Numero di riferimento' })).toBeTruthy();
    expect(screen.queryByText('Stiamo caricando i servizi della carta')).toBeNull();
  });

  it('shows the masked number and the family cards [MGMT-09] [PHONE-15] [CARD-14] [HOLDER-21]', async () => {
    const hanging = aCardSummary({ id: '1000009', pan: '**** **** **** 3310', description: 'Familiare' });
    const { list } = await openPage(() => aCardContext({ contact: '********67', familyCards: [hanging] }));
    list();

    const box = await screen.findByRole('region', { name: 'Numero di riferimento' });

    expect(within(box).getByText('********67')).toBeTruthy();
    const family = within(screen.getByRole('region', { name: 'Carte familiari' }));
    expect(family.getByText('carta che finisce con 3310')).toBeTruthy();
    expect(within(box).getByText('Numero che finisce con 67')).toBeTruthy();
  });

  it('offers what a journey lists among the services, and says why where it is refused [STUDIO-16]', async () => {
    const listed = [
      { opens: 'LOST_CARD', label: 'Carta smarrita', text: 'La blocchiamo e te ne mandiamo una nuova.' },
      { opens: '/travel', label: 'In viaggio', text: 'Dicci dove vai.' },
    ];
    const { list, opened } = await openPage(() => aCardContext(), {
      listed,
      refused: { '/travel': 'paused' },
    });
    list();

    const services = within(await screen.findByRole('region', { name: 'Altri servizi' }));
    fireEvent.click(services.getByRole('button', { name: /Carta smarrita/u }));

    expect(opened).toMatchObject([{ name: 'LOST_CARD' }]);
    expect(services.getByText('In pausa', { exact: false })).toBeTruthy();
    expect(services.queryByRole('link', { name: /In viaggio/u })).toBeNull();
  });

  it('opens the change of number by its popup [MGMT-01] [MGMT-21]', async () => {
    const { list, opened } = await openPage(() => aCardContext());
    list();

    fireEvent.click(await screen.findByRole('button', { name: 'Modifica il numero di riferimento' }));

    expect(opened).toMatchObject([{ name: 'EDIT_TEL_NUMB' }]);
  });

  it('shows the new masked number once the card is read again [PHONE-15]', async () => {
    let contact = '********67';
    const { app, list, opened } = await openPage(() => aCardContext({ contact }));
    list();
    fireEvent.click(await screen.findByRole('button', { name: 'Modifica il numero di riferimento' }));

    contact = '********05';
    await act(() => app.holder.refresh(['card']));
    act(() => opened[0]?.end({ outcome: 'completed', output: {} }));

    expect(await screen.findByText('********05')).toBeTruthy();
    expect(screen.queryByText('********67')).toBeNull();
  });

  it('explains that one mobile number serves alerts, identity and payments [PHONE-06]', async () => {
    const { list } = await openPage(() => aCardContext());
    list();

    fireEvent.click(await screen.findByRole('button', { name: 'Perché un solo numero?' }));

    const popup = await screen.findByRole('dialog', { name: 'Un solo numero di cellulare' });
    for (const use of [/avvisi di sicurezza/u, /verificare la tua identità/u, /autorizzare i pagamenti/u]) {
      expect(within(popup).getByText(use)).toBeTruthy();
    }

    fireEvent.click(within(popup).getByRole('button', { name: 'Ok, ho capito' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has no way to change the number where the service is missing [MGMT-26]', async () => {
    const { list } = await openPage(() => aCardContext({ profiling: {} }));
    list();
    await screen.findByRole('region', { name: 'Numero di riferimento' });

    expect(screen.queryByRole('button', { name: 'Modifica il numero di riferimento' })).toBeNull();
  });
});
