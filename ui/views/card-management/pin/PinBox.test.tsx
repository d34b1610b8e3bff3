import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BankReplies } from '#schemas';
import type { CallOutcome } from '#ui/bank';
import { aService } from '../../../state/holder/card.fixture.ts';
import { done } from '../../cards/portal.fixture.tsx';
import { showBox } from '../security-box/security-box.fixture.tsx';
import { PinBox } from './PinBox.tsx';

type Status = BankReplies['readPinStatus'];

const status = (difference: Partial<Status> = {}): Status => ({
  cardId: '1000001',
  status: 'AVAILABLE',
  remainingViews: 5,
  visibleSeconds: 30,
  ...difference,
});
const missing = status({ status: 'NOT_REQUESTED', remainingViews: 0 });
const profiling = { PIN_CARD: aService('PIN_CARD') };
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the PIN box', () => {
  it('leads to the PIN [MGMT-06]', async () => {
    const { opened } = await showBox(<PinBox />, {
      profiling,
      answers: { readPinStatus: () => done(status()) },
    });

    await press('Visualizza PIN');

    expect(opened).toEqual(['/pinView/request']);
  });

  it('asks the bank for a PIN that is not there, and marks the card when that fails [PIN-10]', async () => {
    let outcome: CallOutcome<Status> = { kind: 'unreachable' };
    const requestPin = vi.fn<(body: { cardId: string }) => CallOutcome<Status>>(() => outcome);
    const { app } = await showBox(<PinBox />, {
      profiling,
      answers: { readPinStatus: () => done(missing), requestPin },
    });
    const failed = () => app.stores.pin.getState().failed['1000001'];

    await press('Richiedi il PIN');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Non riusciamo a recuperare il PIN/u);
    expect(failed()).toBe(true);
    outcome = done(status());
    await press('Richiedi il PIN');

    expect(await screen.findByRole('button', { name: 'Visualizza PIN' })).toBeTruthy();
    expect(failed()).toBe(false);
    expect(requestPin).toHaveBeenCalledWith({ cardId: '1000001' });
  });

  it('can be asked again when the bank did not answer, and tells of a letter on its way', async () => {
    let outcome: CallOutcome<Status> = { kind: 'unreachable' };
    await showBox(<PinBox />, { profiling, answers: { readPinStatus: () => outcome } });
    await screen.findByRole('alert');

    outcome = done(status({ arrivesBy: '2026-11-29T16:00:00.000+01:00' }));
    await press('Riprova');

    expect(await screen.findByText(/Abbiamo spedito a casa tua una lettera con il PIN/u)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks the bank again by itself once the connection is back [HOLDER-03]', async () => {
    let outcome: CallOutcome<Status> = { kind: 'unreachable' };
    await showBox(<PinBox />, { profiling, answers: { readPinStatus: () => outcome } });
    await screen.findByRole('alert');

    outcome = done(status());
    fireEvent(window, new Event('online'));

    expect(await screen.findByRole('button', { name: 'Visualizza PIN' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the connection is missing where that is why [HOLDER-03]', async () => {
    const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    await showBox(<PinBox />, {
      profiling,
      answers: { readPinStatus: (): CallOutcome<Status> => ({ kind: 'unreachable' }) },
    });

    const said = await screen.findByRole('alert');
    expect(said.textContent).toBe('Sei senza connessione: quando torna, riproviamo da soli.');
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeTruthy();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));

    expect((await screen.findByRole('alert')).textContent).toMatch(/Non riusciamo a recuperare il PIN/u);
  });

  it('asks the bank nothing while the service is refused, and says why [GATE-04]', async () => {
    const readPinStatus = vi.fn<() => never>();
    await showBox(<PinBox />, { profiling, refusal: 'paused', answers: { readPinStatus } });

    await waitFor(() => expect(screen.getByText(/è in pausa/u)).toBeTruthy());
    expect(screen.queryByRole('button')).toBeNull();
    expect(readPinStatus).not.toHaveBeenCalled();
  });
});
