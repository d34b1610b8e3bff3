import type { JourneyFile } from '#schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { challenge, hostJourneys } from './journey-host.fixture.tsx';

vi.stubGlobal('CSS', { escape: (text: string) => text });

const button = (name: string) => screen.getByRole('button', { name });

async function openCode() {
  const host = hostJourneys();
  const end = host.journeys.open('sca', challenge);
  await userEvent.click(await screen.findByRole('radio', { name: '********12' }));
  await userEvent.click(button('NEXT'));
  const field = await screen.findByLabelText('Code');
  return { ...host, end, field };
}

describe('a popup of a journey', () => {
  it('lists the phones by their last digits, and asks for one that is not chosen [SCA-02] [SCA-03]', async () => {
    const { journeys } = hostJourneys();
    void journeys.open('sca', challenge);

    const popup = await screen.findByRole('dialog', { name: 'Which phone?' });
    expect(within(popup).getByText('Choose one.')).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(button('NEXT'));

    const group = screen.getByRole('radiogroup');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(group.contains(document.activeElement)).toBe(true);
  });

  it('puts the way out before the main action [HOLDER-16]', async () => {
    const { journeys } = hostJourneys();
    void journeys.open('sca', challenge);

    await screen.findByRole('dialog');

    const names = screen
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(names).toEqual(['Chiudi', 'CANCEL', 'NEXT']);
  });

  it('leads the focus to the code when it asks for one [SCA-01]', async () => {
    const { field } = await openCode();

    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('confirms only six digits, and shows that it asks the bank until the answer comes [SCA-26] [LOAD-02]', async () => {
    const { field, bank, end } = await openCode();

    await userEvent.type(field, '12a34');
    await userEvent.click(button('Confirm'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(bank.waiting.at(-1)?.request.operation).not.toBe('verifyMfa');
    await userEvent.type(field, '56');
    await userEvent.click(button('Confirm'));
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeTruthy();
    expect(bank.waiting.at(-1)?.request).toMatchObject({ operation: 'verifyMfa', body: { otp: '123456' } });
    bank.answer(200, { access_token: 't', additionalInfo: 'i' });

    expect(await end).toEqual({ outcome: 'verified', output: { transactionId: 'mt-1' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ties the bank’s words to the field and leads there [ERR-15] [ERR-01] [S-65]', async () => {
    const { field, bank } = await openCode();
    await userEvent.type(field, '000000{Enter}');

    bank.answer(422, { code: '5707', type: 'FIELD', message: '' });

    const wrong = await screen.findByRole('textbox', { description: /Codice errato\./ });
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(wrong));
  });

  it('lets the right code be typed over the refused one [ERR-01]', async () => {
    const { field, bank } = await openCode();
    await userEvent.type(field, '000000{Enter}');
    bank.answer(422, { code: '5707', type: 'FIELD', message: '' });
    await screen.findByRole('textbox', { description: /Codice errato\./ });

    await userEvent.keyboard('123456{Enter}');

    await waitFor(() => expect(bank.waiting).toHaveLength(2));
    expect(bank.waiting.at(-1)?.request).toMatchObject({ operation: 'verifyMfa', body: { otp: '123456' } });
  });

  it('asks for another code with reNew=1, and shows a refusal as a message [SCA-23] [ERR-14]', async () => {
    const { bank, shown } = await openCode();

    await userEvent.click(button('Send again'));
    expect(bank.waiting.at(-1)?.request).toMatchObject({ operation: 'generateOtp', query: { reNew: 1 } });
    bank.answer(429, { code: 'OTP_TOO_SOON', type: 'SHOW', message: '' });

    await waitFor(() => expect(shown).toHaveLength(1));
    expect(shown[0]?.text).toMatchObject({ namespace: 'sca', key: 'enter-code.errors.OTP_TOO_SOON' });
  });

  it('takes what it said away as it moves on to another screen', async () => {
    const { bank, shown } = await openCode();
    await userEvent.click(button('Send again'));
    bank.answer(429, { code: 'OTP_TOO_SOON', type: 'SHOW', message: '' });
    await waitFor(() => expect(shown).toHaveLength(1));

    await userEvent.click(button('Indietro'));

    expect(await screen.findByRole('dialog', { name: 'Which phone?' })).toBeTruthy();
    expect(shown).toEqual([]);
  });

  it('goes back to the choice that was made', async () => {
    await openCode();

    await userEvent.click(button('Indietro'));

    expect(await screen.findByRole('dialog', { name: 'Which phone?' })).toBeTruthy();
  });

  it.each(['CANCEL', 'Chiudi'])('is left by %s, and the page beneath is there again', async (way) => {
    const { end } = await openCode();

    await userEvent.click(button(way));

    expect(await end).toMatchObject({ outcome: 'closed' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('main')).toBeTruthy();
  });

  it('submits its answer by another action too, and says first what is missing', async () => {
    const book: JourneyFile = {
      id: 'sca',
      version: '1.0.0',
      surface: 'dialog',
      input: { phoneNumbers: 'list' },
      data: { id: { type: 'text' } },
      start: 'choose-phone',
      steps: {
        'choose-phone': {
          kind: 'form',
          form: 'choice',
          saves: { 'data.id': '/phone' },
          actions: { submit: { to: 'kept' }, forget: { to: 'forgotten', submits: true } },
        },
        kept: { kind: 'end', outcome: 'kept' },
        forgotten: { kind: 'end', outcome: 'forgotten', output: { id: { var: 'data.id' } } },
      },
    };
    const { journeys } = hostJourneys({ sca: book });
    const ended = journeys.open('sca', challenge);
    await screen.findByRole('dialog');

    await userEvent.click(button('Forget it'));
    await waitFor(() => expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true'));
    await userEvent.click(screen.getByRole('radio', { name: '********67' }));
    await userEvent.click(button('Forget it'));

    expect(await ended).toMatchObject({ outcome: 'forgotten', output: { id: expect.any(String) } });
  });

  it('that offers no way out has no close icon, and must be answered [ECODE-12]', async () => {
    const notice: JourneyFile = {
      id: 'sca',
      version: '1.0.0',
      surface: 'dialog',
      start: 'choose-phone',
      steps: {
        'choose-phone': { kind: 'form', actions: { submit: { to: 'read' } } },
        read: { kind: 'end', outcome: 'read' },
      },
    };
    const { journeys } = hostJourneys({ sca: notice });
    const ended = journeys.open('sca', {});
    const popup = await screen.findByRole('dialog');

    expect(within(popup).queryByRole('button', { name: 'Chiudi' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('NEXT'));

    expect(await ended).toMatchObject({ outcome: 'read' });
  });

  it('is left by Escape', async () => {
    const { end } = await openCode();

    await userEvent.keyboard('{Escape}');

    expect(await end).toMatchObject({ outcome: 'closed' });
  });
});

describe('running journeys', () => {
  it('turn a proof into the headers of the call that asked for it [HDR-06]', async () => {
    const { journeys, bank } = hostJourneys();
    const proof = journeys.prove(challenge);
    await userEvent.click(await screen.findByRole('radio', { name: '********67' }));
    await userEvent.click(button('NEXT'));
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');

    bank.answer(200, { access_token: 't', additionalInfo: 'i' });

    expect(await proof).toEqual({ kind: 'verified', headers: { transactionId: 'mt-1' } });
  });

  it('are all left when the session is over', async () => {
    const { journeys } = hostJourneys();
    const end = journeys.open('sca', challenge);
    await screen.findByRole('dialog');

    journeys.leaveAll();

    expect(await end).toMatchObject({ outcome: 'left' });
  });

  it('are left without a word when nobody wants them by the time that their first screen comes', async () => {
    const whole = hostJourneys().sca;
    const late: JourneyFile = {
      ...whole,
      start: 'read',
      steps: {
        ...whole.steps,
        read: { kind: 'call', operation: 'verifyMfa', body: {}, ok: { to: 'enter-code' } },
      },
    };
    const { journeys, bank, said } = hostJourneys({ sca: late });
    const wanted = { isWanted: true };
    const end = journeys.open('sca', challenge, { isWanted: () => wanted.isWanted });
    await waitFor(() => expect(bank.waiting).toHaveLength(1));

    wanted.isWanted = false;
    bank.answer(200, { access_token: 't', additionalInfo: 'i' });

    expect(await end).toMatchObject({ outcome: 'left' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(said).toEqual([]);
  });

  it('stay once their first screen is there', async () => {
    const { journeys } = hostJourneys();
    const wanted = { isWanted: true };
    void journeys.open('sca', challenge, { isWanted: () => wanted.isWanted });
    await screen.findByRole('dialog');

    wanted.isWanted = false;
    await userEvent.click(screen.getByRole('radio', { name: '********67' }));

    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('say so when a journey cannot be fetched, and end [S-51]', async () => {
    const { journeys, broken } = hostJourneys({});

    expect(await journeys.open('sca', challenge)).toEqual({ outcome: 'broken', output: {} });
    expect(broken).toEqual(['unfetched']);
  });

  it('take only themselves along when a screen cannot be drawn, which is told like any error that nobody caught [S-58] [RUN-17]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const told = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    const whole = hostJourneys().sca;
    const odd: JourneyFile = {
      ...whole,
      start: 'odd',
      steps: {
        ...whole.steps,
        odd: { kind: 'view', view: 'nobody-knows', actions: { close: { to: 'closed' } } },
      },
    };
    const { journeys, broken } = hostJourneys({ sca: odd });

    const end = await journeys.open('sca', challenge);

    expect(end.outcome).toBe('left');
    expect(broken).toHaveLength(1);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('nobody-knows') }),
    );
    expect(screen.getAllByText('The page beneath').length).toBeGreaterThan(0);
  });
});
