import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BankReplies } from '#schemas';
import type { CallOutcome } from '#ui/bank';
import { type Answers, done, renderInPortal } from '../cards/portal.fixture.tsx';
import { AlertSwitch } from './AlertSwitch.tsx';

type Alert = BankReplies['readInstallmentAlert'];

const standing = (subscriptionStatus: Alert['subscriptionStatus']) =>
  done({ cardId: '1000001', subscriptionStatus });

const alertSwitch = () => screen.findByRole('switch', { name: 'Avvisi SMS sulle rate' });
const show = (answers: Answers) => renderInPortal(<AlertSwitch cardId="1000001" />, answers);

describe('the SMS about instalments', () => {
  it.each([
    ['ACTIVE', true],
    ['INACTIVE', false],
  ] as const)('are shown as the bank has them: %s [ADD-03] [CALL-82]', async (status, isOn) => {
    await show({ readInstallmentAlert: () => standing(status) });

    expect(await alertSwitch()).toHaveProperty('checked', isOn);
  });

  it.each([
    ['INACTIVE', 'ACTIVE', 'Avvisi SMS sulle rate attivi.'],
    ['ACTIVE', 'INACTIVE', 'Avvisi SMS sulle rate disattivati.'],
  ] as const)('are switched from %s to %s, which is told [ADD-03] [CALL-83]', async (from, to, text) => {
    const asked: unknown[] = [];
    const { app } = await show({
      readInstallmentAlert: () => standing(from),
      changeInstallmentAlert: (body) => {
        asked.push(body);
        return standing(body.newSubscriptionStatus);
      },
    });

    fireEvent.click(await alertSwitch());

    await waitFor(async () => expect(await alertSwitch()).toHaveProperty('checked', to === 'ACTIVE'));
    expect(asked).toEqual([{ cardId: '1000001', newSubscriptionStatus: to }]);
    expect(app.stores.messages.getState().messages).toMatchObject([{ text, status: 'ok' }]);
  });

  it('stay as they are when the bank does not switch them, which is told [ADD-03]', async () => {
    const { app } = await show({
      readInstallmentAlert: () => standing('INACTIVE'),
      changeInstallmentAlert: () => ({ kind: 'unreachable' }),
    });

    fireEvent.click(await alertSwitch());

    await waitFor(() =>
      expect(app.stores.messages.getState().messages).toMatchObject([{ status: 'critical' }]),
    );
    expect(await alertSwitch()).toHaveProperty('checked', false);
  });

  it('are switched once while the bank is at it, and keep the focus [ADD-03] [S-64]', async () => {
    const change = Promise.withResolvers<CallOutcome<Alert>>();
    let times = 0;
    await show({
      readInstallmentAlert: () => standing('INACTIVE'),
      changeInstallmentAlert: () => {
        times += 1;
        return change.promise;
      },
    });
    const input = await alertSwitch();
    input.focus();

    fireEvent.click(input);
    fireEvent.click(input);

    expect(times).toBe(1);
    expect(document.activeElement).toBe(input);
    change.resolve(standing('ACTIVE'));
    await waitFor(() => expect(input).toHaveProperty('checked', true));
  });

  it('can be asked for again when they could not be read [ADD-03]', async () => {
    let isUp = false;
    await show({ readInstallmentAlert: () => (isUp ? standing('ACTIVE') : { kind: 'unreachable' }) });
    const retry = await screen.findByRole('button', { name: 'Riprova' });

    isUp = true;
    fireEvent.click(retry);

    expect(await alertSwitch()).toHaveProperty('checked', true);
  });

  it('are not offered for a card without the service [ADD-03]', async () => {
    let isAsked = false;
    await show({
      readInstallmentAlert: () => {
        isAsked = true;
        return { kind: 'refused', code: 'FUNCTION_NOT_AVAILABLE', type: 'CUSTOM' };
      },
    });

    await waitFor(() => expect(isAsked).toBe(true));
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  });
});
