import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BankReplies } from '#schemas';
import { aCardSummary, aService } from '../../../state/holder/card.fixture.ts';
import { type Answers, done } from '../../cards/portal.fixture.tsx';
import { aProfile, showBox } from '../security-box/security-box.fixture.tsx';
import { ThreeDSecureSection } from './ThreeDSecureSection.tsx';

type Info = BankReplies['readThreeDSecure'];

const info = (status: Info['status'], flags: Partial<Info['profilation3D']> = {}): Info => ({
  cardId: '1000001',
  status,
  telephone3DSServices: '********67',
  phrase: 'Giulia, sei sulla pagina sicura di Percorso',
  profilation3D: { active: 'ATTIVO', serviceMessage: '', cardBlocked: false, limited: false, ...flags },
});

const services = (more = {}) => ({ '3D_SECURE': aService('3D_SECURE'), ...more });
const answering = (reply: Info): Answers => ({ readThreeDSecure: () => done(reply) });
const section = async () => {
  await waitFor(() => expect(screen.queryByText('Caricamento in corso')).toBeNull());
  return screen.findByRole('region', { name: '3D Secure' });
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the 3D Secure section', () => {
  it.each(['ACTIVE', 'ENROLLED'])(
    'is shown active, always, with its number and phrase, and cannot be switched off, while it is %s [TDS-01] [TDS-04] [TDS-08] [MGMT-08]',
    async (status) => {
      await showBox(<ThreeDSecureSection />, { profiling: services(), answers: answering(info(status)) });

      const shown = within(await section());
      for (const words of ['ATTIVO', 'Sempre attivo', '********67', /pagina sicura di Percorso/u]) {
        expect(shown.getByText(words)).toBeTruthy();
      }
      expect(shown.queryByRole('button')).toBeNull();
      expect(shown.queryByRole('switch')).toBeNull();
    },
  );

  it.each([
    ['alone', 'ACTIVE', 'UNLOCK_3DS_POPUP'],
    ['with the e-Code, when that is blocked too', 'BLOCKED', 'UNLOCK_3DS_KEYSIX_POPUP'],
  ] as const)('says that it is blocked, and unlocks it %s [TDS-02]', async (_how, status, popup) => {
    const profiling = services({ KEY_6: aService('KEY_6', { status }) });
    const { opened } = await showBox(<ThreeDSecureSection />, {
      profiling,
      answers: answering(info('BLOCKED')),
    });

    expect(within(await section()).getByText('Il servizio è bloccato')).toBeTruthy();
    expect(screen.getByText('Sblocca')).toBeTruthy();
    await press('Sblocca 3D Secure');

    expect(opened).toEqual([popup]);
  });

  it('is switched on directly while SMS alerts are on, though its status is DISABLED [TDS-03] [TDS-06] [MGMT-19]', async () => {
    const profiling = services({ SERVIZI_SMS: aService('SERVIZI_SMS') });
    const answers = answering(info('DISABLED', { active: 'DISABLED' }));
    const { opened } = await showBox(<ThreeDSecureSection />, { profiling, answers });

    expect(within(await section()).getByText('NON ATTIVO')).toBeTruthy();
    await press('Attiva 3D Secure');

    expect(opened).toEqual(['THREED_ACTIVATE']);
  });

  it('asks for the SMS alerts first while they are off [TDS-03]', async () => {
    const profiling = services({ SERVIZI_SMS: aService('SERVIZI_SMS', { active: 'DISATTIVO' }) });
    const answers = answering(info('DISABLED', { active: 'DISABLED' }));
    const { opened } = await showBox(<ThreeDSecureSection />, { profiling, answers });

    expect(await screen.findByText(/devi prima attivare SMS Alert/u)).toBeTruthy();
    await press('Attiva SMS Alert');

    expect(opened).toEqual(['/smsAlert/activate']);
  });

  it('is not there, nor asked for, where the profile or the card has it off [TDS-06] [GATE-09]', async () => {
    const readThreeDSecure = vi.fn<() => never>();
    const off = { '3D_SECURE': aService('3D_SECURE', { prop: { state: 'DISATTIVO' } }) };
    const answers = { readThreeDSecure };
    const first = await showBox(<ThreeDSecureSection />, {
      profiling: services(),
      answers,
      profile: aProfile('DISATTIVO'),
    });
    const second = await showBox(<ThreeDSecureSection />, { profiling: off, answers });

    expect(first.container.textContent + second.container.textContent).toBe('');
    expect(readThreeDSecure).not.toHaveBeenCalled();
  });

  it('is there only for a card with security controls [MGMT-04] [CARD-37]', async () => {
    const answers = answering(info('ACTIVE'));
    const without = await showBox(<ThreeDSecureSection />, {
      profiling: services(),
      answers,
      securityControl: [],
    });
    expect(without.container.textContent).toBe('');
    without.unmount();

    await showBox(<ThreeDSecureSection />, { profiling: services(), answers });

    expect(await section()).toBeTruthy();
  });

  it('is not there when the bank says DISATTIVO [TDS-06] [TDS-09]', async () => {
    const answers = answering(info('DISABLED', { active: 'DISATTIVO' }));
    const { app, container } = await showBox(<ThreeDSecureSection />, { profiling: services(), answers });

    await waitFor(() => expect(app.stores.threeDSecure.getState().known).toHaveProperty('1000001'));
    expect(container.textContent).toBe('');
  });

  it('is not there when the bank cannot say, and the card is marked for it [TDS-05] [TDS-16]', async () => {
    const { app, container } = await showBox(<ThreeDSecureSection />, { profiling: services() });

    await waitFor(() => expect(app.stores.threeDSecure.getState().failed).toEqual({ '1000001': true }));
    expect(container.textContent).toBe('');
  });

  it('is read on arrival, for another card, and once the profile was read again [TDS-07]', async () => {
    const readThreeDSecure = vi.fn<(body: { cardId: string }) => ReturnType<typeof done<Info>>>(() =>
      done(info('ACTIVE')),
    );
    const { app } = await showBox(<ThreeDSecureSection />, {
      profiling: services(),
      answers: { readThreeDSecure },
    });
    await section();
    const { cards, profile } = app.stores;

    act(() => cards.getState().received(['1000001', '1000002'].map((id) => aCardSummary({ id }))));
    act(() => cards.getState().select('1000002'));
    await waitFor(() => expect(readThreeDSecure).toHaveBeenCalledTimes(2));
    act(() => profile.getState().received(aProfile()));
    await waitFor(() => expect(readThreeDSecure).toHaveBeenCalledTimes(3));

    expect(readThreeDSecure.mock.calls.map(([{ cardId }]) => cardId)).toEqual([
      '1000001',
      '1000002',
      '1000002',
    ]);
  });

  it('says why a blocked card cannot use it, in the bank’s words [TDS-09]', async () => {
    const answers = answering(info('ACTIVE', { cardBlocked: true, cardBlockedMessage: 'Carta bloccata.' }));
    await showBox(<ThreeDSecureSection />, { profiling: services(), answers });

    expect(within(await section()).getByText('Carta bloccata.')).toBeTruthy();
    expect(screen.queryByText('ATTIVO')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lets a limited holder enter the holder code [TDS-09]', async () => {
    const answers = answering(info('ACTIVE', { limited: true }));
    const { opened } = await showBox(<ThreeDSecureSection />, { profiling: services(), answers });

    await press(/^Inserisci il codice/u);

    expect(opened).toEqual(['REGISTRATION_CODE']);
  });
});
