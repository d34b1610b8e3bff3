import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aService } from '../../../state/holder/card.fixture.ts';
import { showBox } from '../security-box/security-box.fixture.tsx';
import { EcodeBox } from './EcodeBox.tsx';

const box = () => screen.findByRole('region', { name: 'Codice e-Code' });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const key6 = (status: 'ACTIVE' | 'BLOCKED' | 'ABSENT') => aService('KEY_6', { status });

describe('the e-Code box', () => {
  it('leads to where the e-Code is seen and changed, and tells how it works [ECODE-01] [ECODE-11] [MGMT-24]', async () => {
    const { opened } = await showBox(<EcodeBox />, { profiling: { KEY_6: key6('ACTIVE') } });

    expect(within(await box()).queryByText('Il servizio è bloccato')).toBeNull();
    await press('Gestisci il codice e-Code');
    await press('Come funziona il codice e-Code');

    expect(opened).toEqual(['/n/manage-card/superpin', 'TUTORIAL_K6']);
  });

  it('leads elsewhere where no e-Code was set [MGMT-24]', async () => {
    const { opened } = await showBox(<EcodeBox />, { profiling: { KEY_6: key6('ABSENT') } });

    await press('Scegli il codice');

    expect(opened).toEqual(['/keysix']);
  });

  it.each([
    ['alone', 'ACTIVE', 'UNLOCK_KEYSIX_POPUP'],
    ['with 3D Secure, when that is blocked too', 'BLOCKED', 'UNLOCK_KEYSIX_3DS_POPUP'],
  ] as const)(
    'says that it is blocked, and unlocks it %s [ECODE-02] [ECODE-03]',
    async (_how, status, popup) => {
      const profiling = { KEY_6: key6('BLOCKED'), '3D_SECURE': aService('3D_SECURE', { status }) };
      const { opened } = await showBox(<EcodeBox />, { profiling });

      expect(within(await box()).getByText('Il servizio è bloccato')).toBeTruthy();
      await press('Sblocca il codice e-Code');

      expect(opened).toEqual([popup]);
    },
  );

  it('says with the bank’s words why it cannot be used, and offers nothing [GATE-04]', async () => {
    const message = 'La carta è bloccata.';
    const KEY_6 = aService('KEY_6', { status: 'BLOCKED', cardBlocked: true, cardBlockedMessage: message });
    await showBox(<EcodeBox />, { profiling: { KEY_6 }, refusal: 'blocked' });

    expect(within(await box()).getByText(message)).toBeTruthy();
    expect(within(await box()).queryByRole('button')).toBeNull();
  });

  it('lets a limited holder enter the holder code [RCODE-08]', async () => {
    const { opened } = await showBox(<EcodeBox />, {
      profiling: { KEY_6: key6('ACTIVE') },
      refusal: 'limited',
    });

    await press(/^Inserisci il codice/u);

    expect(opened).toEqual(['REGISTRATION_CODE']);
  });

  it('is not there for a card without the service', async () => {
    const { container } = await showBox(<EcodeBox />, { profiling: {} });

    expect(container.textContent).toBe('');
  });
});
