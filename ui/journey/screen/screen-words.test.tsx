import type { JourneyFile } from '#schemas';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { hostJourneys } from '../journey-host.fixture.tsx';

vi.stubGlobal('CSS', { escape: (text: string) => text });

const button = (name: string) => screen.getByRole('button', { name });

/** A journey that the bank can tell where to take up again, in a page of its own. */
const registration: JourneyFile = {
  id: 'registration',
  version: '1.0.0',
  surface: 'page',
  resume: {
    operation: 'recoverRegistrationFlow',
    state: { var: ['result.state', ''] },
    at: { STATE_40_CODE: 'enter-code' },
  },
  input: {},
  data: { phone: { type: 'text' }, otp: { type: 'text', sensitive: true, keep: 'next-call' } },
  start: 'begin',
  steps: {
    begin: {
      kind: 'form',
      progress: { step: 1, of: 7 },
      actions: {
        submit: { to: 'enter-code' },
        help: { to: 'begin', look: 'link' },
        skip: { to: 'enter-code', look: 'secondary' },
        later: { to: 'left', look: 'none' },
      },
    },
    'enter-code': {
      kind: 'form',
      form: 'code',
      progress: { step: 4, of: 7 },
      saves: { 'data.otp': '/otp' },
      actions: { submit: { to: 'amount' } },
    },
    amount: {
      kind: 'view',
      view: 'top-up-amounts',
      input: { amounts: [500, 1000] },
      saves: { 'data.phone': '/amount' },
      actions: { submit: { to: 'check' } },
    },
    check: { kind: 'call', operation: 'verifyMfa', body: { otp: { var: 'data.phone' } }, ok: { to: 'left' } },
    left: { kind: 'end', outcome: 'completed' },
  },
};

function open() {
  const host = hostJourneys({ registration });
  void host.journeys.open('registration');
  return host;
}

async function askedWhere() {
  const host = open();
  await waitFor(() => expect(host.bank.waiting).toHaveLength(1));
  return host;
}

describe('a journey that is taken up again', () => {
  it('asks the bank first, and goes on where the holder had got to [REG-13]', async () => {
    const { bank } = await askedWhere();

    expect(bank.waiting[0]?.request.operation).toBe('recoverRegistrationFlow');
    bank.answer(200, { state: 'STATE_40_CODE' });

    expect(await screen.findByLabelText('Code')).toBeTruthy();
    expect(screen.getByText('Passo 4 di 7')).toBeTruthy();
  });

  it('begins at its start when the bank does not know, or refuses to say [REG-13]', async () => {
    const { bank } = await askedWhere();

    bank.answer(404, { code: 'FLOW_UNKNOWN', type: 'CUSTOM', message: '' });

    expect(await screen.findByText('Passo 1 di 7')).toBeTruthy();
  });
});

describe('a screen', () => {
  it('draws its actions as the journey says, and none that something else does', async () => {
    const { bank } = await askedWhere();
    bank.answer(200, {});
    await screen.findByText('Passo 1 di 7');

    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);

    expect(names).toEqual(['Why?', 'SKIP', 'BEGIN']);
  });

  it('draws its body with paragraphs, strong words and links', async () => {
    const { bank } = await askedWhere();
    bank.answer(200, {});
    await screen.findByText('Passo 1 di 7');

    expect(screen.getByText('seven').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'help' }).getAttribute('href')).toBe('/help');
  });

  it('has its view as soon as its buttons', async () => {
    const { bank } = await askedWhere();
    bank.answer(200, { state: 'STATE_40_CODE' });
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');

    await screen.findByRole('button', { name: 'TOP UP' });

    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('asks before a page with something typed is left, and not before', async () => {
    const { bank } = await askedWhere();
    bank.answer(200, { state: 'STATE_40_CODE' });
    const field = await screen.findByLabelText('Code');

    const before = fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await userEvent.type(field, '1');
    const after = fireEvent(window, new Event('beforeunload', { cancelable: true }));

    expect([before, after]).toEqual([true, false]);
  });

  it('with a view goes on only with an answer, says what is missing, and hands it to the journey [HOLDER-12]', async () => {
    const { bank } = await askedWhere();
    bank.answer(200, { state: 'STATE_40_CODE' });
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(button('Confirm'));
    const choice = await screen.findByRole('radio', { name: /^10,00/ });

    await userEvent.click(button('TOP UP'));
    const group = screen.getByRole('radiogroup');
    const said = group.textContent;
    const focused = document.activeElement;
    await userEvent.click(choice);

    expect(said).toContain('Per andare avanti scegli un importo.');
    expect(focused).toBe(screen.getAllByRole('radio')[0]);
    expect(group.textContent).not.toContain('Per andare avanti scegli un importo.');
    await userEvent.click(button('TOP UP'));

    expect(bank.waiting.at(-1)?.request.body).toEqual({ otp: 1000 });
  });

  it('with a view goes on with what was chosen before, when the holder comes back', async () => {
    const { bank } = await askedWhere();
    bank.answer(200, { state: 'STATE_40_CODE' });
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(button('Confirm'));
    await userEvent.click(await screen.findByRole('radio', { name: /^10,00/ }));
    await userEvent.click(button('TOP UP'));
    bank.answer(409, { code: 'REFUSED', type: 'SHOW', message: '' });
    await userEvent.click(await screen.findByRole('button', { name: 'Indietro' }));
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(button('Confirm'));

    expect(await screen.findByRole('radio', { name: /^10,00/ })).toHaveProperty('checked', true);
    expect(button('TOP UP').hasAttribute('disabled')).toBe(false);
  });
});
